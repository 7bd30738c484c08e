#!/bin/sh
# Builds the cookbook of this repository twice, as differently as two machines can be – folder, time zone, language, mask
# of permissions, number of threads, order of the clock –, and compares every byte of the site, its cook cards and its
# book; builds the program itself in another folder; then packs it twice and compares the packages.
set -eu
cd "$(dirname "$0")/.."
galley=$PWD/.build/release/galley
[ -x "$galley" ] || { echo "error: there is no $galley" >&2; echo "hint: run make build first" >&2; exit 3; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/one" "$work/two/a much longer/folder"
one=$work/one
two="$work/two/a much longer/folder"
for site in "$one" "$two"; do cp -r content galley.yaml "$site/"; done
mkdir -p "$one/output" "$two/output"

make_all() ( # FOLDER, and variables in front
  cd "$1"
  umask "$MASK"
  "$galley" build --quiet --jobs "$JOBS"
  "$galley" book --format epub --output book.epub >/dev/null
  if command -v weasyprint >/dev/null; then
    "$galley" card --output card.pdf content/recipes/black-bean-chili.md >/dev/null
  fi
)
MASK=022 JOBS=1 TZ=UTC LANG=C make_all "$one"
# Another moment too: nothing may carry the time.
sleep 1
MASK=077 JOBS=7 TZ=Pacific/Kiritimati LANG=tr_TR.UTF-8 LC_ALL=tr_TR.UTF-8 make_all "$two"

status=0
for name in output book.epub card.pdf; do
  [ -e "$one/$name" ] || continue
  diff -rq "$one/$name" "$two/$name" || status=1
done
files=$(find "$one/output" -type f | wc -l)
[ "$status" -ne 0 ] || echo "$files files of the site, book.epub$([ -e "$one/card.pdf" ] && echo ", card.pdf") are the same twice"

copy=$work/another/root
mkdir -p "$copy"
git ls-files -z | tar --create --null --files-from=- | tar --extract --directory="$copy"
if (cd "$copy" && umask 077 && TZ=Pacific/Kiritimati make build >"$work/build.log" 2>&1); then
  cmp "$galley" "$copy/.build/release/galley" && echo "the program is the same in another folder" || status=1
else
  tail -20 "$work/build.log" >&2
  status=1
fi

if command -v dpkg-shlibdeps >/dev/null && [ -f .build/galley.map ]; then
  package=$(TZ=UTC scripts/package-deb.sh)
  cp "$package" "$work/first.deb"
  sleep 1
  (umask 077 && TZ=Pacific/Kiritimati LANG=de_DE.UTF-8 scripts/package-deb.sh >/dev/null)
  cmp "$package" "$work/first.deb" || status=1
  [ "$status" -ne 0 ] || echo "the Debian package is the same twice"
fi
exit "$status"
