"""`manage.py guideline list|export|import|publish`: guidelines as files in a repository."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from countersign_judge.criteria import InvalidGuideline, invalid_field
from django.contrib.auth.models import User
from django.core.management.base import BaseCommand, CommandError
from django.db import transaction

from judging.guidelines import documents, drafts
from judging.guidelines.content import get_content
from judging.guidelines.documents import Document
from judging.guidelines.drafts import newest_version, open_draft
from summaries.models import Guideline, GuidelineVersion


class Command(BaseCommand):
    help = "Lists, exports, imports and publishes guidelines. Exits 0 when done, 1 when refused."

    def add_arguments(self, parser: ArgumentParser) -> None:
        actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
        actions.add_parser("list", help="name, current version, draft and title of each")
        export = actions.add_parser("export", help="write a version as YAML")
        export.add_argument("name")
        export.add_argument("--version", type=int, dest="number", help="otherwise the current one")
        export.add_argument("--output", type=Path, help="a file; otherwise standard output")
        load = actions.add_parser("import", help="make a draft from a YAML file")
        load.add_argument("file", type=Path)
        load.add_argument("--replace-draft", action="store_true", help="overwrite an open draft")
        load.add_argument("--publish", metavar="NOTE", help="publish it at once, with this reason")
        publish = actions.add_parser("publish", help="publish the open draft")
        publish.add_argument("name")
        publish.add_argument("--note", required=True, help="the reason")
        for writing in (load, publish):
            writing.add_argument(
                "--by", metavar="USERNAME", help="the account that makes the change"
            )
            writing.add_argument(
                "--confirmed",
                action="store_true",
                help="publish even if the backtest blocks more than the version in force",
            )

    def handle(self, *_: Any, **options: Any) -> None:
        actions = {
            "list": self._list,
            "export": self._export,
            "import": self._import,
            "publish": self._publish,
        }
        try:
            actions[options["action"]](options)
        except InvalidGuideline as error:
            raise CommandError(str(error)) from error
        except drafts.Unconfirmed as error:
            raise CommandError(f"{error} To publish it anyway, add --confirmed.") from error

    def _list(self, _: dict[str, Any]) -> None:
        for guideline in Guideline.objects.order_by("name"):
            self.stdout.write("\t".join(_status_columns(guideline)))

    def _export(self, options: dict[str, Any]) -> None:
        guideline = _get_guideline(options["name"])
        version = _get_version(guideline, options["number"])
        text = documents.dump_document(
            Document(guideline.name, guideline.title, get_content(version))
        )
        if options["output"] is None:
            self.stdout.write(text, ending="")
            return
        try:
            options["output"].write_text(text, encoding="utf-8")
        except OSError as error:
            raise CommandError(f"cannot write {options['output']}: {error.strerror}") from error

    def _import(self, options: dict[str, Any]) -> None:
        document = documents.load_document(_read_file(options["file"]))
        if document.content.drill_share:
            said = "drill_share has no effect: this version has no drills. Remove it from the file."
            self.stderr.write(self.style.WARNING(said))
        by = _get_user(options["by"])
        with transaction.atomic():
            draft = _draft_from_document(document, by, replace=options["replace_draft"])
            if draft is None:
                self.stdout.write(f"{document.name} is up to date; nothing to do")
                return
            if options["publish"] is not None:
                draft = _publish_draft(draft, options["publish"], options)
        done = "published" if draft.published_at else "is now a draft"
        self.stdout.write(f"{document.name} version {draft.number} {done}")

    def _publish(self, options: dict[str, Any]) -> None:
        guideline = _get_guideline(options["name"])
        draft = open_draft(guideline)
        if draft is None:
            raise invalid_field("draft", options["name"], "import a file or create a draft first")
        done = _publish_draft(draft, options["note"], options)
        self.stdout.write(f"{guideline.name} version {done.number} published")


def _publish_draft(draft: GuidelineVersion, note: str, options: dict[str, Any]) -> GuidelineVersion:
    confirmed = (
        drafts.confirmation_token(drafts.publishing_doubts(draft)) if options["confirmed"] else ""
    )
    by = _get_user(options["by"])
    return drafts.publish(version=draft, note=note, by=by, confirmed=confirmed)


def _status_columns(guideline: Guideline) -> list[str]:
    current, draft = guideline.current, open_draft(guideline)
    marks = ["default"] if guideline.is_default else []
    marks += ["archived"] if guideline.archived_at else []
    return [
        guideline.name,
        f"v{current.number}" if current else "-",
        f"draft v{draft.number}" if draft else "-",
        ",".join(marks) or "-",
        guideline.title,
    ]


def _draft_from_document(
    document: Document, by: User | None, *, replace: bool
) -> GuidelineVersion | None:
    """The draft with the document's content; None if the current version has it."""
    guideline = Guideline.objects.filter(name=document.name).first()
    if guideline is None:
        name, title, content = document.name, document.title, document.content
        return drafts.create(name=name, title=title, content=content, by=by, note="from a file")
    drafts.rename(guideline=guideline, title=document.title, by=by)
    draft, current = open_draft(guideline), guideline.current
    if draft is None and current and get_content(current).sha256 == document.content.sha256:
        return None
    base = newest_version(guideline)
    if draft is None and base:
        draft = drafts.draft_from(version=base, by=by, note="from a file")
    elif draft and not replace:
        raise invalid_field(
            "draft", f"version {draft.number}", "publish it, or add --replace-draft"
        )
    if draft is None:
        raise invalid_field("guideline", document.name, "it has no version; choose another name")
    drafts.save_draft(version=draft, content=document.content, by=by)
    return draft


def _read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise CommandError(f"cannot read {path}: {error.strerror}; name a YAML file") from error
    except UnicodeDecodeError as error:
        raise CommandError(f"{path} is not UTF-8; save it as UTF-8") from error


def _get_guideline(name: str) -> Guideline:
    found = Guideline.objects.filter(name=name).first()
    if found is None:
        names = ", ".join(Guideline.objects.order_by("name").values_list("name", flat=True))
        raise invalid_field("name", name, f"use one of: {names}")
    return found


def _get_version(guideline: Guideline, number: int | None) -> GuidelineVersion:
    if number is not None:
        found = guideline.versions.filter(number=number).first()
    else:
        found = guideline.current
    if found is None:
        numbers = ", ".join(map(str, guideline.versions.values_list("number", flat=True)))
        raise invalid_field("version", number, f"choose one of: {numbers or 'none yet'}")
    return found


def _get_user(username: str | None) -> User | None:
    if username is None:
        return None
    found = User.objects.filter(username=username, is_active=True).first()
    if found is None:
        raise invalid_field("by", username, "name an active user of this installation")
    return found
