"""The family card game a second time, written from the rules alone and as plainly as possible: texts, lists and loops.

It shares no code with the engine, so that the two can be held against each other.
"""

RANKS = "A23456789TJQK"


def fit(card, other):
    """Neighbouring ranks fit; king and ace do not join."""
    return abs(RANKS.index(card[0]) - RANKS.index(other[0])) == 1


class NaiveDeal:
    """One deal that is told what happens in the words of the notation."""

    def __init__(self, commons, packets, discards, turn, limit=None):
        self.commons = [list(pile) for pile in commons]  # the top is the last card
        self.packets = [list(packet) for packet in packets]  # the top is the first card
        self.discards = [list(pile) for pile in discards]  # the top is the last card
        self.turn = turn  # who turns up next; while a card is turned or a win announced: whose it is
        self.limit = limit or (2000 if len(packets) == 3 else 400)
        self.exposures = 0
        self.seen = []  # the full state at every turning up
        self.turned = None
        self.last = None  # the placement that may be called: mover, place, right places
        self.callers = []
        self.announced = False
        self.over = None  # "won", "repeated" or "limit"
        self.winner = None

    def clockwise(self, seat):
        """The other seats, from the left of this one."""
        count = len(self.packets)
        return [(seat + step) % count for step in range(1, count)]

    def has_cards(self, seat):
        return bool(self.packets[seat] or self.discards[seat])

    def pile(self, seat, place):
        """The pile a word such as "c1", "p2" or "o" means for this seat."""
        if place[0] == "c":
            return self.commons[int(place[1:])]
        return self.discards[seat if place == "o" else int(place[1:])]

    def right(self):
        """Where the turned card must go: a common, else the nearest discard, else the own one."""
        if not self.turned:
            return set()
        commons = {f"c{number}" for number, pile in enumerate(self.commons) if fit(self.turned, pile[-1])}
        if commons:
            return commons
        for seat in self.clockwise(self.turn):
            if self.discards[seat] and fit(self.turned, self.discards[seat][-1]):
                return {f"p{seat}"}
        return {"o"}

    def wrong_placements(self):
        """The words of the placements that break the rules."""
        if self.over or not self.turned:
            return set()
        commons = {f"c{number}" for number in range(len(self.commons))}
        places = commons | {f"p{seat}" for seat in self.clockwise(self.turn)} | {"o"}
        return {f"{self.turn}.{place}" for place in places - self.right()}

    def legal(self):
        if self.over:
            return set()
        if self.turned:
            return {f"{self.turn}.{place}" for place in self.right()}
        return self.calls() | {f"{self.turn}.v" if self.announced else f"{self.turn}.x"}

    def calls(self):
        if not self.last:
            return set()
        mover, place, right = self.last
        callers = [seat for seat in self.clockwise(mover) if seat not in self.callers]
        if place in right or len(right) == 1:
            return {f"{seat}.m" for seat in callers}
        return {f"{seat}.m{named}" for seat in callers for named in right}

    def play(self, word):
        seat, what = word.split(".")
        if what == "x":
            self.turn_up()
        elif what == "v":
            self.check()
        elif what[0] == "m":
            self.call(int(seat), what[1:])
        else:
            self.place(what)

    def turn_up(self):
        player = self.turn
        state = repr((self.commons, self.packets, self.discards, player))
        self.last = None
        if state in self.seen:
            self.over = "repeated"
        elif self.exposures >= self.limit:
            self.over = "limit"
        else:
            self.seen.append(state)
            self.turned = self.take(player)
            self.exposures += 1

    def take(self, seat):
        """The top card of a packet; without a packet the discard is turned over first."""
        if not self.packets[seat]:
            self.packets[seat] = self.discards[seat]
            self.discards[seat] = []
        return self.packets[seat].pop(0)

    def place(self, place):
        self.last = (self.turn, place, self.right())
        self.callers = []
        self.pile(self.turn, place).append(self.turned)
        self.turned = None
        if self.has_cards(self.turn):
            self.pass_on()
        else:
            self.announced = True

    def pass_on(self):
        """The next player with cards is to turn up, in the end perhaps the same one again."""
        for seat in [*self.clockwise(self.turn), self.turn]:
            if self.has_cards(seat):
                self.turn = seat
                return

    def call(self, caller, named):
        self.callers.append(caller)
        _, place, right = self.last
        if place not in right:
            self.correct(named or min(right))

    def check(self):
        mover, place, right = self.last
        if place in right:
            self.win(mover)
        else:
            self.correct(min(right))

    def correct(self, place):
        """The card goes where it belongs, then each of the others gives a card if there is one to give."""
        mover, wrong, _ = self.last
        self.pile(mover, place).append(self.pile(mover, wrong).pop())
        for donor in self.clockwise(mover):
            if self.has_cards(donor):
                self.packets[mover].append(self.take(donor))
        self.last = None
        self.announced = False
        self.turn = mover
        if self.has_cards(mover):
            self.pass_on()
        else:
            self.win(mover)

    def win(self, player):
        self.over = "won"
        self.winner = player
        self.last = None

    def holdings(self):
        """The cards of each seat, a turned one among them, and at the end those on the commons."""
        hands = [packet + pile for packet, pile in zip(self.packets, self.discards, strict=True)]
        if self.turned:
            hands[self.turn].append(self.turned)
        return [*hands, [card for pile in self.commons for card in pile]]
