"""Why something cannot be said at the shows of cribbage, or was wrong."""

from muggins.words.explanations import Explanation

EXPLANATIONS: dict[str, Explanation] = {
    "cribbage/players": lambda words, data: words.text(
        "Two, three, or four can play, four also as partners. Players in this position: {n}.", **data
    ),
    "cribbage/wrong-hand": lambda words, data: words.text(
        "A hand and the crib have four cards each, besides the starter. Cards found: {n}.", **data
    ),
    "cribbage/wrong-scores": lambda words, data: words.text(
        "Each player has one score, partners share one. Scores in this position: {n}.", **data
    ),
    "cribbage/card-twice": lambda words, data: words.text(
        "There is only one {card} in the pack, but this position has it twice. Take one away.", **data
    ),
    "cribbage/wrong-phase": lambda words, data: words.text(
        "What should happen next does not agree with the scores or the counts: “{text}”. Correct that field.", **data
    ),
    "cribbage/five-cards": lambda words, data: words.text(
        "A hand and the starter are {n} cards, and all are chosen. Take one away first.", **data
    ),
    "cribbage/game-over": lambda words, data: words.text(
        "The game is over, nothing more is counted. Undo a move or start again.", **data
    ),
    "cribbage/counting-over": lambda words, data: words.text(
        "All hands and the crib are counted. Undo a move or start again.", **data
    ),
    "cribbage/wrong-seat": lambda words, data: words.text(
        "It is not this player’s turn to speak. Player {player} comes first.", **data
    ),
    "cribbage/answer-first": lambda words, data: words.text(
        "The count must be answered before the next one is said. Player {player} answers now.", **data
    ),
    "cribbage/nothing-to-answer": lambda words, data: words.text(
        "No count has been said yet. Player {player} must say one first.", **data
    ),
    "cribbage/no-such-count": lambda words, data: words.text(
        "A count is a whole number from 0 to 29, and this is not one: {n}. Say another.", **data
    ),
    "cribbage/claim-size": lambda words, data: words.text(
        "No hand is worth more than 29, so the most that can have been missed is {most}. "
        "Call for 1 or more up to that.",
        **data,
    ),
    "cribbage/no-claim-left": lambda words, data: words.text(
        "A count of 29 leaves nothing to miss. Accept it, or say that it is too high.", **data
    ),
    "cribbage/hidden-cards": lambda words, data: words.text(
        "Some of the cards that are counted are unknown, so the count cannot be settled here.", **data
    ),
    "cribbage/under-count": lambda words, data: words.text(
        "The count was too low. Said: {said}. True count: {total}. An opponent may take what was missed.", **data
    ),
    "cribbage/over-count": lambda words, data: words.text(
        "The count was too high. Said: {said}. True count: {total}. An opponent may take the excess.", **data
    ),
    "cribbage/missed-call": lambda words, data: words.text(
        "The count was wrong and could have been called. Said: {said}. True count: {total}.", **data
    ),
    "cribbage/false-muggins": lambda words, data: words.text(
        "Nothing was missed, so the call is false. Said: {said}. True count: {total}.", **data
    ),
    "cribbage/false-over": lambda words, data: words.text(
        "The count was not too high. Said: {said}. True count: {total}.", **data
    ),
}
