#!/bin/sh
# Says which Swift files import a target of this package that their own target does not declare, and which declared
# dependencies no file imports. Once a module is built the compiler finds it wherever it is imported, and the check
# that Swift Package Manager offers leaves out targets with generated sources and all that depend on them.
set -eu
cd "$(dirname "$0")/.."

description=$(mktemp)
trap 'rm -f "$description"' EXIT
scripts/swift.sh package describe >"$description"
awk -f scripts/check-imports.awk "$description"
