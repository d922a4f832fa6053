#!/usr/bin/env python3
"""Whole pages by GET, requests a second, by wrk on the same machine: 16 connections, 10 seconds.

The first page again and again is answered from the pages kept while nothing has changed. Every country in turn is more
pages than are kept, so each one is evaluated and written anew.
"""

import re
import subprocess
import sys
import tempfile
import urllib.request

import bench_server

SECONDS = 10


def requests_per_second(url, *headers, script=None):
    arguments = [argument for header in headers for argument in ("-H", header)]
    if script:
        arguments += ["-s", script]
    done = subprocess.run(
        ["wrk", "-t1", "-c16", f"-d{SECONDS}s", *arguments, url], capture_output=True, text=True, check=True
    )
    if re.search(r"Non-2xx|Socket errors", done.stdout):
        sys.exit(f"wrk saw failures:\n{done.stdout}")
    return float(re.search(r"Requests/sec:\s+([\d.]+)", done.stdout)[1])


def country_pages(server):
    """The addresses of all countries, from the links of the first page."""
    with urllib.request.urlopen(server.url(server.first_page()), timeout=bench_server.PATIENCE) as answer:
        return re.findall(r'href="(/statistics/[A-Z]{2})"', answer.read().decode())


def requests_per_second_in_turn(server, paths):
    """The paths in turn, by a script for wrk."""
    script = """
        local paths = { %s }
        local place = 0
        request = function()
          place = place %% #paths + 1
          return wrk.format("GET", paths[place])
        end
    """ % ", ".join(f'"{path}"' for path in paths)
    with tempfile.NamedTemporaryFile("w", suffix=".lua") as file:
        file.write(script)
        file.flush()
        return requests_per_second(server.url("/"), script=file.name)


def main():
    with bench_server.Server(bench_server.program()) as server:
        url = server.url(server.first_page())
        plain = requests_per_second(url)
        compressed = requests_per_second(url, "Accept-Encoding: gzip")
        in_turn = requests_per_second_in_turn(server, country_pages(server))
    bench_server.row("full page by GET", plain, "requests/s", goal=1500, at_least=True)
    bench_server.row("the same, compressed", compressed, "requests/s")
    bench_server.row("192 pages in turn, each made anew", in_turn, "requests/s", goal=1500, at_least=True)


if __name__ == "__main__":
    main()
