"""Everybody who may look at a page, and one of each thing that a URL can name."""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from django.contrib.auth.models import User
from django.db import transaction
from django.test import Client

from accounts import grants, tokens
from accounts.models import ApiToken
from judging import tryouts
from judging.guidelines import drafts
from judging.models import StepsJob
from judging.tryouts import DecidedText, TryOutPlan
from measuring.models import Drawing, MetaRun
from records import retention
from reviews import corrections
from summaries.models import Summary
from summaries.status import Action
from tests.e2e.fixtures import client_of
from tests.factories import cases as factories
from tests.factories import scenes
from tests.measuring.metaeval import data as metaeval
from tests.records import circulating

# "other author" wrote another case; "elsewhere" leads and is a
# guideline admin, but only under another guideline.
WHO = (
    "anonymous",
    "inactive",
    "author",
    "other author",
    "reviewer",
    "elsewhere",
    "lead",
    "guideline admin",
    "auditor",
    "system admin",
)
_ROLES = {
    "inactive": "reviewer",
    "author": "author",
    "other author": "author",
    "reviewer": "reviewer",
    "lead": "lead",
    "guideline admin": "guideline_admin",
    "auditor": "auditor",
    "system admin": "system_admin",
}


@dataclass(frozen=True)
class Stage:
    """`names` fills the paths of the table; `people` are signed in, but for the first."""

    people: dict[str, Client]
    names: dict[str, Any]


def undone() -> transaction.Atomic:
    """A transaction around a request, as Django's own tests have one: durable blocks run in it."""
    around = transaction.atomic()
    around._from_testcase = True  # type: ignore[attr-defined]
    return around


def status_of(client: Client, method: str, url: str, data: Mapping[str, Any] | None = None) -> int:
    """The status of the answer; what the request changed is undone."""
    cookies = deepcopy(client.cookies)  # signing out takes them
    with undone():
        answer = getattr(client, method)(url, data)
        transaction.set_rollback(True)
    client.cookies = cookies
    return int(answer.status_code)


def set_stage() -> Stage:
    users = {who: scenes.person(who.replace(" ", "-"), role) for who, role in _ROLES.items()}
    users["elsewhere"] = factories.user(
        "elsewhere", "lead", "guideline_admin", guideline=factories.version().guideline
    )
    people = {"anonymous": Client(), **{who: client_of(user) for who, user in users.items()}}
    grants.set_active(user=users["inactive"], active=False, by=None)
    return Stage(people, _names(users))


def _names(users: dict[str, User]) -> dict[str, Any]:
    author, admin = users["author"], users["guideline admin"]
    waiting, broken = scenes.in_review("Waits"), scenes.failed("Broke")
    record = scenes.approved(users["lead"], "Approved")
    mended = scenes.approved(users["lead"], "Mended")
    corrections.correct(mended, by=users["lead"], text=f"{mended.text} So be it.", reason="Said.")
    corrected = scenes.judged(Summary.objects.get(pk=mended.summary_id), Action.PASS)
    Summary.objects.update(author=author)
    returned = scenes.returned(author, "Returned")
    scenes.returned(users["other author"], "Another's")
    version = waiting.guideline_version
    draft = drafts.draft_from(version=version, by=admin)
    attempt = scenes.newest(waiting)
    preview = tryouts.request_try_out(TryOutPlan(draft), attempt, by=admin)
    steps = StepsJob.objects.create(
        version=draft, criterion_name=draft.criteria.all()[0].name, asked_by=admin
    )
    texts = [DecidedText(attempt.pk, "kept", good=True, passed=True)]
    backtest = tryouts.request_try_out(TryOutPlan(draft), texts, by=admin)
    tokens.issue_token("Author's", author, ["read"])
    measured = [{**row, "judge": f"{version.guideline.name}:1"} for row in metaeval.rows()]
    objection = circulating.objection_to(record, by=users["lead"])
    return {
        "token": ApiToken.objects.get(owner=author).pk,
        "waiting": waiting.pk,
        "failed": broken.pk,
        "returned": returned.pk,
        "corrected": corrected.pk,
        "record": record.number,
        "objection": objection.pk,
        "hold": retention.place_hold(record.summary, by=users["lead"], reason="Matter 12").pk,
        "guideline": version.guideline.name,
        "version": version.number,
        "draft": draft.number,
        "preview": preview.pk,
        "steps": steps.pk,
        "backtest": backtest.pk,
        "person": author.pk,
        "measured": MetaRun.objects.create(
            title="Judges", results=measured, figures={"correlations": "cG5n"}
        ).pk,
        "undrawn": Drawing.objects.create(
            title="Broke", results=measured, status="failed", failure="No.", asked_by=admin
        ).pk,
    }
