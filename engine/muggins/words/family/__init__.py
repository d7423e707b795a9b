"""The words of a deal of the family card game."""
