#!/usr/bin/env python3
"""Process start to the first byte of the first page: median of 20 starts on a folder that exists."""

import statistics
import tempfile
import time

import bench_server

RUNS = 20


def start_to_first_byte(program, folder, path):
    begun = time.perf_counter()
    with bench_server.Server(program, folder) as server:
        with server.connect(path) as connection:
            connection.recv(1)
            return (time.perf_counter() - begun) * 1000


def main():
    program = bench_server.program()
    with tempfile.TemporaryDirectory(prefix="sitrep-bench-") as folder:
        with bench_server.Server(program, folder) as server:
            path = server.first_page()
        times = [start_to_first_byte(program, folder, path) for _ in range(RUNS)]
    note = f" (slowest {max(times):.0f})"
    bench_server.row("process start to first byte", statistics.median(times), "ms", goal=60, note=note)


if __name__ == "__main__":
    main()
