"""The form in which the authors of G-Eval keep SummEval (Liu et al. 2023, arXiv 2303.16634)."""

from judging.metaeval.items import Item, turns_of
from judging.metaeval.readers.forms import Form, Scale, means
from judging.metaeval.readers.rows import Row


def _item(row: Row, scale: Scale) -> Item:
    return Item(
        document=row.name("doc_id"),
        system=row.name("system_id"),
        turns=turns_of(row.text("source")),
        summary=row.text("system_output", empty=True),
        human=means(row, "scores", [row.mapping("scores")], scale),
    )


FORM = Form("geval", frozenset({"doc_id", "system_output", "scores"}), _item)
