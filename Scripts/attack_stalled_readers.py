#!/usr/bin/env python3
"""200 streams, and 4 more with 50 windows each, that never read, while the page that they show changes 300 times; and 50
connections that ask 1,000 times for a page and never read it."""

import re
import secrets

import under_attack

STREAMS = 200
SHARED = 4
WINDOWS = 50
CHANGES = 300
ASKERS = 50
REQUESTS = 1000
COUNTRIES = ["FR", "DE", "JP", "BR", "IN", "ZA"]


def opened(attack, page, name=None, revision=None):
    """A stream that nobody reads, with as small a buffer as the system gives."""
    connection = attack.open_socket(receive_buffer=4096)
    connection.sendall(attack.head("GET", page.stream(name, revision), "Accept: text/event-stream"))
    return connection


def asker(attack):
    """A connection that takes one page and asks for many more, which it does not take."""
    connection = attack.open_socket(receive_buffer=4096)
    request = attack.head("GET", "/statistics")
    connection.sendall(request)
    under_attack.answer(connection)
    connection.sendall(request * REQUESTS)
    return connection


def watch_button(html):
    button = re.search(r'<button[^>]*data-testid="statistics.detail.watch"[^>]*>', html)[0]
    return re.search(r'value="(n[\w-]+)"', button)[1]


def main():
    with under_attack.Attack("attack_stalled_readers") as attack:
        html = attack.page("/statistics")
        # A revision that the server does not know: each gets the whole page first.
        streams = [opened(attack, under_attack.Page(html, "/statistics")) for _ in range(STREAMS // 2)]
        used = [under_attack.Page(html, "/statistics") for _ in range(STREAMS - STREAMS // 2)]
        asking = attack.open_socket()
        for page in used:
            attack.post(asking, "/live/event", page.message(["sync"]))
            streams.append(opened(attack, page, revision=7))
        joined = 0
        for _ in range(SHARED):
            name = secrets.token_urlsafe(24)
            leader = under_attack.Page(html, "/statistics")
            streams.append(opened(attack, leader, name))
            under_attack.answer(streams[-1])
            for _ in range(WINDOWS - 1):
                status, _ = attack.post(asking, "/live/join", under_attack.Page(html, "/statistics").listen_request(name))
                joined += status == 204
        attack.promise("windows that join the streams of others", joined, SHARED * (WINDOWS - 1), joined == SHARED * (WINDOWS - 1))

        askers = [asker(attack) for _ in range(ASKERS)]

        changers = []
        for code in COUNTRIES:
            path = f"/statistics/{code}"
            detail = attack.page(path)
            changers.append((under_attack.Page(detail, path), watch_button(detail)))
        done = 0
        for number in range(CHANGES):
            page, button = changers[number % len(changers)]
            status, _ = attack.post(asking, "/live/event", page.message(["tap", button]))
            done += status == 200
            if status == 0:
                asking = attack.open_socket()
        attack.promise("changes answered meanwhile", done, CHANGES, done == CHANGES)
        asking.close()
        attack.verdict()
        for connection in streams + askers:
            connection.close()
    attack.promises.end()


if __name__ == "__main__":
    main()
