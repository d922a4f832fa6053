#!/usr/bin/env python3
"""Sends what no browser sends: broken, oversized, foreign, random and slow requests, and random messages of live pages.

No answer may be 500 or above but a documented 503, the server must answer everybody else meanwhile, and it must be
there at the end with little more memory than before.
"""

import collections
import json
import random
import re
import secrets
import socket
import string
import threading
import time
import urllib.parse

import attack_server

RANDOM_REQUESTS = 12_000
RANDOM_PATHS = 3_000
LIVE_MESSAGES = 8_000
SLOW_CONNECTIONS = 200
# Longer than a head may take (10 s), with time for a busy machine.
SLOW_SECONDS = 25
SECONDS = 240
MOST_GROWTH = 150

PATHS = [
    "/", "/statistics", "/statistics/CL", "/world", "/world/asia", "/world/asia/add", "/certificates", "/guidance",
    "/workspaces", "/live/event", "/live/stream", "/live/upload/x/y", "/live/status", "/assets/style.css", "/media/x",
    "/nope",
]  # fmt: skip
METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH", "get", "G" * 40, "\x00", ""]
TARGETS = [
    "*", "http://evil.example/", "//evil.example/", "/..", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/%00",
    "/%", "/%zz", "/a b", "/\\", "/?" + "a=b&" * 500, "/#x", "/;x", "/" + "a" * 7_000, "/" + "a" * 9_000,
    "/" + "a" * 60_000, "/statistics?search=" + "%CC%81" * 900, "/\xff\xfe",
]  # fmt: skip
LINES = [
    "Content-Length: -1", "Content-Length: 1, 2", "Content-Length: 99999999999999999999", "Content-Length: many",
    "Transfer-Encoding: chunked", "Transfer-Encoding: sausage", "Transfer-Encoding: chunked, chunked",
    "Expect: 100-continue", "Connection: upgrade\r\nUpgrade: websocket", "Connection: close", "Range: bytes=0-,0-,0-",
    "Accept-Encoding: " + "gzip," * 900,
    "Cookie: " + "a=b; " * 1_000, "Host: evil.example", "Host:", "X : y", "X: a\r\n b", ": x", "X: a\x00b", "X: \xff",
    "Accept-Language: " + "ru;q=0.9," * 500, "If-None-Match: *", "Content-Type: multipart/form-data", "Origin: null",
    "Sec-Fetch-Site: cross-site", "Last-Event-ID: " + "9" * 400, "X" * 20_000 + ": y", "\r\n".join(["X: y"] * 150),
]  # fmt: skip
BODIES = [
    "", "event=", "event=nABCDEFGHIJK", "%", "&&&===", "a" * 70_000, "{", "[" * 20_000, "0\r\n\r\n",
    "ffffffffffffffff\r\n", "\x00" * 300,
]  # fmt: skip
HOSTS = ["evil.example", "evil.example:PORT", "127.0.0.1:1", "[::1]", "localhost.evil.example"]
ORIGINS = ["http://evil.example", "null", "https://127.0.0.1:PORT", "http://127.0.0.1:1"]
WORDS = ["tap", "submit", "dismiss", "set", "focus", "go", "back", "bye", "boo"]
PAGES = ["/", "/statistics/", "/statistics?", "/world/", "/workspaces/", "/guidance?search="]


class Attack:
    """A server and the statuses that it answered, by kind of request."""

    def __init__(self, server):
        self.server = server
        self.random = random.Random(11)
        self.statuses = collections.defaultdict(collections.Counter)

    def send(self, kind, data, patience=5):
        """The status of the first answer; none where the connection ended without one."""
        status = None
        try:
            with socket.create_connection((self.server.host, self.server.port), timeout=patience) as connection:
                connection.sendall(data)
                connection.shutdown(socket.SHUT_WR)
                head = b""
                while len(head) < 12 and (part := connection.recv(4096)):
                    head += part
                found = re.match(rb"HTTP/1\.[01] (\d{3})", head)
                status = int(found[1]) if found else None
        except OSError:
            pass
        self.statuses[kind][status] += 1
        return status

    def head(self, method, target, *lines, host=None):
        own = [f"Host: {host or self.server.host + ':' + str(self.server.port)}"]
        return ("\r\n".join([f"{method} {target} HTTP/1.1", *own, *lines]) + "\r\n\r\n").encode("latin-1", "replace")

    def random_request(self):
        pick = self.random.choice
        method, target = pick(METHODS), pick(PATHS + TARGETS)
        lines = [pick(LINES) for _ in range(self.random.randrange(4))]
        if self.random.random() < 0.7:
            lines.append(f"Origin: {self.server.origin}")
        body = pick(BODIES)
        if self.random.random() < 0.6:
            lines.append(f"Content-Length: {len(body)}")
        data = bytearray(self.head(method, target, *lines) + body.encode("latin-1"))
        for _ in range(self.random.choice([0, 0, 0, 1, 3, 20])):
            data[self.random.randrange(len(data))] = self.random.randrange(256)
        return bytes(data[: self.random.randrange(1, len(data) + 1)] if self.random.random() < 0.1 else data)

    def random_path(self):
        letters = string.ascii_letters + string.digits + "%/?&=.-_~!$'()*+,;:@\u00e9\u202e\U0001f9ea"
        text = "".join(self.random.choice(letters) for _ in range(self.random.randrange(1, 120)))
        return self.random.choice(PAGES) + urllib.parse.quote(text, safe="%/?&=.-_~!$'()*+,;:@")

    def foreign(self):
        """Whatever the address: a foreign Host is misdirected, a foreign Origin may change nothing."""
        wrong = []
        port = str(self.server.port)
        for path in PATHS:
            for host in (host.replace("PORT", port) for host in HOSTS):
                if self.send("foreign Hosts", self.head("GET", path, host=host)) not in (400, 403, 421):
                    wrong.append(f"{path} for Host {host}")
            for origin in (origin.replace("PORT", port) for origin in ORIGINS):
                request = self.head("POST", path, f"Origin: {origin}", "Content-Length: 0")
                if self.send("foreign Origins", request) not in (400, 403, 404, 405):
                    wrong.append(f"{path} for Origin {origin}")
        return wrong

    def live(self, connection, page):
        """One random message of a live page, sometimes one that is nearly right."""
        controls = re.findall(r'value="(n[\w-]+)"', page) + ["n", "nAAAAAAAAAAAA", "x" * 5_000, ""]
        value = lambda: self.random.choice([  # noqa: E731
            None, True, -1, 0, 1e308, 2**70, "", "a" * 9_000, "\u202e\u0000", [], {}, [[]],
            self.random.choice(controls),
            "/statistics/CL", "/nope", "//evil.example", "/" + "a" * 9_000,
        ])  # fmt: skip
        right = lambda: self.random.choice([  # noqa: E731
            ["tap", self.random.choice(controls[:-3])], ["set", self.random.choice(controls[:-3]), "text"], ["sync"],
            ["submit", self.random.choice(controls[:-3])], ["go", self.random.choice(PATHS)], ["back", "/statistics"],
        ])  # fmt: skip
        wrong = lambda: self.random.choice([  # noqa: E731
            [self.random.choice(WORDS), value(), value()], value(),
        ])  # fmt: skip
        is_right = self.random.random() < 0.5
        event = right if is_right else wrong
        message = {
            "w": self.window if self.random.random() < 0.5 else secrets.token_urlsafe(24),
            "n": self.random.randrange(1, 1_000), "r": self.random.randrange(5), "v": self.version,
            "u": self.random.choice(PATHS), "a": self.assets,
            "i": {self.random.choice(controls): "text"} if self.random.random() < 0.3 else {}, "p": [],
            "e": [event() for _ in range(self.random.randrange(4))],
        }  # fmt: skip
        for _ in range(0 if is_right else self.random.choice([0, 1, 2])):
            message[self.random.choice("wnrvuaipex")] = value()
        body = json.dumps(message).encode()
        if self.random.random() < 0.1:
            body = body[: self.random.randrange(len(body))]
        fields = {"Origin": self.server.origin, "Content-Type": "application/json"}
        connection.request("POST", "/live/event", body, fields)
        answer = connection.getresponse()
        answer.read()
        self.statuses["live messages"][answer.status] += 1

    def live_messages(self, end):
        page = self.server.page("/statistics")
        self.version = re.search(r'data-version="([^"]*)"', page)[1]
        self.assets = re.search(r'data-assets="([^"]*)"', page)[1]
        self.window = secrets.token_urlsafe(24)
        connection = self.server.connect()
        for _ in range(LIVE_MESSAGES):
            if time.monotonic() > end:
                break
            try:
                self.live(connection, page)
            except OSError:
                connection.close()
                connection = self.server.connect()
            except ValueError:
                # What cannot be written as a message.
                continue
        connection.close()


def slow(server):
    """Heads that come a byte a second: all are cut off, while others are answered as ever.

    The seconds of the slowest connection, and of the answers to others, at the 95th percentile.
    """
    connections = {}
    for _ in range(SLOW_CONNECTIONS):
        connection = socket.create_connection((server.host, server.port), timeout=attack_server.PATIENCE)
        connection.setblocking(False)
        connections[connection] = time.monotonic()
    text = f"GET / HTTP/1.1\r\nHost: {server.host}:{server.port}\r\nX: {'y' * 200}".encode()
    others, ages = [], []

    def ask():
        while connections:
            began = time.perf_counter()
            server.page("/statistics/CL")
            others.append(time.perf_counter() - began)
            time.sleep(0.05)

    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
    began = time.monotonic()
    count = 0
    while connections and time.monotonic() - began < SLOW_SECONDS:
        for connection in list(connections):
            try:
                connection.send(text[count : count + 1])
                if not connection.recv(4096):
                    raise ConnectionResetError
            except BlockingIOError:
                continue
            except OSError:
                ages.append(time.monotonic() - connections.pop(connection))
                connection.close()
        count += 1
        time.sleep(1)
    left = len(connections)
    for connection in connections:
        connection.close()
    connections.clear()
    asking.join(attack_server.PATIENCE)
    ordered = sorted(others)
    return left, max(ages, default=0), ordered[int(len(ordered) * 0.95)] if ordered else float("inf")


def main():
    promises = attack_server.Promises()
    with attack_server.Server() as server:
        attack = Attack(server)
        for path in PATHS:
            server.get(path)
        before = server.resident_megabytes()
        end = time.monotonic() + SECONDS
        wrong = attack.foreign()
        for kind, count, make in [
            ("random requests", RANDOM_REQUESTS, attack.random_request),
            ("random addresses", RANDOM_PATHS, lambda: attack.head("GET", attack.random_path())),
        ]:
            for _ in range(count):
                if time.monotonic() > end or not server.is_running():
                    break
                attack.send(kind, make())
        attack.live_messages(end)
        try:
            left, slowest, others = slow(server)
        except OSError as error:
            print(f"  slow connections: {error}")
            left, slowest, others = SLOW_CONNECTIONS, 0, float("inf")
        lives = server.answers() and server.is_running() and not server.has_broken()
        time.sleep(1)
        after = server.resident_megabytes() if server.is_running() else float("inf")
        if not lives:
            print(f"  the server ended with {server.process.poll()}: {server.messages()[-2000:]}")

    counts = {kind: sum(statuses.values()) for kind, statuses in attack.statuses.items()}
    # 503 says that a limit was reached; 505 that the version of HTTP is none of ours.
    bad = sum(
        count for statuses in attack.statuses.values() for status, count in statuses.items()
        if status and status >= 500 and status not in (503, 505)
    )  # fmt: skip
    for kind, statuses in attack.statuses.items():
        told = ", ".join(f"{status or 'none'}: {count}" for status, count in sorted(statuses.items(), key=str))
        print(f"  {kind}: {told}")
    for place in wrong[:5]:
        print(f"  answered: {place}")
    kinds = ", ".join(f"{count:,} {kind}" for kind, count in counts.items())
    figure = f"{bad} of {sum(counts.values()):,} ({kinds})"
    promises.tell("hostile requests answered with 500 or above", figure, "0", bad == 0)
    promises.tell("foreign Hosts and Origins that were served", len(wrong), "0", not wrong)
    promises.tell(
        f"slow connections still open after {SLOW_SECONDS} s",
        f"{left} of {SLOW_CONNECTIONS}, the last cut after {slowest:.0f} s", "0", left == 0,
    )  # fmt: skip
    promises.tell("a page for others meanwhile, p95", f"{others * 1000:.0f} ms", "100 ms", others < 0.1)
    promises.tell("the server at the end", "answers" if lives else "is gone", "answers", lives)
    promises.tell(
        "memory after all of this", f"{after:.0f} MB, {before:.0f} MB before", f"at most {MOST_GROWTH} MB more",
        after <= before + MOST_GROWTH,
    )  # fmt: skip
    promises.end()


if __name__ == "__main__":
    main()
