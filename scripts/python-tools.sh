#!/bin/sh
# Prepares .build/venv with the Python test tools named in packages.sh; does nothing when they are there already.
set -eu
cd "$(dirname "$0")/.."

# shellcheck source=scripts/packages.sh
. scripts/packages.sh

# shellcheck disable=SC2086  # a list of names
set -- $python_packages
[ $# -gt 0 ] || exit 0
venv=.build/venv
if [ -f "$venv/packages" ] && [ "$(cat "$venv/packages")" = "$*" ]; then exit 0; fi

rm -rf "$venv"
mkdir -p .build
python3 -m venv "$venv"
"$venv/bin/pip" install --quiet --disable-pip-version-check "$@"
printf '%s\n' "$*" >"$venv/packages"
