#!/usr/bin/env python3
"""Whole pages by GET, requests a second, by wrk on the same machine: 16 connections, 10 seconds.

The first page again and again is answered from the pages kept while nothing has changed. Every country in turn is more
pages than fit into the second for which a page is kept unless the program answers more than 192 of them in it; of their
lists, in another order or of the watched countries alone, there are more than are ever kept at a time.
"""

import re
import subprocess
import sys
import tempfile
import time
import urllib.request

import bench_floor
import bench_server
import bench_table
from bench_memory import resident

SECONDS = 10
# How long pages are asked for, and nothing after that, before the memory is looked at.
LOAD, REST = 20, 60
UNIT, PEER = "requests/s", "Datasette 57/s"


def requests_per_second(url, *headers, script=None, seconds=SECONDS):
    arguments = [argument for header in headers for argument in ("-H", header)]
    if script:
        arguments += ["-s", script]
    done = subprocess.run(
        ["wrk", "-t1", "-c16", f"-d{seconds}s", *arguments, url], capture_output=True, text=True, check=True
    )
    if re.search(r"Non-2xx|Socket errors", done.stdout):
        sys.exit(f"wrk saw failures:\n{done.stdout}")
    return float(re.search(r"Requests/sec:\s+([\d.]+)", done.stdout)[1])


def speed_floor():
    with bench_floor.Floor() as nginx:
        return {"page": requests_per_second(nginx.url())}


def memory_floor():
    with bench_floor.Floor() as nginx:
        requests_per_second(nginx.url())
        return {"memory": resident(nginx)}


def country_pages(server):
    """The addresses of all countries, from the links of the first page."""
    with urllib.request.urlopen(server.url(server.first_page()), timeout=bench_server.PATIENCE) as answer:
        return re.findall(r'href="(/statistics/[A-Z]{2})"', answer.read().decode())


def requests_per_second_in_turn(server, paths, seconds=SECONDS):
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
        return requests_per_second(server.url("/"), script=file.name, seconds=seconds)


def measure_speed():
    with bench_server.Server(bench_server.program()) as server:
        url = server.url(server.first_page())
        plain = requests_per_second(url)
        compressed = requests_per_second(url, "Accept-Encoding: gzip")
        paths = country_pages(server)
        in_turn = requests_per_second_in_turn(server, paths)
        ways = ["", "?watched=1", "?sort=total", "?sort=new", "?sort=deaths", "?sort=active"]
        anew = requests_per_second_in_turn(server, [path + way for way in ways for path in paths])
    bench_table.row("the same page again", plain, UNIT, 0.48, times=True, at_least=True, floor="page", peer=PEER)
    bench_table.row("the same, compressed", compressed, UNIT)
    bench_table.row("192 different pages in turn", in_turn, UNIT, 1500, at_least=True, peer=PEER)
    bench_table.row("1,152 pages in turn, each made anew", anew, UNIT)


def measure_memory():
    with bench_server.Server(bench_server.program()) as server:
        requests_per_second_in_turn(server, country_pages(server), seconds=LOAD)
        time.sleep(REST)
        rested = resident(server)
    promise = f"resident memory after {LOAD} s of pages in turn and {REST} s of rest"
    bench_table.row(promise, rested, "MB", 80, floor="memory")


if __name__ == "__main__":
    bench_table.run(measure_speed, speed_floor)
    bench_table.run(measure_memory, memory_floor)
