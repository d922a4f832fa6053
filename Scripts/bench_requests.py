#!/usr/bin/env python3
"""The whole first page by GET, requests a second, by wrk on the same machine: 16 connections, 10 seconds."""

import re
import subprocess
import sys

import bench_server

SECONDS = 10


def requests_per_second(url, *headers):
    arguments = [argument for header in headers for argument in ("-H", header)]
    done = subprocess.run(
        ["wrk", "-t1", "-c16", f"-d{SECONDS}s", *arguments, url], capture_output=True, text=True, check=True
    )
    if re.search(r"Non-2xx|Socket errors", done.stdout):
        sys.exit(f"wrk saw failures:\n{done.stdout}")
    return float(re.search(r"Requests/sec:\s+([\d.]+)", done.stdout)[1])


def main():
    with bench_server.Server(bench_server.program()) as server:
        url = server.url(server.first_page())
        plain = requests_per_second(url)
        compressed = requests_per_second(url, "Accept-Encoding: gzip")
    bench_server.row("full page by GET", plain, "requests/s", goal=1500, at_least=True)
    bench_server.row("the same, compressed", compressed, "requests/s")


if __name__ == "__main__":
    main()
