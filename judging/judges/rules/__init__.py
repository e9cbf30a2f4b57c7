"""Rules that need no model: the same text always gets the same score, with the exact spans."""

import time
from collections.abc import Sequence
from typing import Any

from judging.evidence import SentenceFinding
from judging.judges.base import Case, CriterionScore, Judgement
from judging.judges.rules import facts, wording
from judging.judges.rules.breach import Checked
from judging.judges.rules.options import RuleOptions
from judging.judges.rules.reading import grade, reading_level
from judging.models import Mode
from llm.names import OFFLINE
from summaries.models import Criterion

VERSION = "rules-1"
PERFECT, WORST = 5.0, 1.0
# One broken rule must fall below the threshold of 4 however many others are kept.
COST = 2.0


def judge(case: Case, criteria: Sequence[Criterion]) -> Judgement:
    """Raises BadParameter."""
    started = time.monotonic()
    checked = [(criterion, check(case, RuleOptions.of(criterion))) for criterion in criteria]
    return Judgement(
        scores=tuple(_score(criterion, rules) for criterion, rules in checked),
        findings=tuple(
            finding for _, rules in checked for rule in rules for finding in _findings(case, rule)
        ),
        model=OFFLINE,
        prompt_version=VERSION,
        seconds=time.monotonic() - started,
        details={criterion.name: _details(case, rules) for criterion, rules in checked},
    )


def check(case: Case, options: RuleOptions) -> list[Checked]:
    """Every rule that `options` ask for, kept or not."""
    text, source = case.text, facts.source_text(case.title, case.turns)
    checked = []
    if options.min_words is not None or options.max_words is not None:
        checked.append(wording.length(text, options.min_words, options.max_words))
    if options.max_grade is not None:
        checked.append(reading_level(text, options.max_grade))
    if options.forbid_first_person:
        checked.append(wording.first_person(text))
    if options.figures:
        checked.append(facts.figures(text, source))
    if options.names:
        checked.append(facts.names(text, source))
    return checked + _listed(text, options)


def _listed(text: str, options: RuleOptions) -> list[Checked]:
    rules = (
        (wording.required_sections, options.required_sections),
        (wording.required_phrases, options.required_phrases),
        (wording.banned_phrases, options.banned_phrases),
    )
    return [rule(text, wanted) for rule, wanted in rules if wanted]


def _score(criterion: Criterion, rules: Sequence[Checked]) -> CriterionScore:
    broken = [rule for rule in rules if not rule.kept]
    kept = f"All {len(rules)} rules are kept." if rules else "No rule is switched on."
    return CriterionScore(
        criterion=criterion,
        value=max(WORST, PERFECT - COST * len(broken)),
        mode=Mode.CHECKED,
        reason=" ".join(rule.message for rule in broken) or kept,
        spread=0.0,
    )


def _findings(case: Case, rule: Checked) -> list[SentenceFinding]:
    return [
        SentenceFinding(
            start=start,
            end=end,
            text=case.text[start:end],
            relation=rule.relation,
            turns=(),
            reason=f"{rule.rule}: {rule.message}",
        )
        for start, end in rule.spans
    ]


def _details(case: Case, rules: Sequence[Checked]) -> dict[str, Any]:
    return {
        "words": wording.words(case.text),
        "grade": grade(case.text),
        "rules": [
            {
                "rule": rule.rule,
                "kept": rule.kept,
                "message": rule.message,
                "spans": [list(span) for span in rule.spans],
            }
            for rule in rules
        ],
    }
