"""Guidelines in the making and judges that were tried, made through the services."""

from dataclasses import replace

from countersign_judge.criteria import Criterion
from django.contrib.auth.models import User

from judging import tryouts
from judging.guidelines import drafts, pins
from judging.guidelines.content import get_content
from judging.guidelines.defaults import ensure_default_guideline
from judging.models import TryOut
from judging.tryouts import DecidedText, TryOutPlan
from measuring import stored
from measuring.models import Drawing, MetaRun
from records.outcomes import review_outcomes
from summaries.models import Attempt, GuidelineVersion, JobStatus, Summary
from tests.measuring.metaeval import data as metaeval


def measured(by: User) -> MetaRun:
    """Two judges measured on nine summaries."""
    return metaeval.kept("Judges on nine summaries", metaeval.rows(), by)


def undrawn(by: User, *, failure: str = "") -> Drawing:
    """An uploaded measurement that waits for a worker, or one that was not drawn."""
    made = stored.request_drawing(title="Judges in spring", rows=metaeval.rows(), by=by)
    if failure:
        Drawing.objects.filter(pk=made.pk).update(status=JobStatus.FAILED, failure=failure)
    return made


def backtested(version: GuidelineVersion, by: User) -> TryOut:
    """A version tried on what people have decided so far."""
    texts = [
        DecidedText(outcome.attempt, str(outcome.result), good=outcome.good, passed=outcome.passed)
        for outcome in review_outcomes(Attempt.objects.all())
    ]
    backtest = tryouts.request_try_out(TryOutPlan(version), texts, by=by)
    tryouts.run_try_out(backtest.pk)
    return backtest


def tried(version: GuidelineVersion, meeting: Summary, *, by: User) -> None:
    """A pinned meeting with a try-out of `version` and of the version in force."""
    pinned = [pins.pin(version.guideline, meeting, by=by)]
    for each in pins.request_try_outs(version, pinned, by=by):
        tryouts.run_try_out(each.pk)


def drafted_guideline(by: User) -> GuidelineVersion:
    """A draft of the second version of "Board meetings", with a wording and an unlike criterion."""
    default = ensure_default_guideline().current
    assert default is not None
    said = get_content(default)
    first = drafts.create(name="board", title="Board meetings", content=said, by=by)
    drafts.publish(version=first, note="For the board, as agreed in March.", by=by)
    draft = drafts.draft_from(version=first, by=by)
    drafts.add_wording(version=draft, source="strict", by=by)
    rules = Criterion(
        "house style",
        "What all minutes must follow.",
        method="rules",
        parameters={"max_words": 350, "banned_phrases": ["synergy"]},
    )
    draft.refresh_from_db()
    changed = replace(get_content(draft), max_words=350, threshold=4.2)
    changed = replace(changed, criteria=(*changed.criteria, rules))
    drafts.save_draft(version=draft, content=changed, by=by)
    return GuidelineVersion.objects.get(pk=draft.pk)
