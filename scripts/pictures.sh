#!/bin/sh
# Makes the pictures of the documentation from the cookbook that comes with Galley: `scripts/pictures.sh`, or with the
# names of some of them. Needs Chromium (make test installs it), and ImageMagick, which nothing else here does.
set -eu
cd "$(dirname "$0")/.."
galley=$PWD/${GALLEY:-.build/release/galley}
for program in chromium convert; do
  command -v "$program" >/dev/null || { echo "pictures.sh: $program is missing" >&2; exit 1; }
done
[ -x "$galley" ] || { echo "pictures.sh: $galley is missing; run make build" >&2; exit 1; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r content galley.yaml "$work/"

# site THEME: the site in a theme, in a folder of that name.
site() {
  "$galley" build --quiet --root "$work" --theme "$1" --output "$work/$1"
  rm -rf "$work/.galley"
}

# shot PICTURE PAGE WIDTH HEIGHT SCHEME: what a browser of that size shows first.
shot() {
  set -- "$work/$1.png" "file://$work/$2" "$3" "$4" "$5"
  dark=
  [ "$5" = dark ] && dark=--blink-settings=preferredColorScheme=0
  chromium --headless=new --no-sandbox --disable-gpu --hide-scrollbars --allow-file-access-from-files $dark \
    --force-device-scale-factor=1 --window-size="$3,$4" --virtual-time-budget=9000 --screenshot="$1" "$2" 2>/dev/null
}

# join PICTURE WIDTH PART…: parts of one height side by side.
join() {
  picture=docs/images/$1.png width=$2
  shift 2
  convert "$@" -background none -gravity north +append -resize "$width>" -strip \
    -define png:exclude-chunks=date,time +dither -colors 255 "$picture"
  echo "$picture"
}

for picture in ${*:-home recipe darkroom}; do
  case $picture in
    home)
      site proof
      shot desk proof/index.html 1280 860 light
      join home 1280 "$work/desk.png"
      ;;
    recipe)
      site proof
      shot desk proof/recipes/shakshuka.html 1280 860 light
      shot phone proof/recipes/shakshuka.html 500 860 dark
      join recipe 1400 "$work/desk.png" "$work/phone.png"
      ;;
    darkroom)
      site darkroom
      shot desk darkroom/recipes/shakshuka.html 1280 860 light
      shot list darkroom/index.html 1280 860 light
      join darkroom 1400 "$work/desk.png" "$work/list.png"
      ;;
    *)
      echo "pictures.sh: there is no picture $picture" >&2
      exit 1
      ;;
  esac
done
