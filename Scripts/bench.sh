#!/usr/bin/env bash
# Measures the goals of Documentation/Architecture.md and prints one Markdown table.
# A goal that is missed is marked and is no error; a measurement that cannot be made is one.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/require-swift.sh
Scripts/install-packages.sh bench

Scripts/build-release.sh sitrep >&2
Scripts/build-release.sh certificatebench >&2
Scripts/build-release.sh archivebench >&2
program=$PWD/.build/release/sitrep

# What a line of the form "key: value" of the command's output says.
value_of() { sed -nE "s/^$1:[[:space:]]+//p" | head -n 1; }

memory_kb=$(sed -nE 's/^MemTotal:[[:space:]]+([0-9]+) kB$/\1/p' /proc/meminfo)
system=$(sed -nE 's/^PRETTY_NAME="?([^"]*)"?$/\1/p' /etc/os-release)

echo "Measured on $(date -u +%Y-%m-%d) on one machine:"
echo
echo "- $(lscpu | value_of 'Model name'), $(nproc) cores, $((memory_kb / 1024 / 1024)) GB of memory"
echo "- $system, Linux $(uname -r)"
echo "- $(swift --version 2>/dev/null | sed -nE 's/.*(Swift version [0-9.]+).*/\1/p' | head -n 1), release build"
echo "- $(chromium --version 2>/dev/null || echo 'Chromium of unknown version')"
echo
Scripts/bench_table.py
Scripts/bench_start.py "$program"
Scripts/bench_navigation.py "$program"
Scripts/bench_first_load.py "$program"
Scripts/bench_requests.py "$program"
Scripts/bench_memory.py "$program"
Scripts/bench_toggle.py "$program"
Scripts/bench_search.py "$program"
Scripts/bench_windows.py "$program"
Scripts/bench_crowd.py "$program"
Scripts/bench_live_memory.py "$program"
Scripts/bench_statistics.py "$program"
Scripts/bench_outbreaks.py "$program"
Scripts/bench_world.py "$program"
Scripts/bench_workspaces.py "$program"
Scripts/bench_slack.py "$program"
Scripts/bench_chart.py "$program"
Scripts/bench_certificates.py "$program"
Scripts/bench_throttled.py "$program"
echo
Scripts/bench_growth.py "$program"
