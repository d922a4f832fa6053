#!/usr/bin/env bash
# Installs what is missing, builds the program optimised and starts it with the arguments given.
# Everything before the start goes to standard error: the first line on standard output is the address.
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ $(uname -s) != Linux ]]; then
  echo "'make run' serves Sitrep to browsers from Linux. There is no Mac app yet." >&2
  exit 1
fi

Scripts/require-swift.sh
if [[ ! -e .build/release/sitrep ]]; then Scripts/first-time.sh build 20; fi
Scripts/install-packages.sh build
Scripts/quietly.sh "Building Sitrep" .build/build-output.txt Scripts/build-release.sh sitrep

exec .build/release/sitrep "$@"
