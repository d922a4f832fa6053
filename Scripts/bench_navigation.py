#!/usr/bin/env python3
"""Navigation in headless Chromium, empty cache, to the 100th row drawn and to the first contents: medians of 10."""

import statistics
import sys
import time

import bench_floor
import bench_server
import bench_table
import chromium

RUNS = 10
ROWS = 100

# Runs before the page's own code. Time counts from the start of the navigation; a frame has been drawn when the
# animation frame after the one that sees the row begins.
WATCH = """
(() => {
  const look = () => {
    const links = document.querySelectorAll('main li a[href]');
    if (links.length >= ROWS && links[ROWS - 1].getBoundingClientRect().height > 0) {
      requestAnimationFrame(() => { window.sitrepShown = performance.now(); });
    } else {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
})();
""".replace("ROWS", str(ROWS))


def shown_after(driver, url):
    """Milliseconds from the start of the navigation to the row's frame, and to the first contents."""
    driver.post(f"{driver.session}/url", {"url": "about:blank"})
    driver.developer("Network.clearBrowserCache")
    driver.post(f"{driver.session}/url", {"url": url})
    end = time.monotonic() + bench_server.PATIENCE
    while time.monotonic() < end:
        script = """const [first] = performance.getEntriesByName('first-contentful-paint');
          return window.sitrepShown && first ? [window.sitrepShown, first.startTime] : null"""
        shown = driver.post(f"{driver.session}/execute/sync", {"script": script, "args": []})
        if shown is not None:
            return shown
        time.sleep(0.02)
    sys.exit(f"{url} showed no {ROWS} rows.")


def times(url):
    """Of each run, both times."""
    with chromium.Driver() as driver:
        driver.developer("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
        shown_after(driver, url)
        return list(zip(*(shown_after(driver, url) for _ in range(RUNS))))


def floor():
    with bench_floor.Floor() as nginx:
        shown, painted = times(nginx.url())
    return {"row": statistics.median(shown), "paint": statistics.median(painted)}


def measure():
    with bench_server.Server(bench_server.program()) as server:
        shown, painted = times(server.url(server.first_page()))
    for promise, runs, goal, name, peer in [
        ("navigation to the 100th row, empty cache", shown, 2, "row", "Datasette 131–139 ms"),
        ("first contentful paint", painted, 1.4, "paint", "Datasette 144–180 ms"),
    ]:
        note = f" (slowest {max(runs):.0f})"
        bench_table.row(promise, statistics.median(runs), "ms", goal, times=True, note=note, floor=name, peer=peer)


if __name__ == "__main__":
    bench_table.run(measure, floor)
