#!/usr/bin/env bash
# Builds the program, and the one that it starts, for other machines of the same kind and packs them with their
# resources; prints the archive's path. They have Swift's library in them, are stripped and linked with -z now. If either
# lacks something the run ends; then both are started once. To get figures, the other machine needs curl and
# ca-certificates too.
# Usage: dist.sh [FILE.tar.gz]
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ $(uname -s) != Linux ]]; then
  echo "'make dist' builds the program for Linux, on Linux." >&2
  exit 1
fi

Scripts/require-swift.sh
Scripts/install-packages.sh build

scratch=.build-dist
version=$(sed -nE 's/^ *package static let text = "([0-9.]+)"$/\1/p' Sitrep/Sources/SitrepApp/SitrepVersion.swift)
name=sitrep-$version-linux-$(uname -m)
archive=${1:-$name.tar.gz}

# The options change every file that is compiled: a folder of its own keeps them from undoing other builds.
echo "Building for other machines: the first time this takes about ten minutes." >&2
build=(
  Scripts/build-release.sh sitrep --scratch-path "$scratch"
  -Xswiftc -no-toolchain-stdlib-rpath -Xlinker -z -Xlinker now -Xlinker --strip-all
  # Other machines may have an older C library.
  -Xlinker -z -Xlinker nopack-relative-relocs
)
"${build[@]}" >&2
built=$("${build[@]}" --show-bin-path | tail -n 1)

folder=$scratch/$name
rm -rf "$folder"
mkdir -p "$folder"
cp "$built/sitrep" "$built/sitrep-decode" LICENSE NOTICE "$folder/"
for resources in "$built"/sitrep_*.resources; do cp -r "$resources" "$folder/"; done

for program in sitrep sitrep-decode; do Scripts/check-program.sh "$folder/$program"; done

# Started once where it was not built, as whoever gets it does.
trial=$(mktemp -d)
trap 'rm -rf "$trial"' EXIT
cp -r "$folder" "$trial/program"
"$trial/program/sitrep" --port 0 --data "$trial/data" >"$trial/address" &
program=$!
trap 'kill "$program" 2>/dev/null || true; rm -rf "$trial"' EXIT
for _ in {1..100}; do
  if [[ -s $trial/address ]]; then break; fi
  sleep 0.1
done
port=$(sed -nE 's|^http://127\.0\.0\.1:([0-9]+)/.*|\1|p' "$trial/address")
exec 3<>"/dev/tcp/127.0.0.1/${port:?the program did not start}"
printf 'GET /world HTTP/1.1\r\nHost: 127.0.0.1:%s\r\nConnection: close\r\n\r\n' "$port" >&3
read -r status <&3
exec 3>&-
if [[ $status != "HTTP/1.1 200 "* ]]; then
  echo "The program started, but answered: $status" >&2
  exit 1
fi
if [[ $("$trial/program/sitrep-decode" picture </dev/null) != '{"problem"'* ]]; then
  echo "sitrep-decode gave no answer." >&2
  exit 1
fi
kill "$program"
wait "$program"

tar --sort=name --owner=0 --group=0 --numeric-owner -C "$scratch" -czf "$archive" "$name"
echo "$archive"
