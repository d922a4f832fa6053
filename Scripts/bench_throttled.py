#!/usr/bin/env python3
"""The list of countries over a slow line: 150 ms there and back, 1.6 Mbit/s down, 0.75 up, as Chromium imitates it.

The program hears of the line from the page alone, as it does through a tunnel.
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


def measure():
    with bench_server.Server(bench_server.program()) as server, chromium.Driver() as driver:
        asyncio.run(watch(server))
        narrow(driver)
        url = server.url("/statistics")
        loads = [loaded(driver, url) for _ in range(RUNS)]
        ready(driver, 192)
        few, all_rows = zip(*((toggled(driver, len(WATCHED)), toggled(driver, 192)) for _ in range(RUNS)))
    bench_table.row("slow line: first load, until it can be used", statistics.median(loads) / 1000, "s", 2)
    for promise, runs in [("toggle to 10 rows", few), ("toggle to all rows", all_rows)]:
        changed = statistics.median(changed for changed, _ in runs)
        bench_table.row(f"slow line: {promise}", changed / 1000, "s", 0.5)


if __name__ == "__main__":
    bench_table.run(measure)
