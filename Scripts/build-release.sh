#!/usr/bin/env bash
# Builds a product optimised, as all who run or measure it do: other options would compile everything anew. With sitrep
# comes the program that it starts.
# Usage: build-release.sh PRODUCT [OPTION of swift build]…
#
# Linked with Swift's library statically, and with its types referred to by address instead of by name, the program starts
# a fifth sooner (decision 82). Without exported names, and with addresses to be adjusted in the short form where the C
# library reads it, it takes less memory (decision 84), and again less with the functions that run side by side (decision
# 91): function-order.py writes the list of them.
set -euo pipefail
cd "$(dirname "$0")/.."

products=("$1")
shift
if [[ ${products[0]} == sitrep ]]; then products=(sitrep-decode sitrep); fi

options=(
  --static-swift-stdlib
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
  -Xswiftc -Xfrontend -Xswiftc -function-sections
)
if [[ $(uname -s) == Linux ]]; then
  options+=(-Xswiftc -use-ld=lld -Xlinker --no-export-dynamic)
  mkdir -p .build
  gzip --decompress --stdout Scripts/function-order.gz >.build/function-order
  options+=(-Xlinker "--symbol-ordering-file=$PWD/.build/function-order" -Xlinker --no-warn-symbol-ordering)
  # Swift's library needs that of C++. It is linked statically, because little of it runs and another machine may have an
  # older one: the linker looks first in a folder that has only the archive.
  cpp=$(clang -print-file-name=libstdc++.a)
  if [[ -e $cpp ]]; then
    mkdir -p .build/archives
    ln -sf "$cpp" .build/archives/
    options+=(-Xlinker "-L$PWD/.build/archives")
  fi
  # The GNU C library reads it from version 2.36 on.
  if printf 'glibc 2.36\n%s\n' "$(getconf GNU_LIBC_VERSION)" | sort --check --version-sort 2>/dev/null; then
    options+=(-Xlinker -z -Xlinker pack-relative-relocs)
  fi
fi

for product in "${products[@]}"; do
  swift build -c release "${options[@]}" --product "$product" "$@"
done
