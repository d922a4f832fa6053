#!/usr/bin/env bash
# Says what a built program lacks that is to run on other machines; says nothing when it lacks nothing.
# Usage: check-program.sh PROGRAM
set -euo pipefail

program=${1:?the program to look at}
lacks=()

dynamic=$(readelf -dW "$program")
sections=$(readelf -SW "$program")
header=$(readelf -hW "$program")

# has PATTERN TEXT: no pipe, which would break when grep ends early.
has() { grep -qE "$1" <<<"$2"; }

if has '\.(symtab|debug_info)' "$sections"; then lacks+=("it is not stripped: its names and debug data are in it"); fi
if ! has '\(FLAGS\).*BIND_NOW|\(FLAGS_1\).*NOW|\(BIND_NOW\)' "$dynamic"; then
  lacks+=("it is not linked with -z now: its table of functions stays writable")
fi
if ! has 'GNU_RELRO' "$(readelf -lW "$program")"; then lacks+=("it is not linked with -z relro"); fi
if ! has 'Type: +DYN' "$header"; then lacks+=("it is not position-independent"); fi
if has '\(NEEDED\).*lib(swift|Foundation|_Foundation|dispatch|BlocksRuntime)' "$dynamic"; then
  lacks+=("it needs libraries of Swift, which other machines do not have")
fi
if has '\(NEEDED\).*libstdc\+\+' "$dynamic"; then
  lacks+=("it needs this machine's library of C++, of which others may have an older one")
fi
if has '\((RPATH|RUNPATH)\).*\[/|\((RPATH|RUNPATH)\).*:/' "$dynamic"; then
  lacks+=("its run path leads into a folder of this machine")
fi

if ((${#lacks[@]} > 0)); then
  for lack in "${lacks[@]}"; do echo "$program: $lack." >&2; done
  exit 1
fi
