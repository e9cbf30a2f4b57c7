"""A transcript format as another package would have it: one module, one object.

#call
Ana > The pump failed.
"""

from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.turns import FormatError, TranscriptDraft, make_turn

FIRST_LINE = "#call"


def is_call(text: str) -> bool:
    return text.split("\n", 1)[0].strip() == FIRST_LINE


def read(text: str) -> TranscriptDraft:
    draft = TranscriptDraft()
    for number, line in enumerate(text.splitlines()[1:], start=2):
        speaker, mark, said = line.partition(" > ")
        if not mark:
            raise FormatError("There is no ' > '.", number, 1, "Write it as Ana > Good morning.")
        draft.turns.append(make_turn(speaker, None, None, said))
    draft.warn_of_unnamed()
    return draft


FORMAT = TranscriptFormat(
    "call", "Call notes", text=FormatReader(is_call, read), extensions=(".call",)
)
