#!/usr/bin/env bash
# Merges the profiles (*.profraw) that the tests and the programs they started left in a folder, and prints the coverage
# of a test bundle as JSON: merge-coverage.sh FOLDER BUNDLE.
#
# `swift test` fails when one profile can't be read, and a program that a test kills while it writes its own leaves half
# a file. Such a file is named and passed over; with no readable profile at all this fails.
set -euo pipefail

profiles=$1
bundle=$2
toolchain=$(swift -print-target-info | sed -nE 's/.*"runtimeResourcePath": "(.*)\/lib\/swift".*/\1\/bin/p')

"$toolchain/llvm-profdata" merge --sparse --failure-mode=all --output "$profiles/merged.profdata" "$profiles"/*.profraw
"$toolchain/llvm-cov" export --format=text --instr-profile "$profiles/merged.profdata" "$bundle"
