#!/usr/bin/env bash
# Formats all Swift code in place; with --check changes nothing and fails when there is a finding.
set -euo pipefail
cd "$(dirname "$0")/.."

paths=()
for path in Package.swift Sources Tests Benchmarks; do
  if [[ -e $path ]]; then paths+=("$path"); fi
done

if [[ ${1:-} == --check ]]; then
  swift format lint --strict --parallel --recursive "${paths[@]}"
else
  swift format --in-place --parallel --recursive "${paths[@]}"
fi
