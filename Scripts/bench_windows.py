#!/usr/bin/env python3
"""50 visible windows of one headless Chromium: how soon the last one is loaded, answers taps, and hears of a change."""

import statistics
import sys
import time

import bench_server
import bench_table
import chromium
from bench_live import TOGGLE, WATCH, percentile

WINDOWS = 50
TAPS = 40

# Presses a control and tells the milliseconds until the answer is in the page. Timers may wait for a second in windows
# without the focus; messages do not.
TAP = """
const [identifier, done] = arguments;
const control = document.querySelector(`[data-testid="${identifier}"]`);
const began = performance.now();
(control.closest('button,a') ?? control).click();
const channel = new MessageChannel();
channel.port1.onmessage = () => {
  if (document.body.$isCalm) return done(performance.now() - began);
  channel.port2.postMessage(0);
};
channel.port2.postMessage(0);
"""
# Notes when the page changes, by the clock that all windows share.
OBSERVE = """
const now = () => performance.timeOrigin + performance.now();
new MutationObserver(() => { document.body.$changedAt = now(); })
  .observe(document.body, { attributes: true, childList: true, subtree: true, characterData: true });
document.body.$now = now;
"""
LOADED = """
const entry = performance.getEntriesByType('navigation')[0];
return document.readyState === 'complete' && entry.loadEventEnd > 0 && location.protocol === 'http:'
  && document.body.$isCalm !== false ? entry.loadEventEnd : null;
"""
HEARD = "return document.body.$heard ?? null"
VISIBLE = "return document.visibilityState"


def run(driver, script, *arguments, way="sync"):
    return driver.post(f"{driver.session}/execute/{way}", {"script": script, "args": list(arguments)})


def wait(driver, script, what, patience=bench_server.PATIENCE):
    end = time.monotonic() + patience
    while True:
        value = run(driver, script)
        if value is not None:
            return value
        if time.monotonic() > end:
            sys.exit(f"{what} in {patience} s.")
        time.sleep(0.02)


def use(driver, window):
    driver.post(f"{driver.session}/window", {"handle": window})


def open_windows(driver, url):
    """The windows, and the milliseconds after which each was loaded."""
    windows, times = [], []
    for number in range(WINDOWS):
        if number:
            use(driver, driver.post(f"{driver.session}/window/new", {"type": "window"})["handle"])
        windows.append(driver.get(f"{driver.session}/window"))
        driver.post(f"{driver.session}/url", {"url": url})
        times.append(wait(driver, LOADED, f"Window {number + 1} did not load"))
        wait(driver, HEARD, f"Window {number + 1} did not listen")
    return windows, times


def heard(driver, windows):
    """The milliseconds from a tap in the last window until the last of the others has changed, of a few taps."""
    for window in windows:
        use(driver, window)
        run(driver, OBSERVE)
    times = []
    for _ in range(5):
        use(driver, windows[-1])
        began = run(driver, "return document.body.$now()")
        run(driver, TAP, WATCH, way="async")
        time.sleep(1)
        changes = []
        for window in windows[:-1]:
            use(driver, window)
            changes.append(run(driver, "return document.body.$changedAt ?? 0"))
        if min(changes) < began:
            sys.exit("A window did not hear of the change within a second.")
        times.append(max(changes) - began)
    return times


def measure():
    with bench_server.Server(bench_server.program()) as server, chromium.Driver() as driver:
        windows, loads = open_windows(driver, server.url("/statistics/FR"))
        seen, streams = set(), set()
        for window in windows:
            use(driver, window)
            seen.add(run(driver, VISIBLE))
            streams.add(run(driver, HEARD))
        if seen != {"visible"}:
            sys.exit(f"The windows are {seen}, so not all of them listen.")
        use(driver, windows[-1])
        for control in (TOGGLE, WATCH):
            run(driver, TAP, control, way="async")
        # The other windows are still drawing what the last tap changed in them.
        time.sleep(1)
        taps = [run(driver, TAP, TOGGLE, way="async") for _ in range(TAPS)]
        shared = []
        for _ in range(TAPS):
            shared.append(run(driver, TAP, WATCH, way="async"))
            time.sleep(0.2)
        label = run(driver, f"return document.querySelector('[data-testid=\"{WATCH}\"]').outerHTML")
        began = time.monotonic()
        for window in windows:
            use(driver, window)
            same = f"return document.querySelector('[data-testid=\"{WATCH}\"]').outerHTML === arguments[0] || null"
            while not run(driver, same, label):
                if time.monotonic() - began > bench_server.PATIENCE:
                    sys.exit("A window did not hear of the change.")
                time.sleep(0.01)
        last = heard(driver, windows)
    note = f" (median of all {statistics.median(loads):.0f}, slowest {max(loads):.0f}; {len(streams)} stream)"
    bench_table.row(f"window {WINDOWS} of one browser: loaded", loads[-1], "ms", goal=1000, note=note)
    for name, times in [("a tap in it: p95", taps), ("a tap that changes all of them: p95", shared)]:
        note = f" (p50 {percentile(times, 0.5):.0f}, slowest {max(times):.0f})"
        bench_table.row(f"window {WINDOWS} of one browser: {name}", percentile(times, 0.95), "ms", goal=100, note=note)
    bench_table.row("the last of the other windows shows it", statistics.median(last), "ms")


if __name__ == "__main__":
    bench_table.run(measure)
