#!/usr/bin/env bash
# Fails with a clear message unless Swift 6.3 or newer is in PATH; says nothing when it is.
set -euo pipefail

where="Get it from https://www.swift.org/install/linux/ and see that 'swift' is in your PATH."

if ! command -v swift >/dev/null; then
  echo "Sitrep needs Swift 6.3 or newer, and there is no 'swift' in PATH. $where" >&2
  exit 1
fi

version=$(swift --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9]+\.[0-9]+).*/\1/p' | head -n 1)
major=${version%%.*}
minor=${version##*.}

if [[ -z $version ]]; then
  echo "Sitrep needs Swift 6.3 or newer, and 'swift --version' does not say what it is. $where" >&2
  exit 1
fi
if ((major < 6 || (major == 6 && minor < 3))); then
  echo "Sitrep needs Swift 6.3 or newer; this is Swift $version. $where" >&2
  exit 1
fi
