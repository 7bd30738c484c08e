#!/bin/bash
# Runs the tests and prints for each target how many of its lines they run through.
#
#   scripts/coverage.sh [OPTION]...    options are handed to the tests, such as --filter Foods
set -euo pipefail
cd "$(dirname "$0")/.."
scratch=.build/coverage
scripts/test.sh --enable-code-coverage --scratch-path "$scratch" "$@"
tools=$(scripts/swift.sh -print-target-info | sed -n 's|.*"runtimeResourcePath": "\(.*\)/lib/swift".*|\1/bin|p')
# Columns of a report: file, regions (3), functions (3), lines: all, missed, share.
"$tools/llvm-cov" report "$scratch"/debug/galleyPackageTests.* \
  -instr-profile "$scratch/debug/codecov/default.profdata" -ignore-filename-regex '/(Tests|\.build)/' |
  awk '$1 ~ /\.swift$/ {
      count = split($1, part, "/")
      for (i = 1; i < count && part[i] != "Sources"; i++);
      target = i < count ? part[i + 1] : part[1]
      lines[target] += $8; missed[target] += $9; all += $8; allMissed += $9
    }
    END {
      for (target in lines) if (lines[target] > 0)
        printf "%-22s %6d lines %5.1f %%\n", target, lines[target], 100 * (1 - missed[target] / lines[target])
      if (all > 0) printf "%-22s %6d lines %5.1f %%\n", "~ in all", all, 100 * (1 - allMissed / all)
    }' | LC_ALL=C sort
