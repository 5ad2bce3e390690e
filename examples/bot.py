#!/usr/bin/env python3
"""Sits down at a table of Almagest and plays any game by choosing among `legal`.

Make a table and play with whoever comes and a machine player (prints the table's id and key):
    python3 examples/bot.py http://127.0.0.1:8888 --name Ada --game astra --seats me,open,master
Join it:
    python3 examples/bot.py http://127.0.0.1:8888 --name Ben --table ID --key KEY

With --token the bot is the player that `almagest token NAME` made; started again with the same
--table it goes on where it was. At the end it prints the outcome as JSON.

Python 3.8 or newer, nothing else. docs/protocol.md describes the protocol.
"""

import argparse
import http.client
import json
import random
import sys
import time
import urllib.error
import urllib.request

# How a connection that is lost shows itself; the last one is half a line.
LOST = (OSError, http.client.HTTPException, ValueError)
# The server says something at least every 10 seconds.
SILENCE = 30


class Refused(Exception):
    """The server refuses, and asking again would not help."""

    def __init__(self, error):
        told = json.load(error)["error"]
        super().__init__(told["message"])
        self.code = told["code"]
        # Too late, or somebody was quicker: the next update tells how things stand.
        self.is_late = error.code in (409, 422)


class Bot:
    """A player at a table: `seat` and `table` once it sits, `version` of the game as last seen."""

    def __init__(self, url, token, choose):
        self.url = url.rstrip("/") + "/api/v1"
        self.headers = {"Content-Type": "application/json"}
        if token:
            self.headers["Authorization"] = "Bearer " + token
        self.choose = choose
        self.version = None

    def once(self, path, body=None):
        """GET, or POST with a body: the lines of the answer. Fewer if the connection is lost or the
        server is busy; then it is time to try again."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, self.headers)
        try:
            with urllib.request.urlopen(request, timeout=SILENCE) as answer:
                if "Set-Cookie" in answer.headers:
                    self.headers["Cookie"] = answer.headers["Set-Cookie"].split(";")[0]
                for line in answer:
                    if line.strip():  # A blank line only says that the server is still there.
                        yield json.loads(line)
        except urllib.error.HTTPError as error:
            if error.code != 429 and error.code < 500:
                raise Refused(error) from None
            time.sleep(int(error.headers.get("Retry-After") or 1))
        except LOST as error:
            print("connection lost:", error, file=sys.stderr)
            time.sleep(1)

    def ask(self, path, body=None):
        """The same until there is an answer, which is one line. So a request may be sent twice: a
        second guest or table harms nobody, and actions have ids."""
        while True:
            for answer in self.once(path, body):
                return answer

    def make_table(self, wish):
        """Makes a table and says how others come to it."""
        table = self.ask("/tables", wish)["table"]
        print("table", table["id"], "key", table["key"], flush=True)
        return table["id"]

    def sit_down(self, table, key):
        """On the seat that is ours already, or on the first that is free."""
        self.table = "/tables/" + table
        refused = None
        while True:
            own = self.ask(self.table + (f"?key={key}" if key else ""))["table"]["you"]
            if own:
                self.seat = own[0]
                return
            if refused:
                raise refused
            try:
                self.ask(self.table + "/join", {"key": key})
            except Refused as error:  # Unless we sit there: the answer may have been lost.
                refused = error

    def updates(self):
        """All there is to tell of the table, whatever happens to the connection."""
        while True:
            after = "" if self.version is None else f"&after={self.version}"
            yield from self.once(f"{self.table}/events?seat={self.seat}&words=off{after}")
            time.sleep(1)

    def play(self):
        """Answers every decision until the game is over; the outcome, if there is one."""
        answered = None
        for update in self.updates():
            game = update if update["type"] == "news" else update.get("game")
            if game:
                self.version = game["version"]
                turn = game.get("turn")
                # While others choose at the same time a decision may be told again.
                if turn and turn["decision"] != answered and self.answer(turn):
                    answered = turn["decision"]
                if "outcome" in game:
                    return game["outcome"]
            if update.get("table", {}).get("status") == "closed":
                return None

    def answer(self, turn):
        """Chooses and acts; whether that was done. The server does nothing twice for one id: the
        number of the decision is a good one."""
        action = self.choose(turn["legal"])["action"]
        decision = turn["decision"]
        body = {"seat": self.seat, "decision": decision, "id": f"bot-{decision}", "action": action}
        try:
            self.ask(self.table + "/actions", body)
            return True
        except Refused as refused:
            if not refused.is_late:
                raise
            print("refused:", refused.code, file=sys.stderr)
            return False


def arguments():
    form = argparse.RawTextHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    add = parser.add_argument
    add("url", metavar="URL", help="where the server is: http://127.0.0.1:8888")
    add("--token", help="be the player of this token")
    add("--name", default="Bot", help="be a guest of this name")
    add("--table", metavar="ID", help="join this table")
    add("--key", help="what opens a private table")
    add("--game", default="astra", help="make a table of astra, stellium or nightsky")
    add("--seats", default="me,greedy", help="who sits there: me, open, or a machine player")
    add("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")
    add("--public", action="store_true", help="everybody may see the table and join")
    add("--moves", choices=["first", "random"], default="random", help="how to choose")
    add("--seed", help="the same text chooses alike")
    return parser.parse_args()


def wish(args):
    """The table that is wanted."""
    who = {"me": {"who": "me"}, "open": {"who": "open"}}
    seats = [who.get(seat, {"who": "machine", "level": seat}) for seat in args.seats.split(",")]
    options = dict(option.partition("=")[::2] for option in args.option)
    return {"game": args.game, "options": options, "seats": seats, "public": args.public}


def main():
    args = arguments()
    chance = random.Random(args.seed)
    first = args.moves == "first"
    bot = Bot(args.url, args.token, (lambda legal: legal[0]) if first else chance.choice)
    if not args.token:
        bot.ask("/guests", {"name": args.name})
    bot.sit_down(args.table or bot.make_table(wish(args)), args.key)
    outcome = bot.play()
    if outcome is None:
        sys.exit("The table was closed before the game was over.")
    print(json.dumps(outcome))


if __name__ == "__main__":
    try:
        main()
    except Refused as error:
        sys.exit(f"The server refuses: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
