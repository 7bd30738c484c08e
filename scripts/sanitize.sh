#!/bin/bash
# Runs tests under the sanitizers of the toolchain: thread (races) and address (memory that is not ours). Undefined behaviour
# has no sanitizer of its own in Swift: overflow, bounds and casts stop every build.
#
#   scripts/sanitize.sh [thread|address]...    both where none is named
#
# The targets are those that hand values to threads or bytes to C. Leaks are not looked for: what a program keeps to its end
# on purpose would be told, too. Names of test targets in GALLEY_TESTS take the place of these.
set -euo pipefail
cd "$(dirname "$0")/.."
export GALLEY_TESTS=${GALLEY_TESTS:-"Compression Concurrency Fingerprints Foods IngredientLines JSONReading Mustache Nutrition \
QRCodes Quantities RecipeMarkdown SearchIndexing SitePlanning SiteStorage SourceText StepText WebPages YAMLReading"}
export ASAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS="halt_on_error=1 suppressions=$PWD/scripts/thread-sanitizer.supp"
[ $# -gt 0 ] || set -- thread address
for sanitizer in "$@"; do
  echo "$sanitizer sanitizer: $GALLEY_TESTS"
  scripts/test.sh --sanitize="$sanitizer" --scratch-path ".build/sanitize-$sanitizer"
done
