#!/usr/bin/env python3
"""The toggle in headless Chromium, to the 10 watched countries and back to all, and the way from a row to its country:
from the click until what it leads to is there."""

import asyncio
import statistics
import sys
import time

import bench_live
import bench_server
import bench_table
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
    const calm = () => document.body.$isCalm === false
      ? setTimeout(calm, 5) : setTimeout(() => done([changed, drawn]), 30);
    calm();
  }));
});
watcher.observe(document.body, { childList: true, subtree: true });
const began = performance.now();
(toggle.closest('button,a') ?? toggle).click();
"""


# Clicks a row that is seen and at rest, and waits until the address and the controls are those of its country; then goes
# back. A page without addresses (bench_peer.py) has the country's figures beside the list, and stays where it is.
ROW = """
const [code, hasAddress, done] = arguments;
const row = document.querySelector(`[data-testid="statistics.row.${code}"]`);
row.scrollIntoView({ block: 'center' });
let began;
const isThere = () => hasAddress
  ? location.pathname === `/statistics/${code}` && document.querySelector('[data-testid="statistics.detail.watch"]')
  : document.querySelector(`[data-testid="detail"][data-code="${code}"]`);
const watcher = new MutationObserver(() => {
  if (!isThere()) return;
  watcher.disconnect();
  const changed = performance.now() - began;
  requestAnimationFrame(() => setTimeout(() => {
    const drawn = performance.now() - began;
    if (hasAddress) history.back();
    const calm = () => hasAddress && isThere() || document.body.$isCalm === false
      ? setTimeout(calm, 5) : setTimeout(() => done([changed, drawn]), 30);
    setTimeout(calm, 30);
  }));
});
watcher.observe(document.body, { childList: true, subtree: true });
requestAnimationFrame(() => setTimeout(() => {
  began = performance.now();
  row.click();
}, 50));
"""


def opened(driver, code, has_address=True):
    return driver.post(f"{driver.session}/execute/async", {"script": ROW, "args": [code, has_address]})


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


def measure():
    with bench_server.Server(bench_server.program()) as server, chromium.Driver() as driver:
        asyncio.run(watch(server))
        driver.post(f"{driver.session}/url", {"url": server.url("/statistics")})
        ready(driver, 192)
        few, all_rows, details = [], [], []
        for run in range(RUNS + 5):
            times = toggled(driver, len(WATCHED)), toggled(driver, 192), opened(driver, WATCHED[run % len(WATCHED)])
            if run >= 5:
                for runs, time_of_one in zip([few, all_rows, details], times):
                    runs.append(time_of_one)
    for promise, runs, goal, peer in [
        ("toggle to 10 rows", few, 5, "Shiny 7.2–7.8 ms"), ("toggle to all rows", all_rows, 9, "Shiny 31.7 ms"),
        ("from a row to its country", details, 7, "Shiny 7.8 ms, without a chart"),
    ]:  # fmt: skip
        changed, drawn = zip(*runs)
        note = f" (slowest {max(changed):.0f}, drawn after {statistics.median(drawn):.0f})"
        bench_table.row(f"{promise}, in the page", statistics.median(changed), "ms", goal, note=note, peer=peer)


if __name__ == "__main__":
    bench_table.run(measure)
