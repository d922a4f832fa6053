#!/usr/bin/env bash
# Installs the system packages that are missing and says which, and what for; says nothing when all are there.
# Usage: install-packages.sh build | test | bench [--missing]
#
# With --missing it installs nothing and prints what is missing, on one line.
set -euo pipefail

purpose=${1:?build, test or bench}
scripts=$(cd "$(dirname "$0")" && pwd)
log=${TMPDIR:-/tmp}/sitrep-packages-$(id -u).txt
missing=()

# want PACKAGE COMMAND...: the package is missing when the command fails.
want() {
  local package=$1
  shift
  "$@" >/dev/null 2>&1 || missing+=("$package")
}

has_library() { pkg-config --exists "$1" || [[ -e /usr/include/$2 ]]; }

has_font() { fc-list | grep -qi "$1"; }

# What a package is for.
reason() {
  case $1 in
    git) echo "fetches the libraries" ;;
    pkg-config) echo "finds system libraries" ;;
    curl) echo "gets figures when you press Refresh" ;;
    ca-certificates) echo "shows that the figures' server is genuine" ;;
    libsqlite3-dev) echo "the database" ;;
    zlib1g-dev) echo "compressed pages" ;;
    libpng-dev | libturbojpeg0-dev) echo "pictures of certificates" ;;
    *zbar* | *zxing*) echo "codes in pictures" ;;
    libzip-dev) echo "exports of Slack" ;;
    python3 | unzip | binutils) echo "scripts" ;;
    python3-pip) echo "fetches axe, which checks accessibility" ;;
    chromium*) echo "tests in a browser" ;;
    font*) echo "the same letters in every browser" ;;
    poppler-utils) echo "pages of PDFs" ;;
    wrk | nginx) echo "benchmarks" ;;
  esac
}

described() {
  local package list=
  for package in "$@"; do list+="${list:+, }$package ($(reason "$package"))"; done
  echo "$list"
}

want git command -v git
want pkg-config command -v pkg-config
want curl test -x /usr/bin/curl -o -x /usr/local/bin/curl
want ca-certificates test -e /etc/ssl/certs/ca-certificates.crt
want libsqlite3-dev has_library sqlite3 sqlite3.h
want zlib1g-dev has_library zlib zlib.h
want libpng-dev has_library libpng png.h
want libturbojpeg0-dev has_library libturbojpeg turbojpeg.h
want libzip-dev has_library libzip zip.h
want libzxing-dev has_library zxing ZXing/ReadBarcode.h

if [[ $purpose != build ]]; then
  want python3 command -v python3
  want python3-pip python3 -m pip --version
  want unzip command -v unzip
  want binutils command -v readelf
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

is_ubuntu() { grep -q '^ID=ubuntu' /etc/os-release 2>/dev/null; }

# Tests are faster in the headless shell, which is the same engine; the whole browser will do where it cannot be had.
# The driver must be of the shell's version, so the two are installed together.
wants_shell() { [[ $purpose == test ]] && ! command -v chromium-headless-shell >/dev/null && ! is_ubuntu; }

if [[ ${2:-} == --missing ]]; then
  if wants_shell; then missing+=(chromium-headless-shell); fi
  if ((${#missing[@]} > 0)); then described "${missing[@]}"; fi
  exit 0
fi

if ! command -v apt-get >/dev/null; then
  if ((${#missing[@]} == 0)); then exit 0; fi
  echo "Missing system packages: $(described "${missing[@]}")" >&2
  echo "This is not Debian or Ubuntu: please install them with your own package manager, then try again." >&2
  exit 1
fi

if ((${#missing[@]} == 0)) && ! wants_shell; then exit 0; fi

as_root=()
# Asks for a password where sudo wants one and somebody can be asked.
become_root() {
  if (($(id -u) == 0)); then return; fi
  as_root=(sudo)
  local problem="there is no sudo"
  if command -v sudo >/dev/null; then
    if sudo -n true 2>/dev/null || { [[ -t 0 ]] && sudo -v; }; then return; fi
    problem="sudo refuses"
  fi
  echo "Missing system packages: $(described "${missing[@]}")" >&2
  echo "Installing them needs root, and $problem. As root, run: apt-get install --no-install-recommends ${missing[*]}" >&2
  exit 1
}

# Names the packages that no package source has.
explain_failure() {
  local package unknown=()
  for package in "$@"; do
    [[ $(apt-cache policy "$package" 2>/dev/null) == *"Candidate: "[0-9]* ]] || unknown+=("$package")
  done
  if ((${#unknown[@]} > 0)); then
    echo "No package source has: ${unknown[*]}. See that /etc/apt lists this system's main section, and that it can be reached." >&2
  fi
  exit 1
}

if ((${#missing[@]} > 0)); then become_root; fi

# Ubuntu has no Chromium package of its own, only an installer for the snap, and a snap needs a running snapd.
if is_ubuntu && [[ " ${missing[*]} " == *" chromium"* ]]; then
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
  "$scripts/quietly.sh" "Installing Ubuntu's snap of Chromium, which brings the driver" "$log" \
    "${as_root[@]}" snap install chromium
  "${as_root[@]}" ln -sf /snap/bin/chromium.chromedriver /usr/local/bin/chromedriver
fi

get=(env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends)

if ((${#missing[@]} > 0)); then
  echo "Missing system packages: $(described "${missing[@]}")" >&2
  # Of nginx the program alone is needed; unless it is masked, its package starts a server on port 80.
  if [[ " ${missing[*]} " == *" nginx "* && -d /run/systemd/system ]]; then
    echo "Its service is masked: to use it, systemctl unmask nginx" >&2
    "${as_root[@]}" systemctl mask nginx >&2
  fi
  "$scripts/quietly.sh" "Reading the package sources" "$log" "${as_root[@]}" apt-get update -qq ||
    explain_failure "${missing[@]}"
  "$scripts/quietly.sh" "Installing them" "$log" "${as_root[@]}" "${get[@]}" "${missing[@]}" ||
    explain_failure "${missing[@]}"
fi

# Not worth a question for a password.
if wants_shell; then
  if (($(id -u) != 0)); then as_root=(sudo -n); fi
  if ((${#missing[@]} == 0)); then "${as_root[@]}" apt-get update -qq >"$log" 2>&1 || true; fi
  "$scripts/quietly.sh" "Installing chromium-headless-shell ($(reason chromium), faster)" "$log" \
    "${as_root[@]}" "${get[@]}" chromium-headless-shell chromium-driver ||
    echo "The tests take the whole browser." >&2
fi
