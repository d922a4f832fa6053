#!/usr/bin/env python3
"""Writes function-order.gz: the functions that run while the program starts and each tab is used, by the linker's names.

build-release.sh has the linker lay them side by side. A program that runs needs an eighth of its code; where that lies
scattered, most of the code is in memory with it. The list need not be complete or new: a function that it does not
name lies elsewhere, a name that no function has any more means nothing. Write it anew when `make bench` says that the
program takes more memory than it did. It takes a minute, Valgrind and the packages of `install-packages.sh bench`.

Usage: function-order.py PROGRAM
"""

import gzip
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import bench_server
import chromium

LIST = pathlib.Path(__file__).with_name("function-order.gz")
# Under Valgrind the program takes fifty times as long.
PATIENCE = 300
TABS = ["/statistics", "/world", "/certificates", "/guidance", "/workspaces"]
# What is clicked, one after the other.
CONTROLS = [
    "statistics.watchedToggle", "statistics.watchedToggle", "statistics.row.JP", "statistics.detail.watch",
    "statistics.detail.watch", "statistics.row.FR",
]  # fmt: skip
CALM = """
return document.readyState === 'complete' && location.protocol === 'http:' && document.body.$isCalm !== false
  && document.body.$heard != null"""
CLICK = """
const control = document.querySelector(`[data-testid="${arguments[0]}"]`);
(control?.closest('button,a') ?? control)?.click();
return control != null"""


def run(driver, script, *arguments):
    return driver.post(f"{driver.session}/execute/sync", {"script": script, "args": list(arguments)})


def settle(driver):
    end = time.monotonic() + PATIENCE
    while not run(driver, CALM):
        if time.monotonic() > end:
            sys.exit("The page did not come to rest.")
        time.sleep(0.5)
    time.sleep(3)


def use(server):
    """Opens each tab, in both languages and without script too, and uses the one that most is done in."""
    for path in TABS:
        for language in ["en", "ru"]:
            server.get(path, "gzip", language)
    with chromium.Driver() as driver:
        for path in TABS[::-1]:
            driver.post(f"{driver.session}/url", {"url": server.url(path)})
            settle(driver)
        for control in CONTROLS:
            if not run(driver, CLICK, control):
                sys.exit(f"There is no {control}.")
            settle(driver)


def functions(program):
    """The names of its functions."""
    symbols = subprocess.run(["nm", "--defined-only", program], check=True, capture_output=True, text=True).stdout
    return set(re.findall(r"(?m)^\S+ [tTwW] (.+)$", symbols))


def measure():
    if len(sys.argv) != 2:
        sys.exit(f"Usage: {sys.argv[0]} PROGRAM")
    # Beside the program, where it finds its files.
    stripped = pathlib.Path(f"{sys.argv[1]}-stripped")
    with tempfile.NamedTemporaryFile(prefix="sitrep-order-") as notes:
        subprocess.run(["strip", "--strip-debug", "-o", stripped, sys.argv[1]], check=True)
        try:
            valgrind = ["valgrind", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={notes.name}"]
            with bench_server.Server(stripped, runner=valgrind) as server:
                use(server)
            names = set(re.findall(r"(?m)^c?fn=\(\d+\) (.+?)(?:'\d+)?$", pathlib.Path(notes.name).read_text()))
            lines = "".join(f"{name}\n" for name in sorted(names & functions(stripped)))
            LIST.write_bytes(gzip.compress(lines.encode(), mtime=0))
        finally:
            stripped.unlink()


if __name__ == "__main__":
    measure()
