#!/bin/sh
# Installs the Debian package into a new, minimal Debian 12 and builds a first site there, as somebody would who has
# never had Galley: apt install ./galley.deb, galley init, galley build. Says how long it took.
#
# Needs root and debootstrap; where either is missing it says so and ends with status 0, since nothing is wrong with the
# package. MIRROR names another mirror of Debian than this machine's.
set -eu
cd "$(dirname "$0")/.."
# shellcheck source=scripts/distribution.sh
. scripts/distribution.sh

package=$distribution/galley_${version}_$architecture.deb
[ -f "$package" ] || { echo "error: there is no $package" >&2; echo "hint: run make deb first" >&2; exit 3; }
if [ "$(id -u)" -ne 0 ]; then echo "skipped: a clean root takes root"; exit 0; fi
if ! command -v debootstrap >/dev/null; then echo "skipped: debootstrap is not installed"; exit 0; fi

work=$(mktemp -d)
root=$work/root
clean() {
  for mount in dev/pts dev proc; do mountpoint -q "$root/$mount" && umount -l "$root/$mount"; done
  rm -rf --one-file-system "$work"
}
trap clean EXIT
trap "exit 130" INT TERM
mirror=${MIRROR:-$(sed -n 's/^URIs: *\([^ ]*\).*/\1/p; s/^deb \(\[[^]]*\] \)*\([^ ]*\) .*/\2/p' \
  /etc/apt/sources.list.d/*.sources /etc/apt/sources.list 2>/dev/null | head -n 1)}
debootstrap --variant=minbase bookworm "$root" "$mirror" >"$work/log" 2>&1 || { tail -n 5 "$work/log" >&2; exit 1; }
# How this machine reaches the mirror.
cp -aL /etc/apt/sources.list* /etc/apt/apt.conf.d "$root/etc/apt/" 2>/dev/null || true
cp -aL /etc/resolv.conf /etc/hosts "$root/etc/"
for folder in usr/share/keyrings etc/ssl/certs usr/local/share/ca-certificates; do
  if [ -d "/$folder" ]; then mkdir -p "$root/$folder" && cp -aL "/$folder/." "$root/$folder/" 2>/dev/null || true; fi
done
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount --make-rslave "$root/dev"
inside() { chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive sh -euc "$1"; }
inside "apt-get update -q" >"$work/log" 2>&1 || { tail -n 5 "$work/log" >&2; exit 1; }

cp "$package" "$root/root/galley.deb"
began=$(date +%s)
inside "apt-get install -y -q --no-install-recommends /root/galley.deb" >"$work/log" 2>&1 || { tail -n 5 "$work/log" >&2; exit 1; }
installed=$(date +%s)
inside "cd /root && galley init cookbook && cd cookbook && galley check && galley build"
inside "test -s /root/cookbook/output/recipes/tomato-soup.html"
inside "test -s /usr/share/man/man1/galley-build.1.gz && test -s /usr/share/bash-completion/completions/galley"
echo "installed in $((installed - began)) s, first site after $(($(date +%s) - began)) s"
inside "dpkg --purge galley" >"$work/log" 2>&1
inside "! command -v galley && ! test -e /usr/share/doc/galley"
echo "removed without a trace"
