#!/usr/bin/env python3
"""Process start to the first byte of the first page: median of 20 starts on a folder that exists."""

import statistics
import tempfile
import time

import bench_floor
import bench_server
import bench_table

RUNS = 20


def start_to_first_byte(program, folder, path):
    begun = time.perf_counter()
    with bench_server.Server(program, folder) as server:
        with server.connect(path) as connection:
            connection.recv(1)
            return (time.perf_counter() - begun) * 1000


def floor():
    """nginx, the same way."""
    times = []
    bench_floor.page()
    for _ in range(RUNS):
        begun = time.perf_counter()
        with bench_floor.Floor() as nginx, nginx.connect("/") as connection:
            connection.recv(1)
            times.append((time.perf_counter() - begun) * 1000)
    return {"start": statistics.median(times)}


def measure():
    program = bench_server.program()
    with tempfile.TemporaryDirectory(prefix="sitrep-bench-") as folder:
        with bench_server.Server(program, folder) as server:
            path = server.first_page()
        times = [start_to_first_byte(program, folder, path) for _ in range(RUNS)]
    note = f" (slowest {max(times):.0f})"
    bench_table.row(
        "process start to first byte", statistics.median(times), "ms", 5, times=True, note=note, floor="start",
        peer="Shiny 283 ms")


if __name__ == "__main__":
    bench_table.run(measure, floor)
