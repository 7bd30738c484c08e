#!/bin/sh
# Writes a bill of materials, .build/distribution/galley_VERSION_ARCHITECTURE.cdx.json (CycloneDX 1.5): the programs, every
# package whose archive is linked into them, and the packages they load when they start, all with their versions.
set -eu
cd "$(dirname "$0")/.."
# shellcheck source=scripts/distribution.sh
. scripts/distribution.sh

galley=.build/release/galley
images=.build/release/galley-images
for program in "$galley" "$images"; do
  [ -x "$program" ] || { echo "error: there is no $program" >&2; echo "hint: run make build first" >&2; exit 3; }
done
. /etc/os-release
distro=$ID-$VERSION_ID
linked=$(scripts/linked-packages.sh)

# The packages of the shared libraries that the program names itself.
loaded=$(readelf -d "$galley" "$images" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | sort -u | while read -r name; do
  package=$(dpkg-query -S "*/$name" | sed -n "s/:$architecture: .*//p" | head -n 1)
  printf '%s\t%s\n' "$package" "$(dpkg-query -W -f '${Version}' "$package:$architecture")"
done | sort -u)

component() { # NAME VERSION SCOPE HOW
  if [ "$1" = swift ]; then
    address="pkg:generic/swift@$2"
  else
    address="pkg:deb/$ID/$1@$(printf %s "$2" | sed 's/+/%2B/g; s/:/%3A/g; s/~/%7E/g')?arch=$architecture\\&distro=$distro"
  fi
  sed -e "s|@NAME@|$1|g; s|@VERSION@|$2|g; s|@ADDRESS@|$address|g; s|@SCOPE@|$3|g; s|@HOW@|$4|g" <<'JSON'
    {
      "type": "library",
      "bom-ref": "@ADDRESS@",
      "name": "@NAME@",
      "version": "@VERSION@",
      "scope": "@SCOPE@",
      "purl": "@ADDRESS@",
      "properties": [{"name": "galley:link", "value": "@HOW@"}]
    }
JSON
}

components() {
  tab=$(printf '\t')
  printf '%s\n' "$linked" | while IFS="$tab" read -r name release _; do component "$name" "$release" required static; done
  printf '%s\n' "$loaded" | while IFS="$tab" read -r name release; do component "$name" "$release" required dynamic; done
}

mkdir -p "$distribution"
file=$distribution/galley_${version}_$architecture.cdx.json
{
  cat <<JSON
{
  "bomFormat": "CycloneDX",
  "specVersion": "1.5",
  "version": 1,
  "metadata": {
    "timestamp": "$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%dT%H:%M:%SZ)",
    "component": {
      "type": "application",
      "bom-ref": "galley",
      "name": "galley",
      "version": "$version",
      "licenses": [{"license": {"id": "MIT"}}],
      "hashes": [{"alg": "SHA-256", "content": "$(sha256sum "$galley" | cut -d ' ' -f 1)"}]
    }
  },
  "components": [
    {
      "type": "application",
      "bom-ref": "galley-images",
      "name": "galley-images",
      "version": "$version",
      "licenses": [{"license": {"id": "MIT"}}],
      "hashes": [{"alg": "SHA-256", "content": "$(sha256sum "$images" | cut -d ' ' -f 1)"}]
    },
JSON
  # A comma behind every component but the last.
  components | sed '/^    }$/s/$/,/' | sed '$s/,$//'
  printf '  ]\n}\n'
} >"$file"
echo "$file"
