# Galley on Debian 12 with Swift 6.3. Each goal installs the Debian packages it misses (as root, or through sudo).

swift := scripts/swift.sh
sources := Sources Tests Plugins Package.swift

# Whatever is built here is mostly built from nothing: see Package.swift.
export GALLEY_WHOLE_MODULES := 1

.NOTPARALLEL:
.PHONY: site docs api-docs pictures build test fuzz check foods format bench clean help install uninstall deb tarball sbom apt-repository \
  packages test-packages test-reproducible test-faults sanitize coverage install-build install-test install-packaging

PREFIX ?= /usr/local
MINUTES ?= 1

site: build ## build the program and turn content/ into output/ (the default)
	.build/release/galley build

docs: build ## make the documentation as a website: .build/docs
	scripts/docs.sh

api-docs: install-build ## make the documentation of the libraries, by DocC: .build/api-docs
	$(swift) build -debug-info-format none --product galley
	scripts/api-docs.sh

pictures: build install-test ## make the pictures of the documentation
	scripts/pictures.sh

build: install-build ## build the program and its helper: .build/release/galley, .build/release/galley-images
	scripts/release.sh galley galley-images

test: install-test ## run every test
	scripts/python-tools.sh
	scripts/test.sh

fuzz: install-test ## have every reader read broken files, some minutes; MINUTES=60 for a long run
	GALLEY_FUZZ_MINUTES=$(MINUTES) scripts/test.sh --filter 'FuzzTests'

check: ## find badly formatted files and undeclared imports
	$(swift) format lint --strict --parallel --recursive $(sources)
	scripts/check-imports.sh

foods: install-build ## make the compact table of foods anew from Sources/FoodTable/Foods
	$(swift) build -debug-info-format none --product compile-foods
	.build/debug/compile-foods Sources/FoodTable/CompactFoods.swift Sources/FoodTable/Foods/*.yaml

format: ## format the Swift files
	$(swift) format --in-place --parallel --recursive $(sources)

bench: install-build ## measure builds and reading; BENCH="--recipes 1000 --runs 5" hands options on
	scripts/release.sh galley galley-bench
	.build/release/galley-bench run $(BENCH)

install: ## install what make build has made; PREFIX=/usr/local, DESTDIR= for packagers
	scripts/stage.sh "$(DESTDIR)" "$(PREFIX)"

uninstall: ## remove what make install has installed
	scripts/unstage.sh "$(DESTDIR)" "$(PREFIX)"

packages: deb tarball sbom apt-repository ## make everything that is published, in .build/distribution

deb: build install-packaging ## make the Debian package
	scripts/package-deb.sh

tarball: build install-packaging ## make an archive to be unpacked on any Linux
	scripts/package-tarball.sh

sbom: build install-packaging ## write the bill of materials (CycloneDX) of what is linked
	scripts/sbom.sh

apt-repository: deb ## lay out a repository of packages; its Release file is yours to sign
	scripts/apt-repository.sh

test-packages: deb ## read the program and its package, and install it in a new Debian
	scripts/test-binary.sh
	lintian --fail-on error,warning .build/distribution/galley_*.deb
	scripts/test-package.sh

test-reproducible: build install-packaging ## make everything twice, in different places, and compare
	scripts/test-reproducible.sh

sanitize: install-test ## run tests under the thread and address sanitizers
	scripts/sanitize.sh

coverage: install-test ## run every test and print how many lines of each target it runs through
	scripts/python-tools.sh
	scripts/coverage.sh

test-faults: build ## kill builds and edits, fill the disk; ROUNDS=500 for a long run
	scripts/test-faults.sh $(ROUNDS)

clean: ## remove what was built; content/, templates/, galley.yaml and deleted recipes stay
	rm -rf .build
	if [ -d .galley ]; then find .galley -mindepth 1 -maxdepth 1 ! -name trash -exec rm -rf {} +; fi
	find output -mindepth 1 ! -name .gitkeep -delete

help: ## list the goals
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-20s %s\n", $$1, $$2 }'

install-build:
	@scripts/install.sh build

install-test:
	@scripts/install.sh test

install-packaging:
	@scripts/install.sh packaging
