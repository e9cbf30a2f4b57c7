"""Prompt Flow's batch run of a flow with the shape of its published evaluation of summaries.

Four prompts, each sent once with n = 20 and five tokens of room from a Python node that makes its
own client, and an aggregation (`promptflow_flow`). That flow is an example and in no package; its
shape is kept, its words are not: the prompts hold our definitions in a frame of the same length
(about 1,000 characters). It runs in an environment of its own, without Django.
"""

import json
import math
import os
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from promptflow.client import PFClient

from tools.bench.contenders import turn
from tools.bench.contenders.turn import Case, Judge, Task

FLOW = Path(__file__).with_name("promptflow_flow")
DIMENSIONS = ("coherence", "consistency", "fluency", "relevance")
PROMPT = """\
You are given {given}. Rate the summary by one measure. Read all of this first.

Measure, from 1 to 5:

{name} - {definition}

What to do:

{steps}

{document}Summary:

{{{{summary}}}}

Your rating (the number alone):

- {name}:"""
DOCUMENT = "Document:\n\n{{document}}\n\n"


def prepare(task: Task) -> Judge:
    settings = Path.home() / ".promptflow" / "pf.yaml"
    settings.parent.mkdir(exist_ok=True)
    settings.write_text("telemetry: {enabled: false}\n", encoding="utf-8")
    folder = Path.cwd() / f"flow-{os.getpid()}"
    shutil.copytree(FLOW, folder)
    for criterion in task.criteria:
        path = folder / f"{criterion['name']}.jinja2"
        path.write_text(_prompt(criterion), encoding="utf-8")
    client = PFClient()

    def judge(cases: Sequence[Case]) -> int:
        data = folder / "data.jsonl"
        rows = [{"document": case.source, "summary": case.summary} for case in cases]
        data.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
        columns = {"document": "${data.document}", "summary": "${data.summary}"}
        run = client.run(flow=folder, data=data, column_mapping=columns)
        details = client.get_details(run, max_results=len(cases))
        values = [value for name in DIMENSIONS for value in details[f"outputs.{name}"]]
        return sum(not math.isnan(value) for value in values)

    return judge


def _prompt(criterion: dict[str, Any]) -> str:
    alone = criterion["name"] == "fluency"
    steps = criterion["steps"][:3]
    return PROMPT.format(
        given="a summary" if alone else "a document and a summary of it",
        name=criterion["name"].title(),
        definition=criterion["definition"],
        steps="\n".join(f"{number}. {step}" for number, step in enumerate(steps, start=1)),
        document="" if alone else DOCUMENT,
    )


if __name__ == "__main__":
    turn.take(prepare)
