"""The domino game a second time, written from the rules alone and as plainly as possible: texts, lists and loops.

It shares no code with the engine, so that the two can be held against each other.
"""


class NaiveRound:
    """One round that is told what happens in the words of the notation."""

    def __init__(self, hands, boneyard, opener, scores):
        self.hands = [list(hand) for hand in hands]
        self.boneyard = list(boneyard)
        self.turn = opener
        self.scores = list(scores)
        self.line = []  # halves as they lie: "14", "44", ...
        self.must_place = None
        self.over = None  # "finished", "blocked" or "won"
        self.sum = None
        self.award = 0

    def ends(self):
        return self.line[0][0], self.line[-1][1]

    def fits(self, tile):
        """The places of a tile: "" opens, "l" and "r" are the two ends."""
        if not self.line:
            return [""]
        left, right = self.ends()
        return [end for end, pip in (("l", left), ("r", right)) if pip in tile]

    def legal(self):
        if self.over:
            return set()
        tiles = [self.must_place] if self.must_place else self.hands[self.turn]
        words = {f"{self.turn}.{tile}{end}" for tile in tiles for end in self.fits(tile)}
        if words:
            return words
        return {f"{self.turn}.d" if self.boneyard else f"{self.turn}.k"}

    def play(self, word):
        what = word[2:]
        if what == "d":
            tile = self.boneyard.pop(0)
            self.hands[self.turn].append(tile)
            self.must_place = tile if self.fits(tile) else None
        elif what == "k":
            self.turn = (self.turn + 1) % len(self.hands)
        else:
            self.place(what[:2], what[2:])
        if not self.over and not self.boneyard and not any(self.fits(tile) for hand in self.hands for tile in hand):
            self.over = "blocked"
            self.settle()

    def place(self, tile, end):
        player = self.turn
        self.must_place = None
        self.hands[player].remove(tile)
        if end == "":
            self.line = [tile]
        elif end == "l":
            self.line.insert(0, tile if tile[1] == self.line[0][0] else tile[::-1])
        else:
            self.line.append(tile if tile[0] == self.line[-1][1] else tile[::-1])
        self.sum = self.count()
        self.award = self.sum if self.sum in (5, 10, 15, 20) else 0
        self.scores[player] += self.award
        if self.scores[player] >= (250 if len(self.hands) == 2 else 200):
            self.over = "won"
        elif not self.hands[player]:
            self.over = "finished"
            self.settle()
        else:
            self.turn = (player + 1) % len(self.hands)

    def count(self):
        first, last = self.line[0], self.line[-1]
        if len(self.line) == 1:
            return int(first[0]) + int(first[1])
        left = 2 * int(first[0]) if first[0] == first[1] else int(first[0])
        right = 2 * int(last[1]) if last[0] == last[1] else int(last[1])
        return left + right

    def settle(self):
        for player, hand in enumerate(self.hands):
            pips = sum(int(half) for tile in hand for half in tile)
            rounded = {0: pips, 1: pips - 1, 2: pips - 2, 3: pips + 2, 4: pips + 1}[pips % 5]
            self.scores[player] -= rounded
