"""The words of cribbage."""
