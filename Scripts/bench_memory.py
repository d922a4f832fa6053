#!/usr/bin/env python3
"""Memory of an idle process: 50 pages read, then 3 seconds of rest.

How much of the program's file is resident depends on how the system's cache has it: up to 4 MB more right after the
file was written. So it is read from the disk anew, as after a start of the machine.
"""

import os
import pathlib
import re
import time

import bench_floor
import bench_server
import bench_table

MEGABYTE = 1000 * 1000


def field(path, name):
    """A field in kB of a file of /proc, as MB."""
    text = pathlib.Path(path).read_text()
    return int(re.search(rf"^{name}:\s+(\d+) kB", text, re.MULTILINE)[1]) * 1024 / MEGABYTE


def resident(site):
    """MB of resident memory of all its processes."""
    return sum(field(f"/proc/{number}/status", "VmRSS") for number in site.processes())


def floor():
    """nginx with its worker, after as many pages."""
    with bench_floor.Floor() as nginx:
        for _ in range(50):
            nginx.get("/")
        return {"memory": resident(nginx)}


def forget(file):
    """Lets the system's cache go of a file that nobody has open."""
    descriptor = os.open(file, os.O_RDONLY)
    os.fsync(descriptor)
    os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
    os.close(descriptor)


def measure():
    forget(bench_server.program())
    with bench_server.Server(bench_server.program()) as server:
        path = server.first_page()
        for _ in range(50):
            server.get(path)
        time.sleep(3)
        taken = resident(server)
        share = field(f"/proc/{server.process.pid}/smaps_rollup", "Pss")
    bench_table.row("resident memory, idle", taken, "MB", 40, floor="memory", peer="Shiny 57 MB")
    bench_table.row("its proportional share (Pss)", share, "MB")


if __name__ == "__main__":
    bench_table.run(measure, floor)
