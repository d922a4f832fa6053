#!/usr/bin/env bash
# Runs a command and shows one line of standard error instead of what it prints: how far it is, then how long it took.
# Where it fails, its errors follow, or its last lines if it names none. All that it printed is in the log.
# Usage: quietly.sh TITLE LOG COMMAND…
#
# It counts what `swift build` prints ("[12/345] Compiling …") and passed tests. Without a terminal the line is printed
# anew every two minutes.
set -euo pipefail

title=$1
log=$2
shift 2
mkdir -p "$(dirname "$log")"

if [[ -t 2 ]]; then is_terminal=yes; else is_terminal=; fi
between=120
shown=$SECONDS
passed=0

# Shows how far it is, at most once a second.
show() {
  if [[ -n $is_terminal ]]; then
    if ((SECONDS > shown || $# > 1)); then printf '\r\033[K%s: %s' "$title" "$1" >&2; shown=$SECONDS; fi
  elif ((SECONDS - shown >= between)); then
    echo "$title: $1" >&2
    shown=$SECONDS
  fi
}

watch() {
  local line
  while IFS= read -r line; do
    if [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]]; then
      show "${BASH_REMATCH[1]} of ${BASH_REMATCH[2]}"
    elif [[ $line == "Fetching "* || $line == "Updating "* ]]; then
      show "fetching ${line##*/}"
    elif [[ $line =~ ^[^[:alnum:]]*Test\ .*\ passed\ after ]]; then
      passed=$((passed + 1))
      show "$passed passed"
    elif [[ $line =~ ^[^[:alnum:]]*Test\ .*\ recorded\ an\ issue ]]; then
      if [[ -n $is_terminal ]]; then printf '\r\033[K' >&2; fi
      echo "${line:0:300}" >&2
    fi
  done
}

if [[ -n $is_terminal ]]; then show "…" at-once; else echo "$title …" >&2; fi

status=0
{ "$@" 2>&1 || echo "$?" >"$log.status"; } | tee "$log" | watch
if [[ -e $log.status ]]; then
  status=$(<"$log.status")
  rm "$log.status"
fi

if [[ -n $is_terminal ]]; then printf '\r\033[K' >&2; fi
if ((SECONDS < 60)); then took="$SECONDS s"; else took="$((SECONDS / 60)) min $((SECONDS % 60)) s"; fi
if ((status == 0)); then
  echo "$title: done in $took" >&2
  exit 0
fi

echo "$title: failed after $took" >&2
grep -E '^([^|`]*: )?(fatal )?error: ' "$log" | awk '!seen[$0]++' | head -n 20 >"$log.errors" || true
if [[ ! -s $log.errors ]]; then tail -n 15 "$log" >"$log.errors"; fi
cat "$log.errors" >&2
rm "$log.errors"
echo "All that it printed is in $log" >&2
exit "$status"
