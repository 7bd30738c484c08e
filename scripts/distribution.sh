# shellcheck shell=sh
# What the scripts that make packages agree on: names, version, architecture, and the one time that packages carry.
# shellcheck disable=SC2034  # read by the scripts that include it

version=$(sed -n 's/.*let current = "\(.*\)"/\1/p' Sources/SiteBuilding/Workspace/Version.swift)
released=$(sed -n 's/.*let date = "\(.*\)"/\1/p' Sources/SiteBuilding/Workspace/Version.swift)
machine=$(uname -m)
architecture=$(dpkg --print-architecture)
distribution=.build/distribution

# Reproducible packages (https://reproducible-builds.org/specs/source-date-epoch/): the day of the version where nobody
# names another time.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(date -u -d "$released" +%s)}
export SOURCE_DATE_EPOCH
export LC_ALL=C TZ=UTC
umask 022
