#!/usr/bin/env bash
# Packs what is committed into one archive that builds and passes its tests on its own; prints the archive's path.
# Usage: archive.sh [FILE.tar.gz]
set -euo pipefail
cd "$(dirname "$0")/.."

if ! git rev-parse --git-dir >/dev/null 2>&1 || [[ $(git rev-parse --show-toplevel) != "$(pwd -P)" ]]; then
  echo "This folder is no Git checkout, so there is nothing to pack: it is such an archive already." >&2
  exit 1
fi
if [[ -n $(git status --porcelain) ]]; then
  echo "What is not committed is not in the archive:" >&2
  git status --short >&2
fi

version=$(sed -nE 's/^ *package static let text = "([0-9.]+)"$/\1/p' Sitrep/Sources/SitrepApp/SitrepVersion.swift)
archive=${1:-sitrep-$version.tar.gz}
git archive --format=tar.gz --prefix="sitrep-$version/" --output="$archive" HEAD
echo "$archive"
