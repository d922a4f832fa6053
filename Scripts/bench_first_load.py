#!/usr/bin/env python3
"""Bytes on the wire, headers included, and requests of the first load with an empty cache and gzip: what the page
names, and what a phone and a wide window fetch until nothing is under way any more."""

import html.parser
import re
import sys
import time
import urllib.parse
import zlib

import bench_floor
import bench_server
import bench_table
import chromium

WIDTHS = [390, 1280]
# How long nothing comes before all is there, in seconds.
QUIET = 1

LOADED_LINKS = {"stylesheet", "icon", "manifest", "preload", "modulepreload", "apple-touch-icon"}


class Loads(html.parser.HTMLParser):
    """Collects the addresses that a browser fetches with the page."""

    def __init__(self):
        super().__init__()
        self.addresses = []

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag == "link" and LOADED_LINKS & set((values.get("rel") or "").lower().split()):
            self.add(values.get("href"))
        elif tag in ("script", "img"):
            self.add(values.get("src"))

    def add(self, address):
        if address and not address.startswith("data:") and address not in self.addresses:
            self.addresses.append(address)


def text_of(answer):
    """The body of a gzip or plain answer as text."""
    head, _, body = answer.partition(b"\r\n\r\n")
    if re.search(rb"(?im)^transfer-encoding:.*chunked", head):
        parts, rest = [], body
        while size := int(rest.split(b"\r\n", 1)[0].split(b";")[0], 16):
            start = rest.index(b"\r\n") + 2
            parts.append(rest[start : start + size])
            rest = rest[start + size + 2 :]
        body = b"".join(parts)
    if re.search(rb"(?im)^content-encoding:\s*gzip", head):
        body = zlib.decompress(body, wbits=31)
    return body.decode()


def named(site):
    """The bytes of the first page and of each file that it names."""
    path = site.first_page()
    page = site.get(path, "gzip")
    loads = Loads()
    loads.feed(text_of(page))
    sizes = [len(page)]
    for address in loads.addresses:
        parts = urllib.parse.urlsplit(urllib.parse.urljoin(site.url(path), address))
        if parts.netloc != f"{site.host}:{site.port}":
            sys.exit(f"The page loads {address} from somewhere else.")
        sizes.append(len(site.get(parts.path + (f"?{parts.query}" if parts.query else ""), "gzip")))
    return sizes


def fetched(driver, url, width):
    """The sizes of all that a window of this width fetches."""
    script = """
      const kinds = ['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind));
      return [document.readyState === 'complete' && document.body.$isCalm === true, kinds.map(one => one.transferSize)];
    """
    driver.developer("Emulation.setDeviceMetricsOverride", width=width, height=844, deviceScaleFactor=1, mobile=False)
    driver.developer("Network.clearBrowserCache")
    driver.post(f"{driver.session}/url", {"url": url})
    seen, since, end = None, time.monotonic(), time.monotonic() + bench_server.PATIENCE
    while time.monotonic() < end:
        now = driver.post(f"{driver.session}/execute/sync", {"script": script, "args": []})
        if now != seen:
            seen, since = now, time.monotonic()
        elif now[0] and time.monotonic() - since > QUIET:
            return now[1]
        time.sleep(0.1)
    sys.exit(f"{url} went on loading.")


def floor():
    with bench_floor.Floor() as nginx:
        sizes = named(nginx)
    return {"bytes": sum(sizes) / 1000, "requests": len(sizes)}


def measure():
    with bench_server.Server(bench_server.program()) as server:
        sizes = named(server)
        with chromium.Driver() as driver:
            windows = [(width, fetched(driver, server.url(server.first_page()), width)) for width in WIDTHS]

    note = f" (page {sizes[0] / 1000:.3g})"
    bench_table.row(
        "first load on the wire", sum(sizes) / 1000, "KB", 22, note=note, floor="bytes", peer="Datasette 150 KB")
    bench_table.row("requests of the first load", len(sizes), "requests", 4, floor="requests", peer="Datasette 4")
    for width, all_sizes in windows:
        note = f" ({len(all_sizes)} requests)"
        bench_table.row(f"fetched in a window {width} wide", sum(all_sizes) / 1000, "KB", note=note)


if __name__ == "__main__":
    bench_table.run(measure, floor)
