"""Sentences: catalogues, names of pieces, narration of events, explanations of mistakes."""
