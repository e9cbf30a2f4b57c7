from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from judging.guidelines import drafts
from judging.guidelines.content import get_content
from summaries.models import Guideline
from tests.judging.guidelines.conftest import content

pytestmark = pytest.mark.django_db


def run(*arguments: str) -> str:
    out = StringIO()
    call_command("guideline", *arguments, stdout=out)
    return out.getvalue()


@pytest.fixture
def published(draft, admin):
    return drafts.publish(version=draft, note="First.", by=admin)


def test_a_guideline_goes_out_and_comes_in_under_another_name(published, tmp_path):
    path = tmp_path / "board.yaml"
    run("export", "board", "--output", str(path))
    path.write_text(path.read_text().replace("name: board", "name: council"))
    said = run("import", str(path), "--publish", "From the repository.", "--by", "ada")
    assert said == "council version 1 published\n"
    current = Guideline.objects.get(name="council").current
    assert current is not None
    assert get_content(current) == get_content(published)
    assert current.published_by is not None


def test_importing_what_is_current_changes_nothing(published, tmp_path):
    path = tmp_path / "board.yaml"
    path.write_text(run("export", "board"))
    assert "nothing to do" in run("import", str(path))
    assert published.guideline.versions.count() == 1


def test_a_file_of_1_0_with_drills_is_read_and_the_import_says_that_they_are_gone(
    published, tmp_path, capsys
):
    assert "drill_share" not in run("export", "board")
    path = tmp_path / "board.yaml"
    path.write_text(f"{run('export', 'board')}drill_share: 5\n")
    assert "version 2 is now a draft" in run("import", str(path))
    assert "drill_share has no effect" in capsys.readouterr().err
    path.write_text(path.read_text().replace("drill_share: 5", "drill_share: 0"))
    assert "version 2 is now a draft" in run("import", str(path), "--replace-draft")
    assert "drill_share" not in capsys.readouterr().err
    path.write_text(path.read_text().replace("drill_share: 0", "drill_share: 21"))
    with pytest.raises(CommandError, match="drill_share is 21; give a whole number from 0 to 20"):
        run("import", str(path), "--replace-draft")


def test_an_open_draft_is_overwritten_only_when_asked(published, admin, tmp_path):
    draft = drafts.draft_from(version=published, by=admin)
    path = tmp_path / "board.yaml"
    path.write_text(run("export", "board").replace("Decisions first.", "Actions first."))
    with pytest.raises(CommandError, match="--replace-draft"):
        run("import", str(path))
    run("import", str(path), "--replace-draft")
    draft.refresh_from_db()
    assert draft.instructions == "Actions first."


def test_publishing_needs_a_draft(published, admin):
    with pytest.raises(CommandError, match="create a draft first"):
        run("publish", "board", "--note", "Why not.")
    draft = drafts.draft_from(version=published, by=admin)
    drafts.save_draft(version=draft, content=content("fluency"), by=admin)
    assert run("publish", "board", "--note", "Fluency.") == "board version 2 published\n"


def test_the_list_says_what_is_current_and_what_is_open(published, admin):
    drafts.draft_from(version=published, by=admin)
    line = next(line for line in run("list").splitlines() if line.startswith("board"))
    assert line == "board\tv1\tdraft v2\t-\tBoard meetings"


@pytest.mark.parametrize(
    "arguments",
    [
        ("export", "nothing"),
        ("export", "board", "--version", "9"),
        ("import", "/no/such/file.yaml"),
        ("publish", "board", "--note", "x", "--by", "nobody"),
    ],
)
def test_what_cannot_be_done_is_an_error_with_its_remedy(draft, arguments):
    with pytest.raises(CommandError) as refusal:
        run(*arguments)
    assert refusal.value.returncode == 1
    assert str(refusal.value)
