#!/usr/bin/env python3
"""Takes the README's pictures from the running program, so that they show what it shows."""

import base64
import pathlib
import time

import bench_server
import chromium

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Documentation/Pictures"
DESKTOP = (1280, 800)
PHONE = (390, 844)

# A channel of the archive that comes with the program.
CHANNEL = "/workspaces/bundled/9013580d-f793-51b7-a674-445bd0f28eae/4bab7f99-f5e4-57bf-98a4-03f45fadbd2c"

# File, window, dark or not, address, and what is scrolled to the middle, if anything.
PICTURES = [
    ("desktop-light", DESKTOP, False, "/statistics/FR?with=DE,IT", "chart.plot"),
    ("desktop-dark", DESKTOP, True, CHANNEL, None),
    ("phone-light", PHONE, False, "/statistics", None),
    ("phone-dark", PHONE, True, "/statistics/FR?with=DE,IT", "chart.plot"),
]


def show(driver, url, window, dark):
    width, height = window
    driver.developer(
        "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False
    )
    driver.developer("Emulation.setScrollbarsHidden", hidden=True)
    features = [
        {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
        {"name": "prefers-reduced-motion", "value": "reduce"},
    ]
    driver.developer("Emulation.setEmulatedMedia", features=features)
    driver.post(f"{driver.session}/url", {"url": url})
    end = time.monotonic() + bench_server.PATIENCE
    while not ask(driver, "return document.readyState === 'complete' && document.body.$isCalm !== false"):
        if time.monotonic() > end:
            raise SystemExit(f"{url} did not load.")
        time.sleep(0.05)


def ask(driver, script, *arguments):
    return driver.post(f"{driver.session}/execute/sync", {"script": script, "args": list(arguments)})


def scroll(driver, identifier):
    script = "document.querySelector(`[data-testid='${arguments[0]}']`).scrollIntoView({ block: 'center' })"
    ask(driver, script, identifier)
    # The frame after the next one has been drawn where the page was scrolled to.
    drawn = "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(done))"
    driver.post(f"{driver.session}/execute/async", {"script": drawn, "args": []})


def main():
    FOLDER.mkdir(exist_ok=True)
    with bench_server.Server(bench_server.program()) as server, chromium.Driver() as driver:
        for name, window, dark, path, middle in PICTURES:
            show(driver, server.url(path), window, dark)
            if middle:
                scroll(driver, middle)
            picture = driver.get(f"{driver.session}/screenshot")
            (FOLDER / f"{name}.png").write_bytes(base64.b64decode(picture))


if __name__ == "__main__":
    main()
