#!/bin/sh
# Builds the tests and runs them, handing options on: `scripts/test.sh --filter Foods`. Nobody reads the debug information
# of a test run, and writing it takes a fifth of the build.
#
#   GALLEY_TESTS="Foods Nutrition" scripts/test.sh    builds and runs only these test targets
set -eu
cd "$(dirname "$0")/.."
exec scripts/swift.sh test --disable-xctest -debug-info-format none "$@"
