"""What a reader asks of cribbage alone."""
