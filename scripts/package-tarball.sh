#!/bin/sh
# Makes .build/distribution/galley-VERSION-linux-MACHINE.tar.gz: the program, manual pages and completions, to be unpacked
# anywhere, on any Linux with glibc 2.36 or newer. The same program and version give the same bytes.
set -eu
cd "$(dirname "$0")/.."
# shellcheck source=scripts/distribution.sh
. scripts/distribution.sh

tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
name=galley-$version-linux-$machine
scripts/stage.sh "$tree/$name" ""
mkdir -p "$distribution"
archive=$distribution/$name.tar.gz
tar -C "$tree" --sort=name --format=ustar --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" \
  -cf - "$name" | gzip -9n >"$archive"
echo "$archive"
