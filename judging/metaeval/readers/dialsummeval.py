"""DialSummEval (Gao and Wan 2022, NAACL): chats, one line a summary, three annotators each.

The turns of a dialogue are parted by "|"; here line breaks part them as well.
"""

from judging.metaeval.items import Item, turns_of
from judging.metaeval.readers.forms import Form, Scale, means
from judging.metaeval.readers.rows import Row

_SYSTEMS = ("model_id", "model", "system_id")


def _item(row: Row, scale: Scale) -> Item:
    field = next((name for name in _SYSTEMS if name in row.fields), None)
    return Item(
        document=row.name("id") if "id" in row.fields else row.text("dialogue"),
        system=row.name(field) if field else "",
        turns=turns_of("\n".join(part.strip() for part in row.text("dialogue").split("|"))),
        summary=row.text("summary", empty=True),
        human=means(row, "annotations", row.objects("annotations"), scale),
    )


FORM = Form("dialsummeval", frozenset({"dialogue", "summary", "annotations"}), _item)
