"""Whoever follows the pages for operators finds that every command of theirs works.

A block of commands is run here, on an installation that `make run` has started; or another test
runs its commands (`RUN_BY`); or its first line tells readers that none does, and why.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from django.core.management import get_commands, load_command_class

from config.embedded.processes import wait_until
from config.embedded.programs import postgres_program
from config.environment import CHECKOUT_DIRECTORY
from tests.config.embedded.test_run import READY_WITHIN, Installation, apart
from tests.documentation import Block, blocks, read

PAGES = (
    *(f"docs/{name}.md" for name in ("first-review", "recorders")),
    *(f"docs/{name}.md" for name in ("operations", "deployment", "records")),
    "README.md",
)
_RUN = "tests/config/embedded/test_run.py::test_ctrl_c_leaves_nothing_behind"
_INSTALL = "tests/config/test_install.py"
_BACK = "tests/config/test_point_in_time.py::test_the_database_is_put_back_to_a_moment"
# Commands, as far as they are named here, and who runs them.
RUN_BY = {
    "make run MODEL=": f"{_INSTALL}::test_the_model_of_make_run_writes_and_judges",
    "make run": _RUN,
    "make test": ".ci/run",
    "python -m config.worker worker": _RUN,
    "python -m config.worker interactive": _RUN,
    "python -m config.worker control": _RUN,
    "celery -A config.ticks beat": _RUN,
    "python -m config.server": _RUN,
    "pg_basebackup": _BACK,
    "pg_ctl": _BACK,
    "psql --dbname=countersign --tuples-only": _BACK,
    "cp -R /srv/base": _BACK,
    "chmod 700 /srv/restored": _BACK,
    "touch /srv/restored": _BACK,
    "cat >> /srv/restored": _BACK,
    "python manage.py verify_records --checkpoint": _BACK,
    "sh deploy/secrets.sh": (
        "tests/config/test_compose.py::test_every_secret_is_a_file_that_its_service_mounts"
    ),
}
SHELL = [block for page in PAGES for block in blocks(page, "sh", "console", "bash", "shell")]
SQL = [block for page in PAGES for block in blocks(page, "sql")]
_HERE_DOCUMENT = re.compile(r"<<'(\w+)'\n.*?^\1$", re.MULTILINE | re.DOTALL)
_NAMED = re.compile(r"(?:manage\.py|`)\s?([a-z_]+)((?: --[a-z-]+)+)")


def commands(block: Block) -> list[str]:
    """One a line, without comments, continued lines joined."""
    text = _HERE_DOCUMENT.sub("", block.text).replace("\\\n", " ")
    lines = (line.split(" #")[0].strip() for line in text.splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def run_by(command: str) -> str:
    """Which test runs the command, or ''."""
    known = (test for name, test in RUN_BY.items() if command.startswith(name))
    return next(known, "")


def is_run_here(block: Block) -> bool:
    return not block.mark and not any(map(run_by, commands(block)))


HERE = [block for block in SHELL if is_run_here(block)]


def test_a_block_is_run_as_a_whole() -> None:
    for block in SHELL:
        known = [bool(run_by(command)) for command in commands(block)]
        assert block.mark or all(known) or not any(known), block.text
        # It would install into the environment that the tests run in.
        assert not (is_run_here(block) and "make " in block.text), block.text


def test_the_tests_that_run_commands_are_there() -> None:
    for command, where in RUN_BY.items():
        path, _, name = where.partition("::")
        text = Path(CHECKOUT_DIRECTORY, path).read_text()
        assert (f"def {name}(" if name else command) in text, where
        assert any(line.startswith(command) for block in SHELL for line in commands(block)), command


def test_no_command_hides_in_a_block_of_another_form() -> None:
    for page in PAGES:
        fenced = re.sub(r"^```.*?^```$", "", read(page), flags=re.MULTILINE | re.DOTALL)
        assert not re.search(r"^(    |\t)\S", fenced, re.MULTILINE), page
        for block in blocks(page, "", "text"):
            assert not re.match(r"(make|python|docker|kubectl|curl|export) ", block.text), block


def test_a_block_that_nothing_runs_says_why() -> None:
    marks = [block.mark for block in SHELL + SQL if block.text.startswith("# Not run")]
    assert marks
    assert all(marks)


def test_commands_of_ours_that_the_pages_name_have_their_options() -> None:
    """Also those in the middle of a sentence, on every page."""
    ours = get_commands()
    named = 0
    for page in [
        "README.md",
        *(f"docs/{path.name}" for path in (CHECKOUT_DIRECTORY / "docs").glob("*.md")),
    ]:
        for name, options in _NAMED.findall(read(page)):
            if name in ours:
                command = load_command_class(ours[name], name)
                known = command.create_parser("manage.py", name)._option_string_actions
                assert set(options.split()) <= set(known), f"{page}: {name}{options}"
                named += 1
    assert named


# --- Following the pages ----------------------------------------------------


# Answers that are errors end a block, 503 when it stays one: workers of a busy machine answer late.
# That grep finds nothing is an answer. What head leaves unread would end the command before it.
_BEFORE = """
curl() { command curl --fail-with-body --retry 9 --retry-delay 1 "$@"; }
grep() { command grep "$@" || [ $? = 1 ]; }
head() { command head "$@"; cat > /dev/null; }
"""


@dataclass(frozen=True)
class Reader:
    """Somebody who follows the pages on the machine of `installation`."""

    installation: Installation
    folder: Path
    variables: dict[str, str]

    def follow(self, block: Block, **variables: str) -> subprocess.CompletedProcess[str]:
        """Each page has a /srv of its own: two make a backup of today."""
        place = self.folder / Path(block.page).stem
        for name in ("keys", "backups"):
            (place / name).mkdir(parents=True, exist_ok=True)
        return self.shell(block.text.replace("/srv", str(place)), **variables)

    def shell(self, text: str, **variables: str) -> subprocess.CompletedProcess[str]:
        url = f"http://127.0.0.1:{self.installation.port}"
        for there, here in {
            "http://127.0.0.1:8000": url,
            ".countersign/": f"{self.installation.home}/",
            ".venv/bin/python": sys.executable,
        }.items():
            text = text.replace(there, here)
        return self._run(["bash", "-euo", "pipefail", "-c", _BEFORE + text], **variables)

    def sql(self, text: str) -> subprocess.CompletedProcess[str]:
        """By the administrator of the server."""
        psql = ["psql", "--no-psqlrc", "--set=ON_ERROR_STOP=1", "--file=-", self.url("postgres")]
        return self._run(psql, text)

    def url(self, role: str) -> str:
        """Of the installation's database."""
        given = json.loads((self.installation.home / "run" / "addresses.json").read_text())
        url: str = given["DATABASE_URL"]
        return urlsplit(url)._replace(netloc=f"{role}@").geturl()

    def _run(
        self, command: list[str], given: str = "", **variables: str
    ) -> subprocess.CompletedProcess[str]:
        programs = Path(sys.executable).parent, postgres_program().path.parent
        places = [*map(str, programs), os.environ["PATH"]]
        ended = subprocess.run(
            command,
            cwd=CHECKOUT_DIRECTORY,
            env={**self.variables, "PATH": os.pathsep.join(places), **variables},
            input=given,
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
        assert ended.returncode == 0, f"{command[-1]}\n{ended.stdout}\n{ended.stderr}"
        return ended


TOKEN = "a-token-for-the-metrics"


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Reader]:
    folder = tmp_path_factory.mktemp("srv")
    with apart() as installation:
        installation.start(COUNTERSIGN_METRICS_TOKEN=TOKEN)
        # Pages are served before the workers answer, and any page may come first.
        assert wait_until(lambda: installation.serves("/readyz/workers"), READY_WITHIN)
        variables = {
            "COUNTERSIGN_HOME": str(installation.home),
            "COUNTERSIGN_BASE_URL": f"http://127.0.0.1:{installation.port}",
            "COUNTERSIGN_METRICS_TOKEN": TOKEN,
            "PORT": str(installation.port),
            "HOME": str(folder),
        }
        yield Reader(installation, folder, variables)


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize("page", sorted({block.page for block in HERE}))
def test_the_commands_of_the_page_work(reader: Reader, page: str) -> None:
    """In the order of the page: what a block makes, a later one may need."""
    for block in (each for each in HERE if each.page == page):
        only_here: dict[str, str] = {}
        if "manage.py migrate" in block.text:  # "as the owner of the tables"
            only_here["DATABASE_OWNER_URL"] = reader.url("countersign")
        if "manage.py reconcile_records" in block.text:
            only_here["COUNTERSIGN_RECORD_SINKS"] = str(reader.folder)
        reader.follow(block, **only_here)


@pytest.mark.slow
def test_the_questions_to_the_database_are_answered(reader: Reader) -> None:
    for block in SQL:
        if "SELECT" in block.text:
            reader.sql(block.text)


@pytest.mark.nightly
@pytest.mark.slow
def test_the_roles_of_a_database_of_ones_own_are_enough(reader: Reader) -> None:
    """Under other names: the installation has roles of these."""
    (making,) = (block.text for block in SQL if "CREATE ROLE" in block.text)
    reader.sql(making.replace("countersign", "theirs").replace("…", "secret"))
    url = urlsplit(reader.url("countersign"))
    owner = url._replace(netloc="theirs_owner:secret@", path="/theirs").geturl()
    given = {
        "DATABASE_OWNER_URL": owner,
        "DATABASE_URL": owner.replace("theirs_owner", "theirs_app"),
        "DATABASE_APPLICATION_ROLE": "theirs_app",
        "DATABASE_READER_ROLE": "theirs_reader",
    }
    reader.shell("python manage.py migrate && python manage.py check --database default", **given)
