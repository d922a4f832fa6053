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
times=$scratch/times.txt

# With the index of the code, which no test reads: on Linux a build of tests from nothing fails without it.
options=(--enable-code-coverage --scratch-path "$scratch")

begun=
# Ends the part before and begins this one.
part() {
  if [[ -n $begun ]]; then echo "$((SECONDS - since)) $begun" >>"$times"; fi
  begun=$1
  since=$SECONDS
  echo "== $1"
}

mkdir -p "$scratch"
: >"$times"

part "Swift and system packages"
Scripts/require-swift.sh
if [[ ! -e $build_log ]]; then Scripts/first-time.sh test 90; fi
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
Scripts/build_warnings.py --touch "$build_log"
Scripts/quietly.sh "Building" "$build_log" swift build --build-tests "${options[@]}"
Scripts/build_warnings.py --fail "$build_log"

part "Previews"
Scripts/check-previews.py "$scratch"

# A few tests at a time: each begins when there is room for it, so its limit of time is not spent waiting for others.
# Each program, and each that it starts, leaves the profile that the coverage is read from.
part "Tests"
rm -rf "$profiles"
mkdir "$profiles"
LLVM_PROFILE_FILE=$profiles/%m-%p.profraw Scripts/quietly.sh "Testing" "$test_log" swift test --skip-build \
  --disable-xctest --experimental-maximum-parallelization-width 6 --scratch-path "$scratch" \
  || { Scripts/summary.py "$test_log" --seconds "$SECONDS"; exit 1; }

part "Coverage"
Scripts/merge-coverage.sh "$profiles" "$scratch/debug/sitrepPackageTests.xctest" >"$report"
Scripts/coverage.py "$report"

part "Result"
Scripts/summary.py "$test_log" --seconds "$SECONDS" --times "$times"
