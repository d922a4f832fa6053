#!/usr/bin/env python3
"""The toggle in headless Chromium, to the 10 watched countries and back to all: from the click until the rows are there."""

import asyncio
import statistics
import sys
import time

import bench_live
import bench_server
import chromium

RUNS = 30
WATCHED = ["CL", "SE", "JP", "FR", "DE", "BR", "IN", "ZA", "NZ", "CA"]

# Clicks the toggle, and waits until as many rows are there as wanted and nothing is under way. The time is from the
# click to the change that made the rows right, before the browser draws them; the second one to the frame after it.
TOGGLE = """
const [wanted, done] = arguments;
const rows = () => document.querySelectorAll('main [data-testid^="statistics.row."]').length;
const toggle = document.querySelector('[data-testid="statistics.watchedToggle"]');
const watcher = new MutationObserver(() => {
  if (rows() !== wanted) return;
  watcher.disconnect();
  const changed = performance.now() - began;
  requestAnimationFrame(() => setTimeout(() => {
    const drawn = performance.now() - began;
    const calm = () => document.body.$isCalm === false ? setTimeout(calm, 5) : setTimeout(() => done([changed, drawn]), 30);
    calm();
  }));
});
watcher.observe(document.body, { childList: true, subtree: true });
const began = performance.now();
(toggle.closest('button,a') ?? toggle).click();
"""


def toggled(driver, wanted):
    arguments = {"script": TOGGLE, "args": [wanted]}
    return driver.post(f"{driver.session}/execute/async", arguments)


async def watch(server):
    await bench_live.watch(bench_live.Crowd(server), WATCHED)


def ready(driver, count):
    """Waits until the page shows the rows and its script runs."""
    script = """return document.querySelectorAll('main [data-testid^="statistics.row."]').length === arguments[0]
      && document.body.$isCalm !== false && document.readyState === 'complete'"""
    end = time.monotonic() + bench_server.PATIENCE
    while not driver.post(f"{driver.session}/execute/sync", {"script": script, "args": [count]}):
        if time.monotonic() > end:
            sys.exit("The list of countries did not appear.")
        time.sleep(0.05)
    time.sleep(0.5)


def main():
    with bench_server.Server(bench_server.program()) as server, chromium.Driver() as driver:
        asyncio.run(watch(server))
        driver.post(f"{driver.session}/url", {"url": server.url("/statistics")})
        ready(driver, 192)
        few, all_rows = [], []
        for run in range(RUNS + 5):
            times = toggled(driver, len(WATCHED)), toggled(driver, 192)
            if run >= 5:
                few.append(times[0])
                all_rows.append(times[1])
    for name, times, goal in [("toggle to 10 rows", few, 8), ("toggle to all rows", all_rows, 25)]:
        changed, drawn = zip(*times)
        note = f" (slowest {max(changed):.0f}, drawn after {statistics.median(drawn):.0f})"
        bench_server.row(f"{name}, in the page", statistics.median(changed), "ms", goal=goal, note=note)


if __name__ == "__main__":
    main()
