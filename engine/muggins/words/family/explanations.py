"""Why something cannot be done in the family card game, or is wrong."""

from muggins.words.explanations import Explanation

EXPLANATIONS: dict[str, Explanation] = {
    "family/players": lambda words, data: words.text(
        "Three to seven can play, each with a packet and a discard pile. Players in this position: {n}.", **data
    ),
    "family/wrong-commons": lambda words, data: words.text(
        "With this number of players, the number of common piles is {n}, and none of them is empty. Correct the piles.",
        **data,
    ),
    "family/card-twice": lambda words, data: words.text(
        "There is only one {card} in the pack, but this position has it twice. Take one away.", **data
    ),
    "family/wrong-total": lambda words, data: words.text(
        "The whole pack must be somewhere: in the packets or on the piles. Cards in this position: {n}.", **data
    ),
    "family/wrong-phase": lambda words, data: words.text(
        "What should happen next does not agree with the cards: “{text}”. Correct that field.", **data
    ),
    "family/deal-over": lambda words, data: words.text(
        "The deal is over, nothing more can be played. Undo a move or start again.", **data
    ),
    "family/match-over": lambda words, data: words.text(
        "All agreed deals are played. Undo a move or start again.", **data
    ),
    "family/deal-not-over": lambda words, data: words.text(
        "The next deal comes only when this one is over. Play on.", **data
    ),
    "family/single-deal": lambda words, data: words.text(
        "This table was set up for one deal only. Start a new deal to play a whole match.", **data
    ),
    "family/wrong-seat": lambda words, data: words.text(
        "It is not this player’s turn. Player {player} is to move.", **data
    ),
    "family/hidden-cards": lambda words, data: words.text(
        "Some cards of this position are unknown, so play cannot go on from here.", **data
    ),
    "family/turn-up-first": lambda words, data: words.text(
        "No card has been turned up yet. Turn up the top card of the packet first.", **data
    ),
    "family/place-first": lambda words, data: words.text("One card at a time: place the {card} first.", **data),
    "family/no-such-pile": lambda words, data: words.text(
        "There is no such pile. Number of common piles: {n}. Choose one of the piles on the table.", **data
    ),
    "family/no-such-player": lambda words, data: words.text(
        "There is no such player. Number of players: {n}. Choose one of them.", **data
    ),
    "family/check-first": lambda words, data: words.text(
        "Player {player} has announced a win. Have it checked before play goes on.", **data
    ),
    "family/nothing-to-check": lambda words, data: words.text(
        "Nobody has announced a win. There is nothing to check yet.", **data
    ),
    "family/call-closed": lambda words, data: words.text(
        "A call must come after a placement and before the next card is turned up. Wait for the next placement.", **data
    ),
    "family/own-call": lambda words, data: words.text(
        "Player {player} has placed this card and cannot call. Another player may.", **data
    ),
    "family/called-already": lambda words, data: words.text(
        "Player {player} has already called on this card, and each player may call once.", **data
    ),
    "family/name-common": lambda words, data: words.text(
        "Several common piles would be right: {tops}. Choose the one that the caller names.", **data
    ),
    "family/wrong-correction": lambda words, data: words.text(
        "The card would not be right there either. Name a pile where it must go.", **data
    ),
    "family/empty-discard": lambda words, data: words.text(
        "Player {player} has an empty discard pile. Nothing can be played there.", **data
    ),
    "family/equal-ranks": lambda words, data: words.text(
        "The {card} and the {top} have the same rank. Equal ranks never fit.", **data
    ),
    "family/king-ace": lambda words, data: words.text(
        "King and ace do not connect. The order runs from ace up to king and stops there.", **data
    ),
    "family/not-neighbours": lambda words, data: words.text(
        "The {card} does not fit on the {top}: their ranks are not neighbours.", **data
    ),
    "family/common-first": lambda words, data: words.text(
        "A common pile comes first: the {card} had to go on the common pile with the {top}.", **data
    ),
    "family/nearest-left": lambda words, data: words.text(
        "Going clockwise, player {player} is the first with a fitting card, the {top}. The {card} had to go there.",
        **data,
    ),
}
