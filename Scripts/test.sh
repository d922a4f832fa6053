#!/usr/bin/env bash
# Every check of the project, in the order of how quickly it answers. The first part that fails ends the run.
set -euo pipefail
cd "$(dirname "$0")/.."

# Coverage needs other compiler flags than `swift build`: a folder of its own keeps the two from undoing each other.
scratch=.build/test
build_log=$scratch/build-output.txt
test_log=$scratch/test-output.txt
profiles=$PWD/$scratch/profiles
report=$scratch/coverage.json

part() { echo "== $1"; }

part "Swift and system packages"
Scripts/require-swift.sh
Scripts/install-packages.sh test
Scripts/fetch-axe.sh

part "Format"
Scripts/format.sh --check

part "Columns"
Scripts/check-columns.py

part "What iOS 17 has"
Scripts/check-apple.py

part "Module arrows"
Scripts/check-arrows.py

part "Texts"
Scripts/check-texts.py

part "Requirements"
Scripts/requirements.py --quiet

part "Build"
mkdir -p "$scratch"
Scripts/warnings.py --touch "$build_log"
swift build --build-tests --enable-code-coverage --scratch-path "$scratch" 2>&1 | tee "$build_log"
Scripts/warnings.py --fail "$build_log"

part "Previews"
Scripts/check-previews.py "$scratch"

# A few tests at a time: each begins when there is room for it, so its limit of time is not spent waiting for others.
# Each program, and each that it starts, leaves the profile that the coverage is read from.
part "Tests"
rm -rf "$profiles"
mkdir "$profiles"
LLVM_PROFILE_FILE=$profiles/%m-%p.profraw swift test --skip-build --disable-xctest \
  --experimental-maximum-parallelization-width 6 --scratch-path "$scratch" 2>&1 \
  | tee "$test_log" || { Scripts/summary.py "$test_log" --seconds "$SECONDS"; exit 1; }

part "Coverage"
Scripts/merge-coverage.sh "$profiles" "$scratch/debug/sitrepPackageTests.xctest" >"$report"
Scripts/coverage.py "$report"

part "Result"
Scripts/summary.py "$test_log" --seconds "$SECONDS"
