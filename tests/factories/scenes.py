"""Cases in every state, made through the services and without a model server."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import timedelta
from typing import Any
from unittest.mock import patch

from countersign_judge.evidence import find_quotes
from countersign_judge.judges import lexical
from countersign_judge.llm.providers.registry import CLIENTS
from django.conf import settings
from django.contrib.auth.hashers import make_password
from django.contrib.auth.models import User
from django.db.models import F
from django.db.models.functions import Now
from django.test import override_settings

from judging import services as judging
from judging import tryouts
from judging.attention import note_attention
from judging.findings import encode_quotes, finding_rows
from judging.guidelines.defaults import ensure_default_guideline
from judging.models import Evaluation, EvidenceSearch, Score
from records.models import Record
from reviews import decisions
from reviews.models import Claim
from summaries import services as writing
from summaries import suggestions
from summaries.formats.turns import Turn, hash_turns
from summaries.models import (
    Attempt,
    Criterion,
    FailureKind,
    Origin,
    RevisionBrief,
    Summary,
    Transcript,
    Transition,
)
from summaries.moves import Actor, move
from summaries.pipeline import store_scan
from summaries.status import Action, Role, Status
from summaries.texts import sha256
from tests.factories.cases import give
from tests.modelserver import ModelServer

PASSWORD = "correct horse battery staple"

TURNS = [
    ("Ana Ruiz", "Good morning. Let us begin with the budget for the second quarter."),
    ("Ben Okafor", "Finance approved 48,000 euros for the pilot, not the 60,000 we asked for."),
    ("Ana Ruiz", "Then we decide today: the pilot starts on 4 May with two hospitals."),
    ("Chidi Mensah", "Agreed. I will send the contract to both hospitals by Friday."),
    ("Ben Okafor", "What about the sensor drift that the laboratory reported last week?"),
    ("Dana Levy", "We saw a drift of 0.3 degrees over six hours. It is within tolerance."),
    ("Ana Ruiz", "Dana, please write it up for the risk file before the pilot starts."),
    ("Dana Levy", "I will have it ready by 28 April."),
    ("Chidi Mensah", "One open point: who trains the nurses in the second hospital?"),
    ("Ana Ruiz", "We leave that open until the contract is signed. Thank you all."),
]

GOOD = """\
The pilot starts on 4 May with two hospitals.

Actions:
- Chidi Mensah will send the contract to both hospitals by Friday.
- Dana Levy will write up the sensor drift for the risk file by 28 April.

Discussion:
Finance approved 48,000 euros for the pilot. The laboratory saw a drift of 0.3 degrees over six \
hours. Who trains the nurses in the second hospital was left open."""

WEAK = """\
The pilot starts soon with some hospitals.

Discussion:
Finance approved 60,000 euros for the pilot. Everybody was delighted with the sensor. The contract \
will be sent by Friday."""

RELATIONS = {
    "60,000": ("contradicted", (1,), "the transcript says 48,000, not 60,000", "48,000 euros"),
    "delighted": ("not mentioned", (), "no speaker mentions delight", ""),
    "soon": ("inferred", (2,), "the transcript names the day", ""),
}


def person(username: str, *roles: str, name: str = "", email: str = "") -> User:
    first, _, last = name.partition(" ")
    user = User.objects.create(
        username=username,
        first_name=first,
        last_name=last,
        email=email,
        password=make_password(PASSWORD),
    )
    return give(user, *roles)


def reviewer(username: str = "rosa", name: str = "Rosa Keller", *, email: str = "") -> User:
    return person(username, "reviewers", name=name, email=email)


def author(username: str = "adam", name: str = "Adam Novak") -> User:
    return person(username, "authors", name=name)


def system_admin(username: str = "sina", name: str = "Sina Aalto") -> User:
    return person(username, "system_admin", name=name)


def opened_case(
    title: str = "Pilot steering meeting",
    *,
    turns: list[tuple[str, str]] | None = None,
    source: str = "calls",
    author: User | None = None,
    text: str = "",
    **changes: Any,
) -> Summary:
    """A case that just came in: queued, or drafted with `text` when an `author` wrote it."""
    spoken = [
        Turn(who, 14.0 * at, 14.0 * at + 12, said) for at, (who, said) in enumerate(turns or TURNS)
    ]
    digest = hash_turns(spoken)
    transcript = Transcript.objects.create(
        source=source,
        external_id=f"{title}-{Transcript.objects.count()}",
        title=title,
        format="json",
        turns=[turn.as_dict() for turn in spoken],
        word_count=sum(len(turn.text.split()) for turn in spoken),
        sha256=digest,
        submission_sha256=digest,
        **changes,
    )
    store_scan(transcript)
    version = ensure_default_guideline().current
    assert version is not None
    summary = Summary.objects.create(
        transcript=transcript,
        guideline_version=version,
        author=author,
        status=Status.DRAFTED if author else Status.QUEUED,
    )
    if author:
        writing.add_attempt(summary, text=text, origin=Origin.AUTHOR, based_on=None, by=author)
    role = Role.AUTHOR if author else Role.OPERATOR
    Transition.objects.create(
        summary=summary, action="open", new=summary.status, role=role, actor=author
    )
    return summary


def written(summary: Summary, text: str, *, model: str = "offline") -> Summary:
    """The writer's next text, without asking a writer."""
    previous = summary.latest_attempt
    move(summary, Action.WRITE, by=Actor(Role.WRITER))
    writing.add_attempt(summary, text=text, origin=Origin.MODEL, based_on=previous, model=model)
    return summary


def judged(
    summary: Summary, action: Action, scores: dict[str, float] | None = None, *, model: str = ""
) -> Summary:
    """A verdict on the newest text with `scores` (4.6 where none is named), and the move."""
    attempt = newest(summary)
    criteria = summary.guideline_version.criteria.all()
    evaluation = Evaluation.objects.create(
        attempt=attempt,
        guideline_version=summary.guideline_version,
        judge="geval" if model else "lexical",
        model=model or "offline",
        prompt_version="" if model else lexical.VERSION,
        passed=action == Action.PASS,
        prompt_tokens=2140 if model else 0,
        completion_tokens=310 if model else 0,
        cost="0.0123" if model else "0",
        seconds=1.2,
        found=finding_rows(_findings(attempt, model or "lexical")),
        said=[_said(criterion, summary.transcript) for criterion in criteria],
    )
    for criterion in criteria:
        Score.objects.create(
            evaluation=evaluation,
            criterion=criterion,
            value=(scores or {}).get(criterion.name, 4.6),
            mode="logprobs" if model else "measured",
        )
    short = [
        {
            "criterion": name,
            "score": value,
            "threshold": 4.0,
            "reason": "figures differ from the source",
        }
        for name, value in (scores or {}).items()
    ]
    move(
        summary, action, by=Actor(Role.JUDGE), reason="; ".join(f"{i['criterion']}" for i in short)
    )
    if action == Action.PASS:
        note_attention(summary)
    if short and action in {Action.REWRITE, Action.RETURN}:
        RevisionBrief.objects.create(attempt=attempt, shortfalls=short)
    return summary


def _said(criterion: Criterion, transcript: Transcript) -> dict[str, Any]:
    said = ["Finance approved 48,000 euros", "the board signed everything off"]
    quotes = _located(said, transcript.turns) if criterion.name == "consistency" else []
    return {
        "criterion": criterion.pk,
        "reason": "the transcript supports every sentence",
        "distribution": {},
        "quoted": encode_quotes(quotes),
    }


def _located(said: list[str], turns: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [asdict(quote) for quote in find_quotes(said, turns)]


def _findings(attempt: Attempt, found_by: str) -> list[dict[str, Any]]:
    found, at, text = [], 0, attempt.text
    turns = attempt.summary.transcript.turns
    for line in text.splitlines(keepends=True):
        body = line.strip().removeprefix("- ")
        for sentence in filter(None, body.split(". ")):
            start = text.index(sentence, at)
            at = start + len(sentence)
            if text[at : at + 1] == ".":
                at += 1
            if sentence.endswith(":") or sentence.startswith(("#", "| ---")):
                continue
            relation, cited, reason, quote = _relation(sentence)
            found.append(
                {
                    "start": start,
                    "end": at,
                    "relation": relation,
                    "turns": cited,
                    "reason": reason,
                    "found_by": found_by,
                    "quotes": _located([quote] if quote else [], turns),
                }
            )
    return found


def _relation(sentence: str) -> tuple[str, tuple[int, ...], str, str]:
    for word, relation in RELATIONS.items():
        if word in sentence:
            return relation
    words = set(sentence.lower().split())
    best = max(range(len(TURNS)), key=lambda at: len(words & set(TURNS[at][1].lower().split())))
    return "supported", (best,), "its words are in one turn", TURNS[best][1]


def in_review(title: str = "Pilot steering meeting", **changes: Any) -> Summary:
    return judged(written(opened_case(title, **changes), GOOD), Action.PASS)


def unflagged(title: str = "Pilot steering meeting", **changes: Any) -> Summary:
    """Judged and passed by a model, and nothing in it wants thought."""
    case = written(opened_case(title, **changes), GOOD, model="openai:gpt-5")
    return judged(case, Action.PASS, model="openai:gpt-5")


def revised_once(title: str = "Design review, thermometer patch") -> Summary:
    case = judged(
        written(opened_case(title), WEAK, model="openai:gpt-5"),
        Action.REWRITE,
        {"consistency": 2.4, "relevance": 3.96},
        model="openai:gpt-5",
    )
    return judged(written(case, GOOD, model="openai:gpt-5"), Action.PASS, model="openai:gpt-5")


def exhausted(title: str = "Support escalation 4711") -> Summary:
    """Three attempts, the second of them the best: lowest score 3.4."""
    case = judged(written(opened_case(title), WEAK), Action.REWRITE, {"consistency": 2.2})
    case = judged(
        written(case, WEAK.replace("60,000", "48,000")), Action.REWRITE, {"consistency": 3.4}
    )
    return judged(written(case, WEAK + " So it ended."), Action.EXHAUST, {"consistency": 2.8})


def returned(by: User, title: str = "Sales call with Nordwind") -> Summary:
    case = opened_case(title, author=by, text=WEAK)
    return judged(case, Action.RETURN, {"consistency": 2.2, "professional language": 3.5})


def helped(title: str = "Customer call, second round") -> Summary:
    """Come back to Adam, who has had a text judged and a suggestion made."""
    adam = User.objects.get(username="adam")
    case = returned(adam, title)
    with a_scripted_model():
        tryouts.run_try_out(tryouts.request_typed(case, text=GOOD, by=adam).pk)
        suggestions.run(suggestions.request_suggestion(case, by=adam).pk)
    return case


@contextmanager
def a_scripted_model() -> Iterator[None]:
    """For what needs a language model in scenes that have none."""
    model = "openai:scripted"
    options = {**settings.LLM, "WRITER_MODEL": model, "JUDGE_MODEL": model}
    with ModelServer() as server:
        address = {"OPENAI_BASE_URL": server.openai_url}
        with patch.dict(os.environ, address), override_settings(LLM=options):
            yield
    CLIENTS.close()


def failed(title: str = "Board meeting, March") -> Summary:
    case = opened_case(title)
    move(
        case,
        Action.FAIL,
        by=Actor(Role.WRITER),
        reason="turn 14 alone is longer than the model's window of 8192 tokens",
    )
    return case


def filtered(title: str = "Ward round, neurology") -> Summary:
    case = written(opened_case(title), GOOD, model="openai:gpt-5")
    move(
        case,
        Action.FAIL,
        by=Actor(Role.JUDGE),
        reason="the provider's content filter stopped the answer",
        kind=FailureKind.FILTERED,
    )
    return case


def waiting(title: str = "Noisy stand-up") -> Summary:
    case = opened_case(title)
    Summary.objects.filter(pk=case.pk).update(
        waiting_for="openai: 503 Service Unavailable", not_before=Now() + timedelta(minutes=40)
    )
    return case


def approved(by: User, title: str = "Supplier audit", comment: str = "", **changes: Any) -> Record:
    case = in_review(title, **changes)
    attempt = newest(case)
    return decisions.approve(
        case,
        by=by,
        number=attempt.number,
        text_sha256=attempt.sha256,
        seen=attempt.number,
        comment=comment,
    )


def newest(summary: Summary) -> Attempt:
    return summary.attempts.order_by("-number")[0]


def evidence_comes(summary: Summary) -> None:
    """What a worker finds for an edit that no judge has read."""
    judging.run_search(EvidenceSearch.objects.get(attempt=newest(summary)).pk)


def pipeline_finishes(summary: Summary) -> None:
    """What the worker would do until a person is needed, here and now.

    Fails where a step moves nothing: it waits for a model that nothing serves.
    """
    summary.refresh_from_db()
    while settings.PIPELINE_TASKS.get(before := summary.status):
        step = judging.judge_summary if before == Status.DRAFTED else writing.write_next_attempt
        step(summary.pk)
        summary.refresh_from_db()
        assert summary.status != before, f"{before}: {summary.waiting_for}"


def signed(summary: Summary, number: int | None = None) -> dict[str, Any]:
    """The hidden fields of a decision on an attempt, the newest unless `number` names another."""
    latest = newest(summary)
    attempt = summary.attempts.get(number=number) if number else latest
    return {
        "number": attempt.number,
        "text_sha256": sha256(attempt.text),
        "seen": latest.number,
    }


def under_four_eyes(summary: Summary) -> Summary:
    """The case as if its guideline asked for four eyes."""
    return under(summary, four_eyes=True)


def with_edits_judged(summary: Summary) -> Summary:
    """The case as if its guideline had edits judged before they are approved."""
    return under(summary, judge_edits=True)


def under(summary: Summary, **columns: Any) -> Summary:
    """The case under another version of its guideline, which has these columns."""
    version = summary.guideline_version.guideline.versions.create(
        number=90 + Summary.objects.count(), instructions="Decisions first.", **columns
    )
    for criterion in summary.guideline_version.criteria.all():
        criterion.pk, criterion.guideline_version = None, version
        criterion.save()
    Summary.objects.filter(pk=summary.pk).update(guideline_version=version)
    summary.refresh_from_db()
    return summary


def claim_runs_out(summary: Summary) -> None:
    """Whoever has the case has had it for longer than a claim lasts."""
    long = timedelta(hours=1)
    Claim.objects.filter(summary=summary).update(since=F("since") - long, until=F("until") - long)
