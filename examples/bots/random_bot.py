#!/usr/bin/env python3
"""Plays any game at random. The smallest bot there is: copy it and put your own thoughts into choose().

In the arena:    npm run -s quayside -- arena --game waves --seats "cmd:python3 examples/bots/random_bot.py,random"
At a live table: npm run -s quayside -- bot --table LINK -- python3 examples/bots/random_bot.py
"""

import json
import random
import sys


def choose(view, menu):
    """view["open"] is what everybody sees, view["own"] what you alone see; menu["moves"] are legal moves."""
    return random.choice(menu["moves"])


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["t"] == "decide":
            move = choose(message["view"], message["menu"])
            print(json.dumps({"t": "move", "id": message["id"], "move": move}), flush=True)
        elif message["t"] == "error":
            print("my answer was not taken:", message["message"], file=sys.stderr)


if __name__ == "__main__":
    main()
