#!/bin/sh
# Names the packages whose archives are linked into the programs, from the linker's maps: package, version, and the file
# that states its terms, separated by tabs and sorted. What the Swift toolchain brings is one package, "swift".
set -eu
cd "$(dirname "$0")/.."
export LC_ALL=C

archives=
for map in .build/galley.map .build/galley-images.map .build/jemalloc.map; do
  [ -f "$map" ] || { echo "error: there is no $map" >&2; echo "hint: run make build first" >&2; exit 3; }
  # A member of an archive is named when it is taken: "/usr/lib/…/libyaml.a(parser.o)".
  taken=$(sed -n 's|^\(/[^ ]*\.a\)(.*|\1|p' "$map" | sort -u)
  [ -n "$taken" ] || { echo "error: $map names no archive that was linked" >&2; exit 3; }
  archives="$archives $taken"
done
# shellcheck disable=SC2086  # a list of paths without white space
printf '%s\n' $archives | sort -u | while read -r archive; do
  case "$archive" in
    */lib/swift_static/* | */lib/clang/*)
      release=$(scripts/swift.sh --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -n 1)
      printf 'swift\t%s\t%s\n' "$release" "${archive%/lib/*}/share/swift/LICENSE.txt"
      ;;
    *)
      package=$(dpkg-query -S "$(readlink -f "$archive")" | cut -d : -f 1)
      printf '%s\t%s\t%s\n' "$package" "$(dpkg-query -W -f '${Version}' "$package")" "/usr/share/doc/$package/copyright"
      ;;
  esac
done | sort -u
