#!/usr/bin/env python3
"""Navigation to the 100th row drawn in headless Chromium with an empty cache: median of 10."""

import json
import re
import statistics
import subprocess
import sys
import time
import urllib.request

import bench_server

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

ARGUMENTS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1280,800"]


class Driver:
    """chromedriver with one session; use it in a `with` statement."""

    def __init__(self):
        self.process = subprocess.Popen(
            ["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        for line in self.process.stdout:
            if found := re.search(r"started successfully on port (\d+)", line):
                self.base = f"http://127.0.0.1:{found[1]}"
                break
        else:
            sys.exit("chromedriver did not start.")
        options = {"args": ARGUMENTS}
        wanted = {"browserName": "chrome", "pageLoadStrategy": "none", "goog:chromeOptions": options}
        try:
            session = self.post("/session", {"capabilities": {"alwaysMatch": wanted}})
        except OSError:
            self.process.terminate()
            raise
        self.session = f"/session/{session['sessionId']}"

    def post(self, path, body):
        request = urllib.request.Request(
            self.base + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=bench_server.PATIENCE) as answer:
            return json.load(answer)["value"]

    def get(self, path):
        with urllib.request.urlopen(self.base + path, timeout=bench_server.PATIENCE) as answer:
            return json.load(answer)["value"]

    def developer(self, command, **parameters):
        self.post(f"{self.session}/goog/cdp/execute", {"cmd": command, "params": parameters})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        request = urllib.request.Request(self.base + self.session, method="DELETE")
        urllib.request.urlopen(request, timeout=bench_server.PATIENCE).close()
        self.process.terminate()
        self.process.wait()


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
    with bench_server.Server(bench_server.program()) as server, Driver() as driver:
        url = server.url(server.first_page())
        driver.developer("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
        shown_after(driver, url)
        times = [shown_after(driver, url) for _ in range(RUNS)]
    note = f" (slowest {max(times):.0f})"
    bench_server.row("navigation to the 100th row, empty cache", statistics.median(times), "ms", goal=120, note=note)


if __name__ == "__main__":
    main()
