#!/usr/bin/env python3
"""Toggles and the way from a row to its country in Sitrep and in Shiny for Python, in turn in one run.

Usage: bench_peer.py PROGRAM PYTHON
PYTHON is one that has Shiny: `python3 -m venv DIR && DIR/bin/pip install shiny==1.8.0 matplotlib==3.11.2`, then
DIR/bin/python. Shiny runs twice: as text alone, and with a chart of the country.
"""

import asyncio
import contextlib
import html
import json
import os
import pathlib
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time

import bench_server
import bench_toggle
import chromium

ROUNDS = 60


class Shiny(bench_server.Site):
    """The same list in Shiny, served by uvicorn on a free port; with a chart of the country where that is asked for."""

    host = "127.0.0.1"

    def __init__(self, python, countries, *, has_chart):
        with socket.create_server((self.host, 0)) as free:
            self.port = free.getsockname()[1]
        command = [python, "-m", "uvicorn", "--port", str(self.port), "--log-level", "warning", "shiny_countries:app"]
        folder = pathlib.Path(__file__).parent / "peers"
        variables = {"COUNTRIES": countries} | ({"CHART": "1"} if has_chart else {})
        self.process = subprocess.Popen(command, cwd=folder, env=os.environ | variables)
        end = time.monotonic() + bench_server.PATIENCE
        while True:
            try:
                return socket.create_connection((self.host, self.port)).close()
            except OSError:
                if time.monotonic() > end or self.process.poll() is not None:
                    self.stop()
                    sys.exit("Shiny did not begin to listen.")
                time.sleep(0.1)

    def stop(self):
        self.process.kill()
        self.process.wait()


def countries(server):
    """The countries of Sitrep's list."""
    text = r'data-testid="cell\.{}"[^>]*>([^<]*)<'
    parts = [r'data-testid="statistics\.row\.(\w\w)"', *(text.format(part) for part in ["flag", "name", "total"])]
    found = re.findall(".*?".join(parts), server.get("/statistics").decode())
    return [
        {"code": code, "flag": flag, "name": html.unescape(name), "total": total, "watched": code in bench_toggle.WATCHED}
        for code, flag, name, total in found
    ]


def measure(program, python):
    with contextlib.ExitStack() as stack:
        server = stack.enter_context(bench_server.Server(program))
        asyncio.run(bench_toggle.watch(server))
        file = stack.enter_context(tempfile.NamedTemporaryFile("w", suffix=".json"))
        file.write(json.dumps(countries(server)))
        file.flush()
        sites = {"Sitrep": server}
        for name, has_chart in [("Shiny", False), ("Shiny with a chart", True)]:
            sites[name] = stack.enter_context(Shiny(python, file.name, has_chart=has_chart))
        drivers = {name: stack.enter_context(chromium.Driver()) for name in sites}
        for name, driver in drivers.items():
            driver.post(f"{driver.session}/url", {"url": sites[name].url("/statistics" if name == "Sitrep" else "/")})
            bench_toggle.ready(driver, 192)
        times = {name: [] for name in sites}
        for run in range(ROUNDS + 5):
            for name in sorted(sites, reverse=run % 2):
                driver, code = drivers[name], bench_toggle.WATCHED[run % len(bench_toggle.WATCHED)]
                one = [bench_toggle.toggled(driver, count) for count in [len(bench_toggle.WATCHED), 192]]
                one.append(bench_toggle.opened(driver, code, has_address=name == "Sitrep"))
                if run >= 5:
                    times[name].append([time for pair in one for time in pair])
    print(f"| medians of {ROUNDS}, in the page / drawn, ms | {' | '.join(times)} |")
    print("|" + "---|" * (len(times) + 1))
    medians = [[statistics.median(column) for column in zip(*runs)] for runs in times.values()]
    for index, what in enumerate(["toggle to 10 rows", "toggle to all rows", "from a row to its country"]):
        cells = [f"{one[2 * index]:.1f} / {one[2 * index + 1]:.1f}" for one in medians]
        print(f"| {what} | {' | '.join(cells)} |")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(f"Usage: {sys.argv[0]} PROGRAM PYTHON")
    measure(*sys.argv[1:])
