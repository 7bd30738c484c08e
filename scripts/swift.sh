#!/bin/sh
# Runs swift with the arguments given: the one on PATH, or the one in a usual place.
set -eu

if ! command -v swift >/dev/null; then
  for folder in /opt/swift/usr/bin /opt/swift-*/usr/bin /usr/local/swift*/usr/bin /usr/libexec/swift/*/bin \
    "${SWIFTLY_BIN_DIR:-${HOME:-/root}/.local/share/swiftly/bin}" "${HOME:-/root}"/.local/share/swiftly/toolchains/*/usr/bin; do
    if [ -x "$folder/swift" ]; then
      PATH="$folder:$PATH"
      export PATH
      break
    fi
  done
fi

if ! command -v swift >/dev/null; then
  echo "error: swift is not on PATH, nor in /opt/swift/usr/bin or ~/.local/share/swiftly" >&2
  echo "hint: install Swift 6.3 from https://www.swift.org/install/linux/ and put its usr/bin on PATH" >&2
  exit 3
fi
exec swift "$@"
