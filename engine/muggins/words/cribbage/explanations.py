"""Why something cannot be said at the shows of cribbage, or was wrong."""

from muggins.words.explanations import Explanation

EXPLANATIONS: dict[str, Explanation] = {}
