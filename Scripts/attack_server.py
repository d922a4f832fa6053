"""What the attacks share: a running Sitrep on a folder of its own, its memory, and one line for each promise.

Every attack starts its own server on the loopback address with port 0, takes no arguments, and ends by itself. The
environment variable SITREP names the program; without it, that of the release build is attacked.
"""

import http.client
import os
import pathlib
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = os.environ.get("SITREP", str(ROOT / ".build/release/sitrep"))
PATIENCE = 30
# What Swift and the system write when a program has broken.
BROKEN = re.compile(r"Fatal error|Crash:|Illegal instruction|Segmentation fault|Current stack trace|AddressSanitizer")


class Server:
    """Sitrep on a free port. It may be killed and started again on the same folder."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="sitrep-attack-")
        self.data = os.path.join(self.folder, "data")
        self.log = open(os.path.join(self.folder, "log"), "w+")
        self.process = None

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.stop()
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self):
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--port", "0", "--data", self.data],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=self.log, text=True,
        )  # fmt: skip
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        line = self.process.stdout.readline() if ready else ""
        address = re.search(r"http://([^\s:/]+):(\d+)", line)
        if not address:
            self.stop()
            sys.exit(f"Sitrep did not print its address but: {line!r}\n{self.messages()}")
        self.host, self.port = address[1], int(address[2])
        self.origin = f"http://{self.host}:{self.port}"

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.process.stdout.close()

    def is_running(self):
        return self.process.poll() is None

    def messages(self):
        """What was written to standard error."""
        with open(self.log.name, errors="replace") as log:
            return log.read()

    def has_broken(self):
        return BROKEN.search(self.messages()) is not None

    def connect(self, patience=PATIENCE):
        return http.client.HTTPConnection(self.host, self.port, timeout=patience)

    def get(self, path):
        """Status and text of a page."""
        connection = self.connect()
        try:
            connection.request("GET", path)
            answer = connection.getresponse()
            return answer.status, answer.read().decode(errors="replace")
        finally:
            connection.close()

    def page(self, path):
        status, text = self.get(path)
        if status != 200:
            raise OSError(f"{path} answered {status}")
        return text

    def answers(self):
        """True if a page comes as it should."""
        try:
            return self.get("/statistics")[0] == 200
        except OSError:
            return False

    def resident_megabytes(self):
        return resident_megabytes(self.process.pid)


def resident_megabytes(pid):
    """What a process has in memory at the moment."""
    with open(f"/proc/{pid}/status") as status:
        return int(re.search(r"VmRSS:\s+(\d+) kB", status.read())[1]) / 1024


def control(page, identifier):
    """The name that a form gives the control with this accessibility identifier."""
    found = re.search(rf'<(?:button|input)[^>]*data-testid="{re.escape(identifier)}"[^>]*>', page)
    if not found:
        raise OSError(f"There is no {identifier} on the page.")
    name = "name" if found[0].startswith("<input") else "value"
    return re.search(rf'\b{name}="(n[\w-]+)"', found[0])[1]


class Promises:
    """The lines of one attack, and whether all of them were kept."""

    def __init__(self):
        self.are_kept = True

    def tell(self, promise, figure, goal, is_kept):
        self.are_kept = self.are_kept and is_kept
        print(f"{promise}: {figure} ({goal}){'' if is_kept else ' BROKEN'}", flush=True)

    def end(self):
        sys.exit(0 if self.are_kept else 1)
