#!/bin/sh
# Reads the program as it is shipped: position-independent, every address bound and made read-only before it starts (full
# RELRO), no stack that runs, no search path for libraries, and no library but those of the C library.
set -eu
cd "$(dirname "$0")/.."

status=0
for program in .build/release/galley .build/release/galley-images; do
  [ -x "$program" ] || { echo "error: there is no $program" >&2; echo "hint: run make build first" >&2; exit 3; }
  wrong() { echo "error: $program $1" >&2; status=1; }
  headers=$(readelf --wide --file-header --program-headers --dynamic "$program")
  says() { printf '%s\n' "$headers" | grep -Eq "$1"; }
  says 'Type: +DYN' && says 'FLAGS_1.*PIE' || wrong "is not position-independent"
  says 'GNU_RELRO' && says 'FLAGS_1.*NOW' || wrong "has no full RELRO"
  says 'GNU_STACK.* RW ' || wrong "has a stack that can be run"
  ! says '\((RUNPATH|RPATH)\)' || wrong "looks for libraries in $(printf '%s\n' "$headers" | sed -n 's/.*Library r.*path: //p')"
  for library in $(printf '%s\n' "$headers" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p'); do
    case "$library" in
      libc.so.6 | libm.so.6 | ld-linux*.so.*) ;;
      *) wrong "needs $library" ;;
    esac
  done
  [ "$status" -ne 0 ] || echo "$program: PIE, full RELRO, no RUNPATH, only the C library"
done
exit "$status"
