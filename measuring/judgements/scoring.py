"""What `manage.py judge` does: a file of pairs in, a file of scores and their averages out."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError

from measuring.judgements.files import read_pairs, require_writable, write_scores
from measuring.judgements.pairs import JudgedPairs, plan_of
from measuring.management.arguments import SCORING, given
from measuring.metaeval.items import BadData
from measuring.metaeval.plans import BadMeasuredJudge, JudgingPlan, plan_under, version_named
from measuring.metaeval.report import plain, text_table
from measuring.metaeval.running import REFUSED, DryRun, judged, scoring_of


def score(command: BaseCommand, options: dict[str, Any]) -> None:
    """Raises CommandError."""
    out = options["out"]
    try:
        require_writable(out)
        plan = _plan(options)
        items = read_pairs(options["file"], options["columns"] or {})
        requests = list(plan.requests(items))
        cache = options["cache"] or out.with_name(f"{out.name}.outcomes.sqlite3")
        found = judged(command, options, cache, items, requests)
    except DryRun:
        return
    except (BadData, BadMeasuredJudge) as error:
        raise CommandError(str(error), returncode=REFUSED) from error
    scores = JudgedPairs(plan.group, items, [outcome for _, outcome in found])
    write_scores(out, scores)
    lines = [["criterion", "mean", "s.d.", "n", "unscored"]]
    lines += [
        [name, plain(each.mean), plain(each.deviation), str(each.scored), str(each.unscored)]
        for name, each in scores.averages.items()
    ]
    command.stdout.write(text_table(lines, named=1))
    cost = "unknown" if scores.cost is None else f"${scores.cost:.4f}"
    command.stdout.write(f"{len(items)} pairs, {scores.tokens:,} tokens, cost {cost}")
    command.stdout.write(f"The scores are in {out}")


def _plan(options: dict[str, Any]) -> JudgingPlan:
    if options["guideline"]:
        said = ("judge", "criterion", "model", "variant", *SCORING)
        if also := given(options, said):
            raise BadMeasuredJudge(f"--guideline says how to judge; leave out {', '.join(also)}")
        return plan_under(version_named(options["guideline"]))
    return plan_of(
        options["judge"] or "",
        model=options["model"] or "",
        criteria=options["criterion"],
        variant=options["variant"] or "base",
        scoring=scoring_of(options),
        redact=options["redact"],
        evidence=options["evidence"],
    )
