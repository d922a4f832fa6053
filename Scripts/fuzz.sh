#!/usr/bin/env bash
# Tries to break each decoder with bytes that libFuzzer makes from real ones, and fails on the first crash.
# Usage: fuzz.sh [SECONDS for each target, 60] [TARGET…]. What was found before is tried first: .build/fuzz/corpus stays.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-60}
shift || true

Scripts/require-swift.sh
Scripts/install-packages.sh build

scratch=$PWD/.build/fuzz
export FUZZ_CORPUS=$scratch/corpus
crashes=$scratch/crashes
program=$scratch/release/fuzz
mkdir -p "$FUZZ_CORPUS" "$crashes"

SITREP_FUZZ=1 swift build -c release --product fuzz --sanitize fuzzer -Xswiftc -enable-testing \
  --scratch-path "$scratch" >&2

all=$("$program")
[[ ! -d ../shared/data ]] || Scripts/fuzz_corpus.py ../shared/data "$FUZZ_CORPUS"

if (($#)); then targets=("$@"); else mapfile -t targets <<<"$all"; fi
for target in "${targets[@]}"; do
  echo "== $target"
  log=$scratch/$target.log
  # A picture may have 64 million pixels.
  if ! FUZZ_TARGET=$target "$program" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=4096 \
    -print_final_stats=1 -artifact_prefix="$crashes/$target-" "$FUZZ_CORPUS/$target" >"$log" 2>&1; then
    tail -n 40 "$log"
    for file in "$crashes/$target"-*; do echo "To repeat it: FUZZ_TARGET=$target $program $file"; done
    exit 1
  fi
  grep -E '^(stat::number_of_executed_units|Done|#[0-9]+\s+DONE)' "$log"
done
