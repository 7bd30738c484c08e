#!/bin/bash
# Kills builds and writing commands at random moments, lets them run into a full disk and folders that cannot be written,
# and starts two at once. After each: the output is what a clean build makes, nothing outside output and cache has
# changed, and no temporary file is left after the next run.
#
#   scripts/test-faults.sh [ROUNDS]     kills so many builds and twice as many edits; 50 where nothing is said
#
# GALLEY names another program than the one of `make build`; TMPDIR a folder of another file system, such as one that has no
# exchange of names (bindfs shows a folder so).
set -euo pipefail
cd "$(dirname "$0")/.."
galley=${GALLEY:-$PWD/.build/release/galley}
[ -x "$galley" ] || { echo "error: there is no $galley" >&2; echo "hint: run make build first" >&2; exit 3; }
rounds=${1:-50}
RANDOM=1 # The same moments each time, as far as the machine allows.

work=$(mktemp -d)
site=$work/site
cleanup() {
  # A child that is told to end before it has become the program would clean up as well.
  [ "$BASHPID" -eq "$$" ] || return 0
  ! mountpoint -q "$work/small" || umount "$work/small"
  rm -rf "$work"
}
trap cleanup EXIT
fail() { echo "error: $*" >&2; exit 1; }
"$galley" init "$site" >/dev/null 2>&1
cd "$site"
"$galley" build --quiet --output "$work/clean"
cp -r content "$work/content"
cp galley.yaml "$work"

# Waits up to 255 thousandths of a second, then kills what was started.
kill_soon() {
  sleep "0.$(printf %03d $((RANDOM % 256)))"
  kill -KILL "$1" 2>/dev/null || true
  wait "$1" 2>/dev/null || true
}
same_site() {
  "$galley" build --quiet
  diff -r "$work/clean" output >"$work/difference" || fail "$1: the next build differs: $(head -n 3 "$work/difference")"
  local left
  left=$(find . -name '.galley-*' ! -name .galley-files ! -name .galley -print -quit)
  [ -z "$left" ] || fail "$1: $left is left"
}
same_content() { diff -r "$work/content" content >/dev/null || fail "$1: the content has changed"; }

for ((round = 1; round <= rounds; round++)); do
  # Every other time from nothing.
  ((round % 2)) || rm -rf output .galley
  "$galley" build --quiet >/dev/null 2>&1 &
  kill_soon $!
  same_site "kill $round of a build"
done
same_content "killed builds"
echo "$rounds builds killed: the next build was right each time"

left_over() { find . \( -name '.galley-*.tmp' -o -path ./.galley/staging \) -print -quit; }
statuses=
for ((round = 1; round <= rounds; round++)); do
  ((round % 2)) || rm -rf output .galley
  echo "title: Round $round" >galley.yaml
  # Ctrl-C is ignored by what a script starts in the background, unless it is told otherwise.
  number=$((round % 4 < 2 ? 15 : 2))
  env --default-signal=INT "$galley" build --quiet >/dev/null 2>&1 &
  child=$!
  sleep "0.$(printf %03d $((RANDOM % 120)))"
  kill "-$number" "$child" 2>/dev/null || true
  status=0
  wait "$child" 2>/dev/null || status=$?
  [ "$status" -eq 0 ] || [ "$status" -eq $((128 + number)) ] || fail "signal $number of round $round: status $status"
  statuses="$statuses $status"
  [ -z "$(left_over)" ] || fail "signal $number of round $round: $(left_over) is left"
done
cp "$work/galley.yaml" .
same_site "signals"
same_content "signals"
ended=$(tr ' ' '\n' <<<"$statuses" | grep -c '^1' || true)
echo "$rounds builds told to end, $ended of them while they worked: no temporary file was left, status 130 or 143"

recipe=content/recipes/porridge.md
"$galley" archive "$recipe" >/dev/null 2>&1
archived=$(sha256sum <"$recipe")
cp "$work/content/recipes/porridge.md" "$recipe"
original=$(sha256sum <"$recipe")
for ((round = 1; round <= 2 * rounds; round++)); do
  command=archive
  [ "$(sha256sum <"$recipe")" = "$original" ] || command=restore
  "$galley" "$command" "$recipe" >/dev/null 2>&1 &
  sleep "0.0$(printf %02d $((RANDOM % 60)))"
  kill -KILL $! 2>/dev/null || true
  wait $! 2>/dev/null || true
  found=$(sha256sum <"$recipe")
  [ "$found" = "$original" ] || [ "$found" = "$archived" ] || fail "kill $round of an edit: the recipe is neither old nor new"
done
cp "$work/content/recipes/porridge.md" "$recipe"
same_site "killed edits"
same_content "killed edits"
echo "$((2 * rounds)) edits killed: the recipe was old or new each time, and nothing was left"

rm -rf output .galley
"$galley" build --quiet >/dev/null 2>&1 &
first=$!
"$galley" build --quiet >/dev/null 2>"$work/second" || [ $? -eq 3 ] || fail "a second build ended with another status"
wait "$first" || [ $? -eq 3 ] || fail "a first build ended with another status"
same_site "two builds at once"
echo "two builds at once: one waited its turn or was turned away"

# A file that comes, goes and changes while builds read it, and a clock that is set back.
for ((round = 1; round <= rounds; round++)); do
  "$galley" build --quiet >/dev/null 2>&1 &
  child=$!
  for _ in 1 2 3 4; do
    mv "$recipe" "$work/moved"
    printf '\nRound %s.\n' "$round" >>"$work/moved"
    mv "$work/moved" "$recipe"
  done
  status=0
  wait "$child" || status=$?
  [ "$status" -le 1 ] || fail "a changing file in round $round: status $status"
  touch -d "2001-01-01 00:00:$((round % 60))" "$recipe"
done
cp "$work/content/recipes/porridge.md" "$recipe"
touch -d 2001-01-01 "$recipe"
same_site "changing files"
same_content "changing files"
echo "$rounds builds of a folder that changed meanwhile: the last one was right"

"$galley" serve --port 0 >"$work/serve" 2>&1 &
server=$!
for _ in 1 2 3; do
  "$galley" build --quiet >/dev/null 2>&1 || [ $? -eq 3 ] || fail "a build beside a server failed"
done
kill -TERM "$server"
status=0
wait "$server" || status=$?
[ "$status" -eq 0 ] || [ "$status" -eq 143 ] || fail "the server ended with status $status: $(cat "$work/serve")"
same_site "a server beside builds"
echo "builds beside a server: right, and the server ended when it was told to"

if [ "$(id -u)" -eq 0 ] && mkdir "$work/small" && mount -t tmpfs -o size=256k none "$work/small" 2>/dev/null; then
  status=0
  "$galley" build --quiet --output "$work/small/site" 2>"$work/full" || status=$?
  [ "$status" -eq 3 ] || fail "a full disk ended with status $status"
  grep -q "no space left on device" "$work/full" || fail "a full disk is not named"
  mount -o remount,size=64m "$work/small"
  "$galley" build --quiet --output "$work/small/site"
  diff -r "$work/clean" "$work/small/site" >/dev/null || fail "after a full disk the next build differs"
  mount -o remount,ro "$work/small"
  echo >>content/recipes/tomato-soup.md
  status=0
  "$galley" build --quiet --output "$work/small/site" 2>"$work/full" || status=$?
  cp "$work/content/recipes/tomato-soup.md" content/recipes/
  [ "$status" -eq 3 ] || fail "a folder that cannot be written ended with status $status"
  echo "full disk and read-only output: status 3, and the next build was right"
else
  echo "skipped: a small disk takes root"
fi
