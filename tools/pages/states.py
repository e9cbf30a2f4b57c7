"""The diagram of states and the table of who has a summary, in docs/states.md."""

from summaries.status import OPENING, TERMINAL, TRANSITIONS, WAITING, WORKING, Status


def diagram_and_table() -> str:
    rows = ["| status | shown as | who has it |", "| --- | --- | --- |"]
    rows += [f"| `{status}` | {status.label} | {_who(status)} |" for status in Status]
    return "\n".join(["```mermaid", *_diagram(), "```", "", *rows, ""])


def _diagram() -> list[str]:
    """`TRANSITIONS` as the lines of a Mermaid state diagram."""
    lines = ["stateDiagram-v2", *(f"    [*] --> {status}" for status in OPENING)]
    lines += [
        f"    {rule.old} --> {rule.new}: {rule.action} ({', '.join(sorted(rule.roles))})"
        for rule in TRANSITIONS
    ]
    return [*lines, *(f"    {status} --> [*]" for status in Status if status in TERMINAL)]


def _who(status: Status) -> str:
    if status in WORKING:
        return "the pipeline"
    if status in WAITING:
        return "a reviewer"
    if status in TERMINAL:
        return "closed"
    if status == Status.WAITING_FOR_NAMES:
        return "a reviewer or its sender"
    return "its author" if status == Status.RETURNED else "the person who retries it"
