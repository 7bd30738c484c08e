#!/bin/sh
# Makes the documentation as a website, with Galley itself: `scripts/docs.sh [FOLDER]`, .build/docs by default.
#
# Its pages are those of docs/, its recipes a small cookbook. The pages of commands are printed by the program, from the table its
# command line is read with.
set -eu
cd "$(dirname "$0")/.."
galley=$PWD/${GALLEY:-.build/release/galley}
output=${1:-.build/docs}
[ -x "$galley" ] || { echo "docs.sh: $galley is missing; run make build" >&2; exit 1; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$galley" init --quiet "$work"
rm -rf "$work/.github"
cp -r docs/site/. "$work/"
pages=$work/content/pages
mkdir -p "$pages/commands"
cp -r docs/*.md docs/how-to docs/images "$pages/"

# What lies beside docs/ is no page of the site; frames marked for the test are frames of a shell.
find "$pages" -name '*.md' -exec sed -i -E \
  -e 's/\[([^]]*)\]\((\.\.\/)+(templates|README)[^)]*\)/\1/g' {} +

commands=$("$galley" --help | awk '/^Options$/ { exit } /^  [a-z]/ { name = $1; if ($2 ~ /^[a-z-]+$/ && $0 ~ "^  " $1 " " $2 "  ") name = name " " $2; print name }')
{
  echo "# Commands"
  echo
  echo '```text'
  "$galley" --help
  echo '```'
  echo
  echo "$commands" | while read -r name; do
    echo "- [galley $name](commands/$(echo "$name" | tr ' ' '-').md)"
  done
} > "$pages/commands.md"
echo "$commands" | while read -r name; do
  {
    echo "# galley $name"
    echo
    echo '```text'
    # shellcheck disable=SC2086 # a name may have two words
    "$galley" $name --help
    echo '```'
  } > "$pages/commands/$(echo "$name" | tr ' ' '-').md"
done

# The keys of galley.yaml stand in README alone.
{
  echo "# Configuration"
  awk '/^## /{ on = ($0 == "## Configuration"); next } on' README.md | sed 's#\[docs/\([^]]*\)\](docs/#[\1](#g'
} > "$pages/configuration.md"

cat > "$pages/reference.md" <<'END'
# Reference

- [Commands](commands.md), as `--help` prints them
- [Configuration](configuration.md): every key of `galley.yaml`
- [Formats](formats.md): what can be written in recipes, plans, lists and other files
- [Import](import.md): what comes along from where
- [Editing](editing.md): the editor, and the commands that keep a collection
- [Books](book.md), and [large sites](large-sites.md)
- [Templates](templates.md): what every page can use, and [themes](themes.md)
- [Versions](versions.md): what stays as it is when Galley is upgraded
- [Messages](diagnostics.md): every problem Galley finds, with an example and the way out
END

"$galley" build --quiet --strict --root "$work" --output "$PWD/$output"
echo "$output/index.html"
