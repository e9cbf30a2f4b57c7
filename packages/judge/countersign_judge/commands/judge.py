"""The command judge: pairs in; scores and averages out, in a file or as text."""

from typing import Any

from countersign_judge.commands.arguments import move_file
from countersign_judge.commands.console import (
    CommandFailed,
    Console,
    DryRun,
    parse_scoring,
    run_plans,
)
from countersign_judge.metaeval.items import BadData, DatasetItem
from countersign_judge.metaeval.plans import BadMeasuredJudge, JudgingPlan, MaskTexts
from countersign_judge.metaeval.report import format_plain, format_table
from countersign_judge.money import format_cost
from countersign_judge.pair_files import read_pair, read_pairs, require_writable, write_scores
from countersign_judge.pairs import JudgedPairs, build_plan


def run_judge(
    console: Console,
    options: dict[str, Any],
    *,
    plan: JudgingPlan | None = None,
    masking: MaskTexts | None = None,
) -> None:
    """`options` are those of `arguments.add_judge_arguments`; an application may give the `plan`
    instead, and how to hide personal data. Raises CommandFailed."""
    if not (options["source"] or options["summary"]):
        options = move_file(options, "file", ["criterion"])
    out, cache = options["out"], options["cache"]
    try:
        if out:
            require_writable(out)
            cache = cache or out.with_name(f"{out.name}.outcomes.sqlite3")
        plan = plan or _plan_from_options(options, masking)
        items = _read_items(options)
        # With the plan whose steps are written.
        found = run_plans(console, options, cache, items, [plan])
    except DryRun:
        return
    except (BadData, BadMeasuredJudge) as error:
        raise CommandFailed(str(error)) from error
    scores = JudgedPairs(found[0][0].plan, items, [outcome for _, outcome in found])
    console.write(_format_scores(scores, alone=out is None))
    if out:
        write_scores(out, scores)
        console.write(f"The scores are in {out}")


def _format_scores(scores: JudgedPairs, *, alone: bool) -> str:
    """For the terminal: with every score and its reason if it is `alone`."""
    lines = [scores.steps_text] if scores.steps_text else []
    for name, steps in scores.steps.items():
        numbered = (f"{at}. {step}" for at, step in enumerate(steps, start=1))
        lines.append("\n".join([f"Steps for {name!r}:", *numbered]))
    for item, outcome in zip(scores.items, scores.outcomes, strict=True) if alone else ():
        lines.append(f"{item.document}{item.system and f', {item.system}'}")
        lines += [
            f"  {name}: {each.value:.2f} ({each.mode}). {each.reason}"
            for name, each in outcome.scores.items()
        ]
        lines += [f"  {each['relation']}: {each['text']}" for each in outcome.findings]
        if outcome.unscored:
            lines.append(f"  {outcome.unscored}: {outcome.reason}")
    if len(scores.items) > 1 or not alone:
        table = [["criterion", "mean", "s.d.", "n", "unscored"]]
        table += [
            [
                name,
                format_plain(each.mean),
                format_plain(each.deviation),
                str(each.scored),
                str(each.unscored),
            ]
            for name, each in scores.averages.items()
        ]
        lines.append(format_table(table, named=1))
    count = "1 pair" if len(scores.items) == 1 else f"{len(scores.items)} pairs"
    judge = scores.plan.measured
    lines.append(
        f"{judge.judge} by {judge.model}: {count}, {scores.tokens:,} tokens, "
        f"{format_cost(scores.cost)}"
    )
    return "\n".join(lines)


def _read_items(options: dict[str, Any]) -> list[DatasetItem]:
    """Raises BadData, and CommandFailed for neither a file nor a pair, or for both."""
    pair = [options[name] for name in ("source", "summary") if options[name]]
    if (len(pair), options["file"] is None) not in {(0, False), (2, True)}:
        problem = "name a file of pairs, or one pair by --source FILE --summary FILE"
        raise CommandFailed(problem)
    return read_pair(*pair) if pair else read_pairs(options["file"], options["columns"] or {})


def _plan_from_options(options: dict[str, Any], masking: MaskTexts | None) -> JudgingPlan:
    return build_plan(
        options["judge"] or "",
        model=options["model"] or "",
        criteria=options["criterion"],
        parameters=options["parameters"],
        variant=options["variant"] or "base",
        scoring=parse_scoring(options),
        masking=masking,
        evidence=options["evidence"],
    )
