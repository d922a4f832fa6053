"""What the measurements of live windows share: pages that became live, with their streams, on real sockets.

One process, one thread, asyncio without streams: 300 events a second and a thousand pushes cost it a small part of a
core, which `Load` tells.
"""

import asyncio
import json
import re
import secrets
import sys
import time
import zlib

END = re.compile(rb'"t":(\d+),"v":"([^"]*)"\}$')


class Connection(asyncio.Protocol):
    """One HTTP connection that asks one thing at a time."""

    def __init__(self):
        self.transport = None
        self.waiting = None
        self.received = bytearray()
        self.head_end = -1

    def connection_made(self, transport):
        self.transport = transport

    def connection_lost(self, _):
        self.transport = None
        if self.waiting and not self.waiting.done():
            self.waiting.set_exception(ConnectionResetError())

    def data_received(self, data):
        self.received += data
        if self.head_end < 0:
            self.head_end = self.received.find(b"\r\n\r\n")
            if self.head_end < 0:
                return
            self.head = bytes(self.received[: self.head_end]).lower()
            length = re.search(rb"content-length: (\d+)", self.head)
            self.length = int(length[1]) if length else 0
        start = self.head_end + 4
        if len(self.received) < start + self.length:
            return
        body = bytes(self.received[start : start + self.length])
        del self.received[: start + self.length]
        self.head_end = -1
        waiting, self.waiting = self.waiting, None
        waiting.set_result((int(self.head[9:12]), body, b"content-encoding: gzip" in self.head))

    async def ask(self, request):
        self.waiting = asyncio.get_running_loop().create_future()
        self.transport.write(request)
        return await self.waiting


class Stream(asyncio.Protocol):
    """The stream of one window: hands over each message."""

    def __init__(self, request, on_message):
        self.request = request
        self.on_message = on_message
        self.received = bytearray()
        self.opened = asyncio.get_running_loop().create_future()
        self.transport = None

    def connection_made(self, transport):
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, _):
        if not self.opened.done():
            self.opened.set_exception(ConnectionResetError())

    def data_received(self, data):
        self.received += data
        if not self.opened.done():
            end = self.received.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.received.startswith(b"HTTP/1.1 200"):
                self.opened.set_exception(OSError(bytes(self.received[:60])))
                return
            del self.received[: end + 4]
            self.opened.set_result(None)
        # A message may be cut into chunks anywhere; ours are one each.
        while (line := self.received.find(b"\r\n")) >= 0:
            size = int(self.received[:line] or b"0", 16)
            if len(self.received) < line + 2 + size + 2:
                return
            chunk = bytes(self.received[line + 2 : line + 2 + size])
            del self.received[: line + 2 + size + 2]
            if chunk.startswith(b"data: "):
                _, _, message = chunk[6:-2].partition(b" ")
                if message != b"end":
                    self.on_message(message)


class Window:
    """A page that is open in a browser."""

    def __init__(self, crowd, path, page):
        self.crowd = crowd
        self.id = secrets.token_urlsafe(24)
        self.path = path
        self.version = re.search(r'data-version="([^"]*)"', page)[1]
        self.assets = re.search(r'data-assets="([^"]*)"', page)[1]
        self.revision = 0
        self.number = 0
        self.is_busy = False
        self.connection = None
        self.stream = None
        self.on_push = None
        self.pushes = 0
        self.resets = 0

    def note(self, body):
        end = END.search(body[-120:])
        if not end:
            raise OSError(f"The answer {body[:80]!r} is none.")
        self.revision = max(self.revision, int(end[1]))
        self.version = end[2].decode()
        self.resets += body.find(b'["R",', 0, 200) >= 0

    def pushed(self, body):
        self.note(body)
        self.pushes += 1
        if self.on_push:
            self.on_push(self, body)

    async def listen(self):
        query = f"w={self.id}&r={self.revision}&v={self.version}&u={quoted(self.path)}&a={self.assets}"
        request = self.crowd.request("GET", f"/live/stream?{query}", "Accept: text/event-stream")
        loop = asyncio.get_running_loop()
        _, self.stream = await loop.create_connection(
            lambda: Stream(request, self.pushed), self.crowd.host, self.crowd.port
        )
        await self.stream.opened

    async def send(self, *events, path=None):
        """Sends events; the answer's body and the seconds until it was there."""
        self.is_busy = True
        self.number += 1
        message = {
            "w": self.id, "n": self.number, "r": self.revision, "v": self.version, "u": self.path, "a": self.assets,
            "i": {}, "p": [], "e": events,
        }  # fmt: skip
        body = json.dumps(message).encode()
        for _ in range(20):
            if not self.connection or not self.connection.transport:
                self.connection = await self.crowd.connect()
            request = self.crowd.request(
                "POST", "/live/event", f"Origin: {self.crowd.origin}", "Content-Type: application/json",
                "Accept-Encoding: gzip", f"Content-Length: {len(body)}",
            )  # fmt: skip
            began = time.perf_counter()
            status, answer, is_compressed = await self.connection.ask(request + body)
            seconds = time.perf_counter() - began
            if status != 429:
                break
            self.crowd.refusals += 1
            await asyncio.sleep(0.2)
        if status == 204:
            self.is_busy = False
            return answer, seconds
        if status != 200:
            raise OSError(f"{events} got {status}: {answer[:200]!r}")
        answer = zlib.decompress(answer, wbits=31) if is_compressed else answer
        self.note(answer)
        self.path = path or self.path
        self.is_busy = False
        return answer, seconds

    def close(self):
        for end in (self.connection, self.stream):
            if end and end.transport:
                end.transport.close()


class Crowd:
    """Windows of one server."""

    def __init__(self, server):
        self.host, self.port = server.host, server.port
        self.server = server
        self.origin = f"http://{self.host}:{self.port}"
        self.windows = []
        self.pages = {}
        self.refusals = 0

    def request(self, method, target, *fields):
        lines = [f"{method} {target} HTTP/1.1", f"Host: {self.host}:{self.port}", *fields]
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    async def connect(self):
        loop = asyncio.get_running_loop()
        return (await loop.create_connection(Connection, self.host, self.port))[1]

    async def page(self, path):
        connection = await self.connect()
        status, body, _ = await connection.ask(self.request("GET", path))
        connection.transport.close()
        if status != 200:
            raise OSError(f"{path} answered {status}")
        return body.decode()

    async def open(self, path, count, listens=True):
        """Opens windows, a few at a time."""
        opened = []

        async def one():
            window = Window(self, path, await self.page(path))
            if listens:
                await window.listen()
            opened.append(window)

        for start in range(0, count, 16):
            await asyncio.gather(*(one() for _ in range(min(16, count - start))))
        self.windows += opened
        return opened

    def close(self):
        """Closes the windows, whose sockets would else stay open beside those of the next server."""
        for window in self.windows:
            window.close()
        self.windows.clear()


async def expect_windows(crowd, wanted):
    """Ends the measurement where windows gave way: what was measured is not that of so many."""
    present = int(re.search(r"(?m)^windows: (\d+)", await crowd.page("/live/status"))[1])
    if present < wanted:
        sys.exit(f"Of {wanted} windows {present} are there: the others gave way.")


def quoted(path):
    return path.replace("?", "%3F").replace("=", "%3D").replace("&", "%26").replace("/", "%2F")


def control(page, identifier):
    """The name of the button with this accessibility identifier."""
    button = re.search(rf'<button[^>]*data-testid="{re.escape(identifier)}"[^>]*>', page)
    return re.search(r'value="(n[\w-]+)"', button[0])[1]


def percentile(values, share):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


class Load:
    """What this process itself used of one core while a block ran."""

    def __enter__(self):
        self.began = (time.perf_counter(), time.process_time())
        return self

    def __exit__(self, *_):
        self.share = (time.process_time() - self.began[1]) / (time.perf_counter() - self.began[0])

    def __str__(self):
        return f"the client itself used {self.share * 100:.0f} % of a core"


WATCH = "statistics.detail.watch"
TOGGLE = "statistics.watchedToggle"


async def watch(crowd, codes):
    """Watches these countries."""
    for code in codes:
        path = f"/statistics/{code}"
        page = await crowd.page(path)
        window = Window(crowd, path, page)
        await window.send(["tap", control(page, WATCH)])
        await window.send(["bye"])
        window.close()
