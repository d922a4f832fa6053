#!/bin/sh
# Puts axe.min.js, the accessibility checker that the browser tests run, into .build/axe.
# It comes inside a Python package. It is under MPL-2.0: we load it in tests and do not commit it.
set -eu

version=0.1.8
wheel=axe_playwright_python-$version-py3-none-any.whl
wheel_sum=fdd263c998388f1a8e67cad02677e612d946248bd44d163be5e8650ea31f95f8
script_sum=84494fec757e4710dc751c8d7a636e457f4532f08f85c86dc9070133fbff53bc

cd "$(dirname "$0")/.."
folder=.build/axe
script=$folder/axe.min.js

is_right() { [ -f "$2" ] && echo "$1  $2" | sha256sum --check --status; }

if is_right "$script_sum" "$script"; then exit 0; fi

for tool in python3 unzip sha256sum; do
  command -v "$tool" >/dev/null || { echo "fetch-axe: $tool is missing (Debian: apt-get install $tool)" >&2; exit 1; }
done
python3 -m pip --version >/dev/null 2>&1 || {
  echo "fetch-axe: pip is missing (Debian: apt-get install python3-pip)" >&2
  exit 1
}

download=$(mktemp -d)
trap 'rm -rf "$download"' EXIT
python3 -m pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: \
  --dest "$download" "axe-playwright-python==$version"
is_right "$wheel_sum" "$download/$wheel" || { echo "fetch-axe: $wheel is not the file that we know" >&2; exit 1; }
mkdir -p "$folder"
unzip -q -o -j "$download/$wheel" axe_playwright_python/axe.min.js -d "$folder"
is_right "$script_sum" "$script" || { echo "fetch-axe: $script is not the file that we know" >&2; exit 1; }
