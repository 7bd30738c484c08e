#!/bin/bash
# Runs the tests and prints for each target how many of its lines they run through, in the tests and in the programs that
# tests start.
#
#   scripts/coverage.sh [OPTION]...    options are handed to the tests, such as --filter Foods
set -euo pipefail
cd "$(dirname "$0")/.."
scratch=.build/coverage
counts=$PWD/$scratch/counts
rm -rf "$counts"
mkdir -p "$counts"
# Not --enable-code-coverage: its own merging fails on the counts of programs that a test has killed, whatever the tests say.
status=0
LLVM_PROFILE_FILE="$counts/%p-%m.profraw" scripts/test.sh --scratch-path "$scratch" \
  -Xswiftc -profile-generate -Xswiftc -profile-coverage-mapping "$@" || status=$?
tools=$(scripts/swift.sh -print-target-info | sed -n 's|.*"runtimeResourcePath": "\(.*\)/lib/swift".*|\1/bin|p')
# Those of killed programs cannot be read.
find "$counts" -name '*.profraw' -size +0 -print0 |
  xargs -0 "$tools/llvm-profdata" merge -sparse --failure-mode=all -o "$scratch/all.profdata" 2>/dev/null
programs=()
for program in galley galley-images; do
  [ ! -x "$scratch/debug/$program" ] || programs+=(-object "$scratch/debug/$program")
done
# Columns of a report: file, regions (3), functions (3), lines: all, missed, share.
"$tools/llvm-cov" report "$scratch"/debug/galleyPackageTests.xctest "${programs[@]}" \
  -instr-profile "$scratch/all.profdata" -ignore-filename-regex '/(Tests|\.build)/' |
  awk '$1 ~ /\.swift$/ {
      count = split($1, part, "/")
      # What all paths start with is left out of them, up to the folder of the sources.
      for (i = 1; part[1] ~ /^(Sources)?$/ && i < count && part[i] != "Sources"; i++);
      target = part[i] == "Sources" ? part[i + 1] : part[i]
      lines[target] += $8; missed[target] += $9; all += $8; allMissed += $9
    }
    END {
      for (target in lines) if (lines[target] > 0)
        printf "%-22s %6d lines %5.1f %%\n", target, lines[target], 100 * (1 - missed[target] / lines[target])
      if (all > 0) printf "%-22s %6d lines %5.1f %%\n", "~ in all", all, 100 * (1 - allMissed / all)
    }' | LC_ALL=C sort
exit "$status"
