#!/bin/sh
# Installs the Debian packages that are missing, and does nothing when none is.
#
#   scripts/install.sh build    what the program needs
#   scripts/install.sh test     that, and what the tests need
#   scripts/install.sh packaging   what is needed to make packages of the program, and to test them
#
# Exit status: 0 everything is there, 2 wrong use, 3 packages are missing and this user cannot install them,
# or what apt-get said.
set -eu

# shellcheck source=scripts/packages.sh
. "$(dirname "$0")/packages.sh"

case "${1-}" in
  build) wanted=$build_packages ;;
  test) wanted="$build_packages $test_packages" ;;
  packaging) wanted=$packaging_packages ;;
  *) echo "usage: $0 build|test|packaging" >&2; exit 2 ;;
esac

if ! command -v dpkg-query >/dev/null; then
  echo "error: dpkg-query is missing: this is not Debian" >&2
  # shellcheck disable=SC2086  # a list of names
  echo "hint: install what these Debian packages hold, then run swift yourself:" $wanted >&2
  exit 3
fi

# One query for all of them; its exit status only says that some are unknown.
# shellcheck disable=SC2086  # lists of names
installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' $wanted 2>/dev/null | sed -n 's/^installed //p') || true
missing=
for package in $wanted; do
  printf '%s\n' "$installed" | grep -qxF -e "$package" || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

options="-y -q -o DPkg::Lock::Timeout=300 -o Acquire::Retries=3"
if [ "$(id -u)" -eq 0 ]; then
  as_root="env"
elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
  as_root="sudo -n env"
else
  echo "error: packages are missing, and installing them needs root" >&2
  echo "hint: run this, then try again:" >&2
  echo "  apt-get update && apt-get install -y --no-install-recommends$missing" >&2
  exit 3
fi

echo "installing:$missing"
# shellcheck disable=SC2086  # lists of words
$as_root DEBIAN_FRONTEND=noninteractive apt-get $options update
# shellcheck disable=SC2086
$as_root DEBIAN_FRONTEND=noninteractive apt-get $options install --no-install-recommends $missing
