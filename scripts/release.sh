#!/bin/sh
# Builds a product as it is shipped: optimised, and linked so that it runs on a machine that has the C library alone.
#
#   scripts/release.sh galley
#
# The module maps name the archives of cmark-gfm, libyaml and xxHash. Swift's own list of libraries asks for -lstdc++,
# which becomes static by way of a folder that holds nothing but the archive. The linker's map of each product, such as .build/galley.map,
# says which archives are in it.
#
# Memory comes from jemalloc: a build of a site allocates tens of millions of small things, and takes an eighth less time so.
# It is linked as one object, .build/static/jemalloc.o, because Swift hides what comes out of archives, and the C library
# has to find the same malloc. Pieces of 128 KB and more go back to the system as soon as they are free: texts, trees and pages
# of a megabyte come one after the other, and a build of one takes a fifth less memory so, and no more time. Smaller pieces go
# back after ten milliseconds in place of ten seconds: that saves another fifth, and a build of a thousand recipes takes as long.
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

allocator="/usr/lib/$(uname -m)-linux-gnu/libjemalloc.a"
if [ ! -e "$allocator" ]; then
  echo "error: there is no $allocator" >&2
  echo "hint: run scripts/install.sh build" >&2
  exit 3
fi
# The same object keeps its date, or everything would be linked anew.
as -o .build/static/settings.o - <<'END'
  .data
  .globl malloc_conf
malloc_conf:
  .quad settings
  .section .rodata
settings:
  .asciz "oversize_threshold:131072,dirty_decay_ms:10"
  .section .note.GNU-stack,"",%progbits
END
ld -r -o .build/static/new.o --undefined=malloc -Map=.build/jemalloc.map .build/static/settings.o "$allocator"
cmp -s .build/static/new.o .build/static/jemalloc.o || cp .build/static/new.o .build/static/jemalloc.o
rm .build/static/new.o

# Nothing but the malloc is to be found by libraries. Swift would have every name of every module in the program's table, and
# what stands there is never left out.
cat >.build/static/exports.map <<'END'
{
global:
  malloc; calloc; realloc; free; posix_memalign; aligned_alloc; memalign; valloc; pvalloc; malloc_usable_size;
local:
  *;
};
END

# Every address is bound and made read-only before the program starts, and libraries come from the system's own folders.
hardening="-Xlinker -z -Xlinker relro -Xlinker -z -Xlinker now --disable-local-rpath"
strip="-Xlinker -s"
[ -z "${GALLEY_SYMBOLS:-}" ] || strip=
for product in "$@"; do
  scripts/swift.sh build -c release --product "$product" --static-swift-stdlib $strip $hardening \
    -Xlinker "-L$PWD/.build/static" -Xlinker "$PWD/.build/static/jemalloc.o" \
    -Xlinker "--version-script=$PWD/.build/static/exports.map" -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
done
