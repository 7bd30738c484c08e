#!/bin/sh
# Puts what is installed of Galley below a folder: the program, its helper for pictures, manual pages, completions, licence and changes. Every
# way to install takes its files from here.
#
#   scripts/stage.sh DESTINATION PREFIX      such as: scripts/stage.sh "" /usr/local
#
# The program is the one scripts/release.sh has built. Exit status: 0, 2 wrong use, 3 there is no such program.
set -eu
[ $# -eq 2 ] || { echo "usage: $0 DESTINATION PREFIX" >&2; exit 2; }
cd "$(dirname "$0")/.."

galley=.build/release/galley
for program in "$galley" .build/release/galley-images; do
  if [ ! -x "$program" ]; then
    echo "error: there is no $program" >&2
    echo "hint: run make build first" >&2
    exit 3
  fi
done
root=$1$2
umask 022
export LC_ALL=C

install -D -m 755 "$galley" "$root/bin/galley"
install -D -m 755 .build/release/galley-images "$root/libexec/galley/galley-images"
pages=$(mktemp -d)
trap 'rm -rf "$pages"' EXIT
"$galley" man --quiet --all "$pages"
for page in "$pages"/*.1; do
  gzip -9n "$page"
  install -D -m 644 "$page.gz" "$root/share/man/man1/${page##*/}.gz"
done
complete() {
  "$galley" completions "$1" >"$pages/completion"
  install -D -m 644 "$pages/completion" "$root/share/$2"
}
complete bash bash-completion/completions/galley
complete zsh zsh/vendor-completions/_galley
complete fish fish/vendor_completions.d/galley.fish
# The terms of everything that is linked into the program go where it goes.
linked=$(scripts/linked-packages.sh)
printf '%s\n' "$linked" | cut -f 1,3 | while read -r package terms; do
  install -D -m 644 "$terms" "$root/share/doc/galley/linked/$package"
done
install -D -m 644 LICENSE "$root/share/doc/galley/LICENSE"
install -D -m 644 CHANGELOG.md "$root/share/doc/galley/CHANGELOG.md"
