#!/usr/bin/env python3
"""The search in headless Chromium: from a key in the field until the rows that it finds are there, and back to all."""

import statistics

import bench_server
import bench_table
import bench_toggle
import chromium

RUNS = 20
# What is typed key by key, and how many rows each step leaves.
STEPS = [("g", 16), ("gu", 6), ("gui", 4), ("guin", 4), ("guine", 4), ("guinea", 4)]

# Types one step into the field, as a browser does, and waits until the rows are those of the step. The number of rows
# may be the same as before: then the address tells that the step is done.
TYPE = """
const [text, wanted, done] = arguments;
const field = document.querySelector('main input[type=search]');
const rows = () => document.querySelectorAll('main [data-testid^="statistics.row."]').length;
const isDone = () => rows() === wanted && new URLSearchParams(location.search).get('search') === (text || null);
const began = performance.now();
const finish = (changed) => {
  const calm = () => document.body.$isCalm === false ? setTimeout(calm, 5) : setTimeout(() => done(changed), 30);
  calm();
};
let changed = 0;
const watcher = new MutationObserver(() => { if (rows() === wanted) changed = performance.now() - began; });
watcher.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
const look = () => {
  if (!isDone()) return setTimeout(look, 1);
  watcher.disconnect();
  finish(changed || performance.now() - began);
};
field.focus();
field.value = text;
field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
look();
"""


def typed(driver, text, wanted):
    arguments = {"script": TYPE, "args": [text, wanted]}
    return driver.post(f"{driver.session}/execute/async", arguments)


def measure():
    with bench_server.Server(bench_server.program()) as server, chromium.Driver() as driver:
        driver.post(f"{driver.session}/url", {"url": server.url("/statistics")})
        bench_toggle.ready(driver, 192)
        keys, back = [], []
        for run in range(RUNS + 3):
            times = [typed(driver, text, wanted) for text, wanted in STEPS]
            cleared = typed(driver, "", 192)
            if run >= 3:
                keys += times
                back.append(cleared)
    for name, times, goal in [("a key in the search to its rows", keys, 30), ("search cleared to all rows", back, 30)]:
        note = f" (slowest {max(times):.0f})"
        bench_table.row(f"{name}, in the page", statistics.median(times), "ms", goal=goal, note=note)


if __name__ == "__main__":
    bench_table.run(measure)
