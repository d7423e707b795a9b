"""Things that lie on a table: tiles, cards, and how they are shuffled."""
