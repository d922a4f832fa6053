#!/usr/bin/env python3
"""Navigation to the 100th row drawn in headless Chromium with an empty cache: median of 10."""

import statistics
import sys
import time

import bench_server
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
    """Milliseconds from the start of the navigation to the row's frame."""
    driver.post(f"{driver.session}/url", {"url": "about:blank"})
    driver.developer("Network.clearBrowserCache")
    driver.post(f"{driver.session}/url", {"url": url})
    end = time.monotonic() + bench_server.PATIENCE
    while time.monotonic() < end:
        script = "return location.protocol === 'http:' ? window.sitrepShown ?? null : null"
        shown = driver.post(f"{driver.session}/execute/sync", {"script": script, "args": []})
        if shown is not None:
            return shown
        time.sleep(0.02)
    sys.exit(f"{url} showed no {ROWS} rows.")


def main():
    with bench_server.Server(bench_server.program()) as server, chromium.Driver() as driver:
        url = server.url(server.first_page())
        driver.developer("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
        shown_after(driver, url)
        times = [shown_after(driver, url) for _ in range(RUNS)]
    note = f" (slowest {max(times):.0f})"
    bench_server.row("navigation to the 100th row, empty cache", statistics.median(times), "ms", goal=120, note=note)


if __name__ == "__main__":
    main()
