#!/bin/sh
# Builds a product as it is shipped: optimised, and linked so that it runs on a machine that has the C library alone.
#
#   scripts/release.sh galley
#
# The module maps name the archives of cmark-gfm, libyaml and xxHash. Swift's own list of libraries asks for -lstdc++,
# which becomes static by way of a folder that holds nothing but the archive. The linker's map of each product, such as .build/galley.map,
# says which archives are in it.
set -eu
cd "$(dirname "$0")/.."

archive=
for candidate in "/usr/lib/gcc/$(uname -m)-linux-gnu"/*/libstdc++.a; do
  [ ! -e "$candidate" ] || archive=$candidate
done
if [ -z "$archive" ]; then
  echo "error: there is no libstdc++.a below /usr/lib/gcc/$(uname -m)-linux-gnu" >&2
  echo "hint: run scripts/install.sh build" >&2
  exit 3
fi
mkdir -p .build/static
ln -sf "$archive" .build/static/libstdc++.a

# Every address is bound and made read-only before the program starts, and libraries come from the system's own folders.
hardening="-Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now --disable-local-rpath"
strip="-Xlinker -s"
[ -z "${GALLEY_SYMBOLS:-}" ] || strip=
for product in "$@"; do
  scripts/swift.sh build -c release --product "$product" --static-swift-stdlib $strip $hardening \
    -Xlinker "-L$PWD/.build/static" -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
done
