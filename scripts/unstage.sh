#!/bin/sh
# Removes the files that scripts/stage.sh put below a folder, and nothing else.
#
#   scripts/unstage.sh DESTINATION PREFIX
set -eu
[ $# -eq 2 ] || { echo "usage: $0 DESTINATION PREFIX" >&2; exit 2; }
root=$1$2
rm -f "$root/bin/galley" "$root"/share/man/man1/galley.1.gz "$root"/share/man/man1/galley-*.1.gz \
  "$root/share/bash-completion/completions/galley" "$root/share/zsh/vendor-completions/_galley" \
  "$root/share/fish/vendor_completions.d/galley.fish"
rm -rf "$root/share/doc/galley" "$root/libexec/galley"
