"""Why something cannot be played or said in cribbage, or was wrong."""

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
    "cribbage/wrong-cards": lambda words, data: words.text(
        "The hands, the crib, and the pack do not agree with what should happen next: “{text}”. Correct them.", **data
    ),
    "cribbage/lay-away-first": lambda words, data: words.text(
        "Cards must be laid away to the crib first. Player {player} comes next.", **data
    ),
    "cribbage/lay-away": lambda words, data: words.text(
        "Cards that go to the crib from each hand: {n}. Choose that many.", **data
    ),
    "cribbage/not-held": lambda words, data: words.text(
        "The {card} is not in this hand. Choose one of the cards that are.", **data
    ),
    "cribbage/already-played": lambda words, data: words.text(
        "The {card} has already been played. Choose another card.", **data
    ),
    "cribbage/too-high": lambda words, data: words.text(
        "With the {card}, the running count would be {total}, which is over {limit}. Play a lower card, or say “go”.",
        **data,
    ),
    "cribbage/must-play": lambda words, data: words.text(
        "You may say “go” only if no card fits, but the {card} does. Play it, or another that fits.", **data
    ),
    "cribbage/play-first": lambda words, data: words.text(
        "The cards are still being played. Player {player} plays next.", **data
    ),
    "cribbage/play-over": lambda words, data: words.text(
        "The cards have been played, and the hands are counted now. Say a count or answer one.", **data
    ),
    "cribbage/count-yourself": lambda words, data: words.text(
        "With muggins, you count the hand yourself. Say a number.", **data
    ),
    "cribbage/counted-for-you": lambda words, data: words.text(
        "Without muggins, no number is said. Have the hand counted.", **data
    ),
    "cribbage/deal-not-over": lambda words, data: words.text(
        "The next deal comes only when all hands and the crib are counted. Go on with this one.", **data
    ),
    "cribbage/single-deal": lambda words, data: words.text(
        "This table was set up for one deal only. Start a new deal to play a whole game.", **data
    ),
    "cribbage/game-over": lambda words, data: words.text(
        "The game is over, nothing more is counted. Undo a move or start again.", **data
    ),
    "cribbage/counting-over": lambda words, data: words.text(
        "All hands and the crib are counted. Undo a move or start again.", **data
    ),
    "cribbage/wrong-seat": lambda words, data: words.text(
        "It is not this player’s turn. Player {player} comes first.", **data
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
        "Some of the cards that are needed now are unknown, so the game cannot go on from here.", **data
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
