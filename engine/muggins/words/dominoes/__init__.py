"""The words of a round of dominoes."""
