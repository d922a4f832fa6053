#!/usr/bin/env python3
"""The list of countries over a slow line: 150 ms there and back, 1.6 Mbit/s down, 0.75 up, as Chromium imitates it.

Chromium counts the bytes as they cross the wire. The program listens on the loopback address, where it compresses
answers to events only when the page tells that its line is slow, as it does through a tunnel; each row says what came.
"""

import asyncio
import statistics
import sys
import time

import bench_server
import bench_table
import chromium
from bench_toggle import WATCHED, ready, toggled, watch

LATENCY, DOWN, UP = 150, 1.6, 0.75
RUNS = 5

USABLE = """return document.querySelectorAll('main [data-testid^="statistics.row."]').length === 192
  && document.body.$isCalm === true ? performance.now() : null"""


def narrow(driver):
    to_bytes = 1_000_000 / 8
    driver.developer("Network.enable")
    driver.developer(
        "Network.emulateNetworkConditions", offline=False, latency=LATENCY, downloadThroughput=DOWN * to_bytes,
        uploadThroughput=UP * to_bytes)  # fmt: skip


def loaded(driver, url):
    """Milliseconds until the page that is loaded with an empty cache can be used."""
    driver.post(f"{driver.session}/url", {"url": "about:blank"})
    driver.developer("Network.clearBrowserCache")
    driver.post(f"{driver.session}/url", {"url": url})
    end = time.monotonic() + bench_server.PATIENCE
    while time.monotonic() < end:
        usable = driver.post(f"{driver.session}/execute/sync", {"script": USABLE, "args": []})
        if usable is not None:
            return usable
        time.sleep(0.01)
    sys.exit(f"{url} cannot be used.")


def received(driver, *kinds):
    """KB that crossed the wire for what the browser's entries of these kinds tell; they are counted once."""
    script = """const entries = [...arguments].flatMap(kind => performance.getEntriesByType(kind));
      performance.clearResourceTimings();
      return entries.reduce((sum, entry) => sum + entry.transferSize, 0) / 1000"""
    return driver.post(f"{driver.session}/execute/sync", {"script": script, "args": kinds})


def measure():
    with bench_server.Server(bench_server.program()) as server, chromium.Driver() as driver:
        asyncio.run(watch(server))
        narrow(driver)
        url = server.url("/statistics")
        loads = [(loaded(driver, url), received(driver, "navigation", "resource")) for _ in range(RUNS)]
        ready(driver, 192)
        received(driver, "resource")
        few, all_rows = [], []
        for _ in range(RUNS):
            few.append((toggled(driver, len(WATCHED))[0], received(driver, "resource")))
            all_rows.append((toggled(driver, 192)[0], received(driver, "resource")))
    for promise, runs, goal in [
        ("first load, until it can be used", loads, 2), ("toggle to 10 rows", few, 0.5),
        ("toggle to all rows", all_rows, 0.5),
    ]:  # fmt: skip
        milliseconds, sizes = map(statistics.median, zip(*runs))
        bench_table.row(f"slow line: {promise}", milliseconds / 1000, "s", goal, note=f" ({sizes:.3g} KB came)")


if __name__ == "__main__":
    bench_table.run(measure)
