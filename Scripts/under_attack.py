"""What the attacks share: a started Sitrep, its memory before, during and after, and the promises that it has to keep.

An attack takes no arguments. The environment variable SITREP names the program, .build/release/sitrep without it. Each
promise is one line of the output; the exit code is 0 where all are kept.
"""

import json
import os
import pathlib
import re
import secrets
import socket
import sys
import threading
import time
import urllib.parse

import bench_server
from bench_memory import field

# What the resident memory may be at any moment, and beyond that of the idle program a minute after, in MB.
MOST = 250
MOST_LEFT = 50
REST = 60


def program():
    root = pathlib.Path(__file__).resolve().parent.parent
    path = os.environ.get("SITREP") or str(root / ".build/release/sitrep")
    if not os.access(path, os.X_OK):
        sys.exit(f"{path} is no program. Build it (swift build -c release) or name another one in SITREP.")
    return path


class Attack:
    """A server under attack; use it in a `with` statement, and end with `verdict`."""

    def __init__(self, name):
        self.name = name
        self.is_kept = True
        self.peak = 0

    def __enter__(self):
        self.server = bench_server.Server(program())
        self.status = f"/proc/{self.server.process.pid}/status"
        for path in ("/statistics", "/guidance"):
            self.server.get(path)
        time.sleep(3)
        self.idle = self.memory()
        self.is_over = threading.Event()
        self.watcher = threading.Thread(target=self.watch, daemon=True)
        self.watcher.start()
        return self

    def __exit__(self, *_):
        self.is_over.set()
        self.watcher.join()
        self.server.stop()

    def memory(self):
        return field(self.status, "VmRSS")

    def watch(self):
        while not self.is_over.wait(0.1):
            try:
                self.peak = max(self.peak, self.memory())
            except OSError:
                return

    def promise(self, what, is_kept):
        self.is_kept = self.is_kept and is_kept
        print(f"{self.name}: {what}: {'kept' if is_kept else 'BROKEN'}", flush=True)

    def verdict(self):
        """Waits a minute; the promises about memory, and whether the program still answers."""
        time.sleep(REST)
        left = self.memory() - self.idle
        figures = f"idle {self.idle:.0f}, peak {self.peak:.0f}"
        self.promise(f"at most {MOST} MB during the attack ({figures})", self.peak <= MOST)
        self.promise(f"at most {MOST_LEFT} MB more than idle a minute later ({left:.0f})", left <= MOST_LEFT)
        self.promise("the program answers", b" 200 " in self.server.get("/statistics").split(b"\r\n", 1)[0])
        return 0 if self.is_kept else 1

    # Requests

    def connect(self, receive_buffer=None):
        connection = socket.socket()
        if receive_buffer:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        connection.settimeout(bench_server.PATIENCE)
        connection.connect((self.server.host, self.server.port))
        return connection

    def head(self, method, target, *fields):
        host = f"{self.server.host}:{self.server.port}"
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

    def page(self, path):
        return self.server.get(path).decode(errors="replace")


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

    def wish(self, stream=None, revision=None):
        wish = {
            "w": self.id, "r": str(self.revision if revision is None else revision), "v": self.version, "u": self.path,
            "a": self.assets,
        }  # fmt: skip
        return {**wish, "s": stream} if stream else wish

    def stream(self, name=None, revision=None):
        return "/live/stream?" + urllib.parse.urlencode(self.wish(name, revision))
