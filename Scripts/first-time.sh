#!/usr/bin/env bash
# Says what the first run takes: how long on this machine, and what it installs.
# Usage: first-time.sh build | test MINUTES
#
# MINUTES is the processor time: a core of a usual machine needs so long to compile everything.
set -euo pipefail

minutes=$((($2 + $(nproc) - 1) / $(nproc) + 1))
missing=$("$(dirname "$0")/install-packages.sh" "$1" --missing)
echo "The first time takes about $minutes minutes. It ${missing:+installs $missing, and }compiles Sitrep and its libraries." >&2
