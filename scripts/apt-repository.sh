#!/bin/sh
# Lays out .build/distribution/apt, a repository that any web server can hold, from the packages of this version in
# .build/distribution, where those of earlier ones may lie, too:
#
#   pool/main/g/galley/*.deb
#   dists/stable/Release, dists/stable/main/binary-ARCHITECTURE/Packages and Packages.gz
#
# Signing is left to whoever publishes it: "gpg --clearsign -o InRelease Release" in dists/stable.
set -eu
cd "$(dirname "$0")/.."
# shellcheck source=scripts/distribution.sh
. scripts/distribution.sh

apt=$distribution/apt
rm -rf "$apt"
mkdir -p "$apt/pool/main/g/galley"
found=
for package in "$distribution/galley_${version}"_*.deb; do
  [ -f "$package" ] || continue
  cp "$package" "$apt/pool/main/g/galley/"
  found="$found $(dpkg-deb -f "$package" Architecture)"
done
[ -n "$found" ] || { echo "error: there is no package of version $version in $distribution" >&2; echo "hint: run make deb first" >&2; exit 3; }
architectures=$(printf '%s\n' $found | sort -u)

cd "$apt"
for each in $architectures; do
  folder=dists/stable/main/binary-$each
  mkdir -p "$folder"
  dpkg-scanpackages --arch "$each" --multiversion pool 2>/dev/null >"$folder/Packages"
  gzip -9nk "$folder/Packages"
done

cd dists/stable
{
  echo "Origin: Galley"
  echo "Label: Galley"
  echo "Suite: stable"
  echo "Codename: stable"
  echo "Date: $(date -u -R -d "@$SOURCE_DATE_EPOCH")"
  echo "Architectures: $(echo $architectures)"
  echo "Components: main"
  echo "Description: Galley, a cookbook from plain files"
  echo "SHA256:"
  find main -type f | sort | while read -r file; do
    printf ' %s %s %s\n' "$(sha256sum "$file" | cut -d ' ' -f 1)" "$(stat -c %s "$file")" "$file"
  done
} >Release.new
mv Release.new Release
echo "$apt"
