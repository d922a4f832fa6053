"""What the attacks on memory share: a server whose memory is watched, and pages that are open in a browser."""

import json
import re
import secrets
import socket
import threading
import time
import urllib.parse

import attack_server

# What the resident memory may be at any moment, and beyond that of the idle program a minute after, in MB.
MOST = 250
MOST_LEFT = 50
REST = 60


class Attack(attack_server.Server):
    """A server under attack; use it in a `with` statement, and end with `verdict`."""

    def __init__(self, name):
        super().__init__()
        self.name = name
        self.promises = attack_server.Promises()
        self.peak = 0

    def __enter__(self):
        super().__enter__()
        for path in ("/statistics", "/guidance"):
            self.get(path)
        time.sleep(3)
        self.idle = self.resident_megabytes()
        self.is_over = threading.Event()
        self.watcher = threading.Thread(target=self.watch, daemon=True)
        self.watcher.start()
        return self

    def __exit__(self, *exception):
        self.is_over.set()
        self.watcher.join()
        super().__exit__(*exception)

    def watch(self):
        while not self.is_over.wait(0.1):
            try:
                self.peak = max(self.peak, self.resident_megabytes())
            except OSError:
                return

    def promise(self, what, figure, goal, is_kept):
        self.promises.tell(f"{self.name}, {what}", figure, goal, is_kept)

    def verdict(self):
        """Waits a minute; then the promises about memory, and whether the program still answers. Ends the attack."""
        time.sleep(REST)
        left = self.resident_megabytes() - self.idle
        self.promise("memory at most", f"{self.peak:.0f} MB, {self.idle:.0f} idle", f"{MOST} MB", self.peak <= MOST)
        self.promise("memory kept a minute later", f"{left:.0f} MB", f"{MOST_LEFT} MB", left <= MOST_LEFT)
        self.promise("answers afterwards", "yes" if self.answers() else "no", "yes", self.answers())

    # Requests

    def open_socket(self, receive_buffer=None):
        connection = socket.socket()
        if receive_buffer:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        connection.settimeout(attack_server.PATIENCE)
        connection.connect((self.host, self.port))
        return connection

    def head(self, method, target, *fields):
        host = f"{self.host}:{self.port}"
        lines = [f"{method} {target} HTTP/1.1", f"Host: {host}", f"Origin: http://{host}", *fields]
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    def post(self, connection, target, body, media_type="application/json"):
        """Status and body of the answer; the connection stays open where the server leaves it open."""
        body = body if isinstance(body, bytes) else json.dumps(body).encode()
        fields = [f"Content-Type: {media_type}", f"Content-Length: {len(body)}"]
        try:
            connection.sendall(self.head("POST", target, *fields) + body)
        except (BrokenPipeError, ConnectionResetError):
            pass  # Refused by its head: the answer is there.
        return answer(connection)


def answer(connection):
    received = b""
    while b"\r\n\r\n" not in received:
        part = connection.recv(65536)
        if not part:
            return 0, b""
        received += part
    head, _, body = received.partition(b"\r\n\r\n")
    length = re.search(rb"(?i)content-length: (\d+)", head)
    length = int(length[1]) if length else 0
    while len(body) < length and (part := connection.recv(65536)):
        body += part
    return int(head[9:12]), body


class Page:
    """A page that is open in a browser."""

    def __init__(self, html, path):
        self.id = secrets.token_urlsafe(24)
        self.path = path
        self.version = re.search(r'data-version="([^"]*)"', html)[1]
        self.assets = re.search(r'data-assets="([^"]*)"', html)[1]
        self.number = 0
        self.revision = 0

    def message(self, *events, inputs=None, path=None):
        self.number += 1
        return {
            "w": self.id, "n": self.number, "r": self.revision, "v": self.version, "u": path or self.path,
            "a": self.assets, "i": inputs or {}, "p": [], "e": events,
        }  # fmt: skip

    def listen_request(self, stream=None, revision=None):
        request = {
            "w": self.id, "r": str(self.revision if revision is None else revision), "v": self.version, "u": self.path,
            "a": self.assets,
        }  # fmt: skip
        return {**request, "s": stream} if stream else request

    def stream(self, name=None, revision=None):
        return "/live/stream?" + urllib.parse.urlencode(self.listen_request(name, revision))
