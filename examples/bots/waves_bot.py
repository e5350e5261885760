#!/usr/bin/env python3
r"""Plays W·A·V·E·S sensibly, with the standard library alone.

For every move it guesses which Rule Tablet will be active, works out whether its Agent would be strong enough for the
Elder under that tablet and without any, and how likely a Shell is left when its turn comes. It looks at the view alone
and searches nothing.

Among three deckhands it wins 54 % of the games (95 % interval 47 to 61 %; 25 % would be as good as they are):

    npm run -s quayside -- arena --game waves --games 200 \
        --seats "cmd:python3 examples/bots/waves_bot.py,deckhand,deckhand,deckhand"
"""

import json
import sys
from math import comb

FOLLOWER_SHARE = 0.55  # how often somebody who has not played yet will follow
TAKES_SHELL = 0.5  # how often an Agent that acts before us takes a Shell
TRUST = 0.75  # how often the tablet we foresee is the one that becomes active

# Elders needed: so many different classes, or so many in total.
GOALS = {"all-vs-all-4": (4, 6), "all-vs-all-5": (4, 6), "all-vs-all-6": (4, 6)}
OTHER_GOAL = (5, 7)
SIDES = {"teams-4": [0, 1, 0, 1], "teams-5": [0, 1, 0, 1, 2], "teams-6": [0, 1, 0, 1, 0, 1]}


def majority(counts):
    """The class with the most cards; among equals the higher one."""
    return max(range(1, 6), key=lambda card: (counts[card], card))


def at_most(happened, tries, chance):
    """How likely at most so many of these tries succeed."""
    if happened >= tries:
        return 1.0
    return sum(comb(tries, k) * chance**k * (1 - chance) ** (tries - k) for k in range(happened + 1))


class Table:
    """What the bot knows about the round it is in."""

    def __init__(self, view):
        self.open, self.own, self.seat = view["open"], view["own"], view["seat"]
        self.place = self.open["phase"]["place"]
        self.places = len(self.open["elders"])
        self.counts = [0] * 6
        for elder in self.open["elders"] + [self.open["extra"]]:
            self.counts[elder] += 1
        self.counts[0] = 0
        side = SIDES.get(self.open["card"], list(range(self.places)))[self.seat]
        self.mine = self.open["collected"][side]
        self.goal = GOALS.get(self.open["card"], OTHER_GOAL)

    def worth(self, elder):
        """What it is worth to collect this Elder: all, when it wins the game."""
        different = sum(1 for count in self.mine if count)
        total = sum(self.mine)
        new = self.mine[elder] == 0
        if total + 1 >= self.goal[1] or (new and different + 1 >= self.goal[0]):
            return 4.0
        return 1.5 if new else 1.0

    def chance(self, move, tablet):
        """How likely this move collects an Elder under this tablet, and which Elder that is."""
        follows, card = move["kind"] == "follow", move["card"]
        elders, place = self.open["elders"], self.place
        elder = elders[place]
        ours, theirs = card, elder
        shells = self.open["shells"]
        others = self.places - 1
        followers = sum(1 for stance in self.open["stances"] if stance == "follower")
        unplayed = sum(1 for at, stance in enumerate(self.open["stances"]) if stance == "none" and at != place)
        followers += FOLLOWER_SHARE * unplayed
        if tablet == "scholars-six":
            ours, theirs = (6 if card == 1 else ours), (6 if elder == 1 else theirs)
        elif tablet == "three-and-six":
            ours = 3 if follows else 6
        elif tablet == "shell-bonus":
            ours += 2 * shells if card == 2 else 0
            theirs += 2 * shells if elder == 2 else 0
        elif tablet == "elder-from-right":
            theirs = elders[(place - 1) % self.places] or elder
        elif tablet == "rotate":
            elder = theirs = elders[(place + 1) % self.places] or elder
        elif tablet == "followers-minus-two" and follows:
            ours -= 2
        elif tablet == "shells-are-followers":
            shells = round(followers + (1 if follows else 0))
        strong = ours <= theirs if tablet == "equal-or-lower" else ours > theirs
        if tablet == "agent-from-right":
            strong = theirs < 3
        if not strong or shells == 0:
            return 0.0, elder
        if tablet == "lone-class" and self.counts[elder] != 1:
            return 0.0, elder
        if tablet == "no-duplicates" and self.mine[elder]:
            return 0.0, elder
        # Who acts before us: those of our wave between the Wave token and us, and all of the wave before.
        ahead = (place - self.open["token"]) % self.places
        if tablet == "counterclockwise":
            ahead = (self.open["token"] - place) % self.places
        share = followers / max(1, others)
        first = follows != (tablet == "rebels-first")
        before = ahead * (share if follows else 1 - share)
        if not first:
            before += others * (1 - share if follows else share)
        likely = at_most(shells - 1, round(before), TAKES_SHELL)
        return likely * (0.6 if tablet == "first-returns" else 1.0), elder

    def value(self, move):
        counts = list(self.counts)
        if move["kind"] == "rebel":
            counts[move["card"]] += move["count"]
        tablet = self.open["tablets"][majority(counts) - 1]
        value = 0.0
        for rule, trust in ((tablet, TRUST), ("none", 1 - TRUST)):
            likely, elder = self.chance(move, rule)
            value += trust * likely * self.worth(elder)
        # Our Agent is our next Elder: a low one is easier to collect. Cards of a stack are gone.
        return value - 0.03 * move["card"] - 0.06 * (move.get("count", 1) - 1)


def choose(view, menu):
    kind = view["open"]["phase"]["kind"]
    if kind == "play":
        return max(menu["moves"], key=Table(view).value)
    if kind == "discard":
        hand = view["own"]["hand"]
        return max(menu["moves"], key=lambda move: variety(have - gone for have, gone in zip(hand, move["cards"])))
    return menu["moves"][0]


def variety(hand):
    """Many classes to choose from, and high cards rather than low ones."""
    left = list(hand)
    return sum(1 for count in left if count > 0) + 0.02 * sum(card * count for card, count in enumerate(left))


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["t"] == "decide":
            move = choose(message["view"], message["menu"])
            print(json.dumps({"t": "move", "id": message["id"], "move": move}), flush=True)


if __name__ == "__main__":
    main()
