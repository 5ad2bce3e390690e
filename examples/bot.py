#!/usr/bin/env python3
"""Joins a table of Almagest and plays any game by choosing among the legal actions.

Create a table and play with whoever joins and a machine player (prints the table's id and key):
    python3 examples/bot.py http://127.0.0.1:8888 --name Ada --game astra --seats me,open,master
Join that table:
    python3 examples/bot.py http://127.0.0.1:8888 --name Ben --table ID --key KEY

With --token the bot is the player that `almagest token NAME` created; if it is started again with
the same --table, it continues its game. At the end it prints the outcome as JSON.

The bot needs Python 3.8 or newer and nothing else. docs/protocol.md describes the protocol.
"""

import argparse
import http.client
import json
import random
import sys
import time
import urllib.error
import urllib.request

# What a lost connection raises; a line that breaks off is a ValueError.
LOST = (OSError, http.client.HTTPException, ValueError)
# The silence in seconds after which a connection counts as lost. The server sends something at
# least every 10 seconds.
SILENCE = 30


class Refused(Exception):
    """A refusal of the server: trying again would not help."""

    def __init__(self, error):
        told = json.load(error)["error"]
        super().__init__(told["message"])
        self.code = told["code"]
        # The request came too late or somebody was quicker. The next update then has the current
        # state.
        self.is_late = error.code in (409, 422)


class Bot:
    """A player at a table.

    `sit_down` sets `table` and `seat`; `version` is the last version of the game seen.
    """

    def __init__(self, url, token, choose):
        self.url = url.rstrip("/") + "/api/v1"
        self.headers = {"Content-Type": "application/json"}
        if token:
            self.headers["Authorization"] = "Bearer " + token
        self.choose = choose
        self.version = None

    def once(self, path, body=None):
        """Sends a GET request, or a POST request if there is a body, and yields the lines of the
        response. If the connection is lost or the server is busy, waits and ends early: the caller
        should try again."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, self.headers)
        try:
            with urllib.request.urlopen(request, timeout=SILENCE) as answer:
                if "Set-Cookie" in answer.headers:
                    self.headers["Cookie"] = answer.headers["Set-Cookie"].split(";")[0]
                for line in answer:
                    if line.strip():  # A blank line is a heartbeat.
                        yield json.loads(line)
        except urllib.error.HTTPError as error:
            if error.code != 429 and error.code < 500:
                raise Refused(error) from None
            time.sleep(int(error.headers.get("Retry-After") or 1))
        except LOST as error:
            print("connection lost:", error, file=sys.stderr)
            time.sleep(1)

    def ask(self, path, body=None):
        """Sends a request until there is a response, which is one line, and returns it. The request
        may be sent twice: a second guest or table does no harm, and actions have ids."""
        while True:
            for answer in self.once(path, body):
                return answer

    def make_table(self, wish):
        """Creates a table and prints the id and key others need to join it."""
        table = self.ask("/tables", wish)["table"]
        print("table", table["id"], "key", table["key"], flush=True)
        return table["id"]

    def sit_down(self, table, key):
        """Takes the seat that is the bot's already, or the first free one."""
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
            except Refused as error:
                # Look again: an earlier request may have succeeded without a response.
                refused = error

    def updates(self):
        """Yields the updates of the table and reconnects whenever the stream ends."""
        while True:
            after = "" if self.version is None else f"&after={self.version}"
            yield from self.once(f"{self.table}/events?seat={self.seat}&words=off{after}")
            time.sleep(1)

    def play(self):
        """Answers every decision until the game is over. Returns the outcome, if there is one."""
        answered = None
        for update in self.updates():
            game = update if update["type"] == "news" else update.get("game")
            if game:
                self.version = game["version"]
                turn = game.get("turn")
                # A decision may arrive again while others choose at the same time.
                if turn and turn["decision"] != answered and self.answer(turn):
                    answered = turn["decision"]
                if "outcome" in game:
                    return game["outcome"]
            if update.get("table", {}).get("status") == "closed":
                return None

    def answer(self, turn):
        """Chooses an action and sends it. Returns whether it was accepted. The id, made from the
        number of the decision, keeps the server from applying it twice."""
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
    add("url", metavar="URL", help="address of the server, such as http://127.0.0.1:8888")
    add("--token", help="play as the player of this token")
    add("--name", default="Bot", help="play as a guest with this name")
    add("--table", metavar="ID", help="join this table instead of creating one")
    add("--key", help="key of the private table to join")
    add("--game", default="astra", help="game of the new table: astra, stellium or nightsky")
    add("--seats", default="me,greedy", help="seats of the new table: me, open or a machine player")
    add("--option", action="append", default=[], metavar="KEY=VALUE", help="option of the new game")
    add("--public", action="store_true", help="let everybody see the new table and join")
    add("--moves", choices=["first", "random"], default="random", help="how to choose an action")
    add("--seed", help="make the random choice repeatable")
    return parser.parse_args()


def wish(args):
    """Returns the request for a table."""
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
