"""What the measurements share: a running Sitrep on a folder of its own, and plain HTTP requests."""

import pathlib
import re
import select
import shutil
import socket
import subprocess
import sys
import tempfile
import urllib.parse

PATIENCE = 30


class Site:
    """A process that serves pages at `host` and `port`; use it in a `with` statement."""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()

    def processes(self):
        """The ids of the process and of those that it started."""
        number = self.process.pid
        children = pathlib.Path(f"/proc/{number}/task/{number}/children").read_text()
        return [number, *map(int, children.split())]

    def url(self, path="/"):
        return f"http://{self.host}:{self.port}{path}"

    def connect(self, path, encoding="identity", language="en"):
        """A socket on which the request has been sent and nothing has been read."""
        request = f"GET {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nAccept-Encoding: {encoding}\r\n"
        request += f"Accept-Language: {language}\r\n"
        connection = socket.create_connection((self.host, self.port), timeout=PATIENCE)
        connection.sendall((request + "Connection: close\r\n\r\n").encode())
        return connection

    def get(self, path, encoding="identity", language="en"):
        """The bytes of one whole answer as they crossed the wire."""
        with self.connect(path, encoding, language) as connection:
            parts = []
            while part := connection.recv(65536):
                parts.append(part)
        return b"".join(parts)

    def first_page(self):
        """The path a reader ends at who opens the bare address, after at most five redirections."""
        path = "/"
        for _ in range(5):
            answer = self.get(path)
            status = int(answer.split(b" ", 2)[1])
            if status == 200:
                return path
            location = re.search(rb"(?im)^location:\s*(\S+)", answer)
            if not location:
                sys.exit(f"GET {path} answered {status}.")
            path = urllib.parse.urlsplit(urllib.parse.urljoin(self.url(path), location[1].decode())).path
        sys.exit("GET / is redirected again and again.")


class Server(Site):
    """Sitrep on a free port. The folder, when given, outlives it; `runner` is a command that runs it."""

    def __init__(self, program, folder=None, runner=(), options=()):
        self.own_folder = None if folder else tempfile.mkdtemp(prefix="sitrep-bench-")
        self.process = subprocess.Popen(
            [*runner, program, "serve", "--port", "0", "--data", folder or self.own_folder, *options],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        line = self.process.stdout.readline() if ready else ""
        address = re.search(r"http://([^\s:/]+):(\d+)", line)
        if not address:
            self.stop()
            sys.exit(f"Sitrep did not print its address but: {line!r}")
        self.host, self.port = address[1], int(address[2])

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.own_folder:
            shutil.rmtree(self.own_folder, ignore_errors=True)


def program():
    """The program to measure, the script's only argument."""
    if len(sys.argv) != 2:
        sys.exit(f"Usage: {sys.argv[0]} PROGRAM")
    return sys.argv[1]
