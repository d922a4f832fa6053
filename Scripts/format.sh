#!/usr/bin/env bash
# Formats all Swift code in place; with --check changes nothing and fails when there is a finding.
set -euo pipefail
cd "$(dirname "$0")/.."

paths=(Package.swift PortableUI Sitrep Scripts/Tests)

if [[ ${1:-} == --check ]]; then
  swift format lint --strict --parallel --recursive "${paths[@]}"
else
  swift format --in-place --parallel --recursive "${paths[@]}"
fi
