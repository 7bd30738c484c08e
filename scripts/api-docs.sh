#!/bin/sh
# Makes the documentation of the libraries that other programs can read recipes with, by DocC: `scripts/api-docs.sh [FOLDER]`,
# .build/api-docs by default. Ends with status 1 where DocC has a warning. Needs a debug build.
set -eu
cd "$(dirname "$0")/.."
output=${1:-.build/api-docs}
modules="SourceText Quantities RecipeMarkdown Cookbook JSONReading YAMLReading KitchenUnits IngredientLines CookbookReading"
swift=scripts/swift.sh
target=$($swift -print-target-info | sed -n 's/^ *"unversionedTriple" *: *"\(.*\)",*$/\1/p' | head -n 1)
docc=$(command -v docc || echo "$(dirname "$(command -v swift || echo /opt/swift/usr/bin/swift)")/docc")
[ -x "$docc" ] || { echo "api-docs.sh: docc is missing; it comes with the Swift toolchain" >&2; exit 1; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rm -rf "$output"
mkdir -p "$output"
failed=0
for module in $modules; do
  mkdir -p "$work/$module/graphs" "$work/$module/$module.docc"
  # shellcheck disable=SC2046 # one word for each folder
  $swift symbolgraph-extract -module-name "$module" -target "$target" -I .build/debug/Modules \
    $(printf -- '-I %s ' Sources/C[A-Z]*/) -minimum-access-level public -output-dir "$work/$module/graphs"
  # Parts of a module that only another one shows are documented there.
  find "$work/$module/graphs" -name '*@*' -delete
  printf '# ``%s``\n\n%s\n' "$module" "$(sed -n "s/^| \`$module\` |[^|]*| \(.*\) |$/\1/p" ARCHITECTURE.md)." \
    > "$work/$module/$module.docc/$module.md"
  "$docc" convert "$work/$module/$module.docc" --additional-symbol-graph-dir "$work/$module/graphs" \
    --fallback-display-name "$module" --fallback-bundle-identifier "galley.$module" \
    --output-dir "$output/$module.doccarchive" > "$work/said" 2>&1 || failed=1
  if grep -E '^(warning|error)' "$work/said" > /dev/null; then
    cat "$work/said"
    failed=1
  fi
  echo "$output/$module.doccarchive"
done
exit $failed
