#!/bin/sh
# Makes .build/distribution/galley_VERSION_ARCHITECTURE.deb from the program that scripts/release.sh has built. The same
# program and version give the same bytes, whoever packs them and where.
set -eu
cd "$(dirname "$0")/.."
# shellcheck source=scripts/distribution.sh
. scripts/distribution.sh

tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
root=$tree/root
scripts/stage.sh "$root" /usr
doc=$root/usr/share/doc/galley

# Debian keeps the licence in a file of its own form, and the changes packed.
rm "$doc/LICENSE"
install -m 644 packaging/copyright "$doc/copyright"
gzip -9nc "$doc/CHANGELOG.md" >"$doc/NEWS.md.gz"
rm "$doc/CHANGELOG.md"
{
  echo "galley ($version) stable; urgency=medium"
  echo
  echo "  * Version $version; NEWS.md.gz says what is new."
  echo
  echo " -- Galley <galley@galley.invalid>  $(date -u -R -d "@$SOURCE_DATE_EPOCH")"
} | gzip -9n >"$doc/changelog.gz"
install -D -m 644 packaging/lintian-overrides "$root/usr/share/lintian/overrides/galley"

# The libraries the program loads, each in the oldest version that has all it calls.
mkdir -p "$tree/debian"
printf 'Source: galley\n\nPackage: galley\nArchitecture: any\n' >"$tree/debian/control"
needs=$(cd "$tree" && dpkg-shlibdeps -O -e"$root/usr/bin/galley" -e"$root/usr/libexec/galley/galley-images" 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
[ -n "$needs" ] || { echo "error: dpkg-shlibdeps does not say what the program needs" >&2; exit 1; }

control=$root/DEBIAN
mkdir -p "$control"
size=$(find "$root/usr" -type f -printf '%s\n' | awk '{ kib += int(($1 + 1023) / 1024) } END { print kib }')
sed -e "s/@VERSION@/$version/; s/@ARCHITECTURE@/$architecture/; s/@DEPENDS@/$needs/; s/@SIZE@/$size/" \
  packaging/control.in >"$control/control"
(cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$control/md5sums"
find "$root" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +

mkdir -p "$distribution"
package=$distribution/galley_${version}_$architecture.deb
dpkg-deb --root-owner-group --uniform-compression -Zxz --threads-max=1 --build "$root" "$package.new" >/dev/null
# An image takes the package that lies there; one of an earlier version would be in its way.
rm -f "$distribution"/galley_*_"$architecture.deb"
mv "$package.new" "$package"
echo "$package"
