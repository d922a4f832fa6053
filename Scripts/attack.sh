#!/usr/bin/env bash
# Tries to break the release build: runs every Scripts/attack_*.py that is a program, 20 minutes at most in all, and
# prints one Markdown table of what each promise came to. SITREP names another binary, with sitrep-decode
# beside it; then nothing is built. Attacks
# that are named are run instead of all.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly most_seconds=1200

if [[ -z ${SITREP:-} ]]; then
  Scripts/require-swift.sh
  Scripts/build-release.sh sitrep >&2
  export SITREP=$PWD/.build/release/sitrep
fi

output=$(mktemp -d)
trap 'rm -rf "$output"' EXIT
failed=()
SECONDS=0
attacks=("$@")
((${#attacks[@]})) || attacks=(Scripts/attack_*.py)
for attack in "${attacks[@]}"; do
  [[ -x $attack ]] || continue
  echo "== $attack" >&2
  left=$((most_seconds - SECONDS))
  lines=$output/$(basename "$attack" .py)
  if ((left <= 0)) || ! timeout --kill-after=10 "$left" "$attack" >"$lines"; then failed+=("$attack"); fi
  cat "$lines" >&2 2>/dev/null || true
done

memory_kb=$(sed -nE 's/^MemTotal:[[:space:]]+([0-9]+) kB$/\1/p' /proc/meminfo)
echo "Attacked on $(date -u +%Y-%m-%d), $(nproc) cores, $((memory_kb / 1024 / 1024)) GB of memory, in $SECONDS s:"
echo
echo "| promise | figure | goal | |"
echo "|---|---|---|---|"
for lines in "$output"/*; do
  # Indented lines are details; the others say "promise: figure (goal)", with BROKEN behind it where it was not kept.
  sed -nE '/^[[:space:]]/d; s/^([^:]+): (.*) \(([^()]*)\)( BROKEN)?$/| \1 | \2 | \3 |\4 |/p' "$lines" |
    sed 's/| BROKEN |$/| **BROKEN** |/; s/| |$/| kept |/'
done

if ((${#failed[@]})); then
  echo "Promises were broken, or could not be tried: ${failed[*]}" >&2
  exit 1
fi
