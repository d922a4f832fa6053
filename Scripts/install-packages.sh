#!/usr/bin/env bash
# Installs the system packages that are missing and says which; says nothing when all are there.
# Usage: install-packages.sh build | test | bench
set -euo pipefail

purpose=${1:?build, test or bench}
missing=()

# want PACKAGE COMMAND...: the package is missing when the command fails.
want() {
  local package=$1
  shift
  "$@" >/dev/null 2>&1 || missing+=("$package")
}

has_library() { pkg-config --exists "$1" || [[ -e /usr/include/$2 ]]; }

has_font() { fc-list | grep -qi "$1"; }

want git command -v git
want pkg-config command -v pkg-config
want libsqlite3-dev has_library sqlite3 sqlite3.h
want zlib1g-dev has_library zlib zlib.h
want libpng-dev has_library libpng png.h
want libturbojpeg0-dev has_library libturbojpeg turbojpeg.h
want libzip-dev has_library libzip zip.h
want libzxing-dev has_library zxing ZXing/ReadBarcode.h

if [[ $purpose != build ]]; then
  want python3 command -v python3
  want python3-pip python3 -m pip --version
  want chromium command -v chromium
  want chromium-driver command -v chromedriver
  want fontconfig command -v fc-list
  want fonts-noto-color-emoji has_font NotoColorEmoji
  want fonts-dejavu-core has_font DejaVuSans
  want poppler-utils command -v pdftoppm
fi

if [[ $purpose == bench ]]; then
  want wrk command -v wrk
  want nginx test -x /usr/sbin/nginx
fi

# Tests are faster in the headless shell, which is the same engine; the whole browser will do where it cannot be had.
# The driver must be of the shell's version, so the two are installed together.
install_shell() {
  if [[ $purpose != test ]] || command -v chromium-headless-shell >/dev/null; then return; fi
  if ! command -v apt-get >/dev/null || grep -q '^ID=ubuntu' /etc/os-release; then return; fi
  local as_root=()
  if ((EUID != 0)); then as_root=(sudo -n); fi
  echo "Installing: chromium-headless-shell" >&2
  { "${as_root[@]}" apt-get update -qq && "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends chromium-headless-shell chromium-driver; } >&2 ||
    echo "It could not be installed: the tests take the whole browser." >&2
}

if ((${#missing[@]} == 0)); then
  install_shell
  exit 0
fi

echo "Missing system packages: ${missing[*]}" >&2

if ! command -v apt-get >/dev/null; then
  echo "This is not Debian or Ubuntu: please install them with your own package manager, then try again." >&2
  exit 1
fi

as_root=()
if ((EUID != 0)); then
  if ! command -v sudo >/dev/null; then
    echo "Installing them needs root and there is no sudo. As root, run: apt-get install ${missing[*]}" >&2
    exit 1
  fi
  as_root=(sudo)
fi

# Ubuntu has no Chromium package of its own, only an installer for the snap, and a snap needs a running snapd.
if grep -q '^ID=ubuntu' /etc/os-release && [[ " ${missing[*]} " == *" chromium"* ]]; then
  kept=()
  for package in "${missing[@]}"; do
    [[ $package == chromium* ]] || kept+=("$package")
  done
  missing=("${kept[@]}")
  if ! command -v snap >/dev/null; then
    echo "Ubuntu ships Chromium as a snap only, and there is no snap here (a container?)." >&2
    echo "Install chromium and chromedriver so that both are in PATH, then try again." >&2
    exit 1
  fi
  echo "Ubuntu ships Chromium as a snap: installing the snap, which brings the driver." >&2
  "${as_root[@]}" snap install chromium >&2
  "${as_root[@]}" ln -sf /snap/bin/chromium.chromedriver /usr/local/bin/chromedriver
fi

if ((${#missing[@]} > 0)); then
  echo "Installing: ${missing[*]}" >&2
  # Of nginx the program alone is needed; unless it is masked, its package starts a server on port 80.
  if [[ " ${missing[*]} " == *" nginx "* && -d /run/systemd/system ]]; then
    echo "Its service is masked: to use it, systemctl unmask nginx" >&2
    "${as_root[@]}" systemctl mask nginx >&2
  fi
  "${as_root[@]}" apt-get update -qq >&2
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    "${missing[@]}" >&2
fi
install_shell
