"""A record as a PDF that prints well: shaped text, also from right to left, on A4.

A letter that the font does not have would leave a gap that nobody sees. It stands as a box, and
the first page says which letters those are and where to read them.
"""

import unicodedata
from datetime import datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from fpdf import FPDF
from fpdf.enums import XPos, YPos
from fpdf.fonts import TTFFont

from reviews.models import Record

_FAMILY = "DejaVu"
_GREY, _BLACK = (90, 90, 90), (0, 0, 0)
_TEXT, _SMALL, _HEADING, _TITLE = 10.5, 8.5, 12.5, 17
_RIGHT_TO_LEFT = frozenset({"R", "AL"})
_BOX = "\N{WHITE SQUARE}"
# Controls and marks of direction, which are not to be seen in any font.
_UNSEEN = frozenset({"Cc", "Cf"})
_MOST_NAMED = 12


def _fonts() -> Path:
    """DejaVu comes with matplotlib; looking it up does not import it."""
    spec = find_spec("matplotlib")
    if spec is None or spec.origin is None:
        raise RuntimeError("matplotlib, which brings the fonts, is not installed.")
    return Path(spec.origin).parent / "mpl-data" / "fonts" / "ttf"


class _Sheet(FPDF):
    """Every page says which record it is of, by number and hash."""

    def __init__(self, record: Record, title: str) -> None:
        super().__init__(format="A4")
        self.record, self.heading = record, title
        self.missing: set[str] = set()
        for style, file in [("", "DejaVuSans.ttf"), ("B", "DejaVuSans-Bold.ttf")]:
            self.add_font(_FAMILY, style, str(_fonts() / file))
        self.set_text_shaping(use_shaping_engine=True)
        self.set_margins(20, 18, 20)
        self.set_auto_page_break(auto=True, margin=22)
        # The date of the record, so that the same record gives the same bytes.
        self.set_creation_date(record.created_at)
        self.set_title(title)
        self.set_lang("en")

    def header(self) -> None:
        self.set_font(_FAMILY, "", 8)
        self.set_text_color(*_GREY)
        self.cell(0, 5, f"Countersign · Record {self.record.number}", new_x="LMARGIN", new_y="NEXT")
        self.ln(4)

    def footer(self) -> None:
        self.set_y(-16)
        self.set_font(_FAMILY, "", 6.5)
        self.set_text_color(*_GREY)
        self.cell(0, 4, f"SHA-256 {self.record.sha256}", new_x=XPos.LMARGIN, new_y=YPos.NEXT)
        self.cell(0, 4, f"Page {self.page_no()} of {{nb}}", align="R")

    def heading_line(self, text: str) -> None:
        if self.will_page_break(24):
            self.add_page()
        self.ln(3)
        self.write_lines(text, size=_HEADING, style="B")

    def write_lines(
        self, text: str, *, size: float = _TEXT, style: str = "", grey: bool = False
    ) -> None:
        """Each line of `text` from the side that its letters begin at."""
        self.set_font(_FAMILY, style, size)
        self.set_text_color(*(_GREY if grey else _BLACK))
        for line in self._with_boxes(text).splitlines() or [""]:
            align = "R" if _from_the_right(line) else "L"
            self.multi_cell(
                0, size * 0.52, line or " ", align=align, new_x=XPos.LMARGIN, new_y=YPos.NEXT
            )

    def _with_boxes(self, text: str) -> str:
        known = self.fonts[f"{_FAMILY.lower()}{self.font_style}"].cmap  # type: ignore[union-attr]
        lacking = {
            letter
            for letter in set(text)
            if ord(letter) not in known and unicodedata.category(letter) not in _UNSEEN
        }
        self.missing |= lacking
        return text.translate(dict.fromkeys(map(ord, lacking), _BOX))

    def finished(self) -> bytes:
        """The file. Closes those of the fonts, which else stay open as long as it pleases the
        collector."""
        content = bytes(self.output())
        for font in self.fonts.values():
            if isinstance(font, TTFFont):
                font.close()
        return content


def _from_the_right(line: str) -> bool:
    strong = (unicodedata.bidirectional(letter) for letter in line)
    return next((kind for kind in strong if kind in {"L", "R", "AL"}), "L") in _RIGHT_TO_LEFT


def pdf_of(record: Record, snapshot: dict[str, Any]) -> bytes:
    """`snapshot` is that of the record."""
    sheet = _written(record, snapshot, "")
    if sheet.missing:
        sheet.finished()
        sheet = _written(record, snapshot, _lacking(sheet.missing))
    return sheet.finished()


def _lacking(missing: set[str]) -> str:
    named = ", ".join(f"U+{ord(letter):04X}" for letter in sorted(missing)[:_MOST_NAMED])
    more = f" and {len(missing) - _MOST_NAMED} more" if len(missing) > _MOST_NAMED else ""
    return (
        f"This file cannot show {named}{more}: each stands as {_BOX}. "
        "text.txt and record.json of the evidence pack have every character."
    )


def _written(record: Record, snapshot: dict[str, Any], note: str) -> _Sheet:
    sheet = _Sheet(record, snapshot["transcript"]["title"])
    sheet.add_page()
    _approval(sheet, snapshot, note)
    _evidence(sheet, snapshot)
    _attempts(sheet, snapshot)
    _guideline(sheet, snapshot["guideline"])
    _history(sheet, snapshot["transitions"])
    _hashes(sheet)
    return sheet


def _approval(sheet: _Sheet, snapshot: dict[str, Any], note: str) -> None:
    approval, guideline = snapshot["approval"], snapshot["guideline"]
    sheet.write_lines(sheet.heading, size=_TITLE, style="B")
    who = approval["reviewer_name"] or approval["reviewer"]
    sheet.write_lines(
        f"Approved by {who} on {_moment(approval['at'])} under "
        f"{guideline['title']} v{guideline['version']}",
        size=_SMALL,
        grey=True,
    )
    if snapshot["engine_notice"]:
        sheet.write_lines(snapshot["engine_notice"], size=_SMALL, style="B")
    if old := snapshot.get("supersedes"):
        sheet.write_lines(f"Supersedes record {old['number']}: {old['reason']}", size=_SMALL)
    if note:
        sheet.write_lines(note, size=_SMALL, style="B")
    sheet.ln(4)
    sheet.write_lines(sheet.record.text)
    sheet.heading_line("Approval")
    sheet.write_lines(f"“{approval['attestation']}”")
    sheet.write_lines(f"{who} ({approval['reviewer']}), {_moment(approval['at'])}", size=_SMALL)
    if approval["comment"]:
        sheet.write_lines(approval["comment"], size=_SMALL)


def _evidence(sheet: _Sheet, snapshot: dict[str, Any]) -> None:
    attempt = next(
        item for item in snapshot["attempts"] if item["number"] == snapshot["approved_attempt"]
    )
    turns = snapshot["transcript"]["turns"]
    judged = next((item for item in attempt["evaluations"] if item["findings"]), None)
    sheet.heading_line("Evidence")
    if judged is None:
        sheet.write_lines("No judge read the approved text sentence by sentence.", size=_SMALL)
        return
    for finding in judged["findings"]:
        said = attempt["text"][finding["start"] : finding["end"]]
        sheet.write_lines(said, size=_SMALL + 0.5)
        why = f": {finding['reason']}" if finding["reason"] else ""
        sheet.write_lines(f"{finding['relation']}{why}", size=_SMALL, style="B")
        for at in finding["turns"]:
            if at < len(turns):
                turn = turns[at]
                line = f"[{at}] {turn['speaker']}: {turn['text']}"
                sheet.write_lines(line, size=_SMALL, grey=True)
        sheet.ln(1.5)


def _attempts(sheet: _Sheet, snapshot: dict[str, Any]) -> None:
    sheet.heading_line("Attempts and scores")
    for attempt in snapshot["attempts"]:
        by = attempt["model"] or f"{attempt['origin']} {attempt['written_by']}"
        if "suggested_by" in attempt:
            by += f", begun from a suggestion by {attempt['suggested_by']}"
        approved = ", approved" if attempt["number"] == snapshot["approved_attempt"] else ""
        line = f"Attempt {attempt['number']}{approved}: {by}, {_moment(attempt['at'])}"
        sheet.write_lines(line, size=_SMALL + 0.5, style="B")
        if not approved:
            sheet.write_lines(attempt["text"], size=_SMALL, grey=True)
            sheet.ln(1)
        for evaluation in attempt["evaluations"]:
            _verdict(sheet, evaluation)
        sheet.ln(1.5)


def _verdict(sheet: _Sheet, evaluation: dict[str, Any]) -> None:
    outcome = "passed" if evaluation["passed"] else "did not pass"
    prompt = f", prompt {evaluation['prompt_version']}" if evaluation["prompt_version"] else ""
    judge = f"{evaluation['judge']} ({evaluation['role']}) by {evaluation['model']}{prompt}"
    sheet.write_lines(f"{judge}: {outcome}", size=_SMALL)
    for score in evaluation["scores"]:
        line = f"  {score['criterion']} {score['value']:.2f}: {score['reason']}"
        sheet.write_lines(line, size=_SMALL, grey=True)


def _guideline(sheet: _Sheet, guideline: dict[str, Any]) -> None:
    sheet.heading_line(f"Guideline: {guideline['title']} v{guideline['version']}")
    four_eyes = ", four eyes" if guideline["four_eyes"] else ""
    budget = f"at most {guideline['attempt_budget']} attempts{four_eyes}"
    sheet.write_lines(f"Threshold {guideline['threshold']}, {budget}", size=_SMALL)
    for item in guideline["criteria"]:
        kind = "blocking" if item["blocking"] else "advisory"
        line = f"{item['name']} ({item['method']}, at least {item['bar']}, {kind})"
        sheet.ln(1)
        sheet.write_lines(line, size=_SMALL, style="B")
        sheet.write_lines(item["definition"], size=_SMALL)


def _history(sheet: _Sheet, transitions: list[dict[str, Any]]) -> None:
    sheet.heading_line("History")
    for row in transitions:
        reason = f" ({row['reason']})" if row["reason"] else ""
        who = row["actor"] or row["role"]
        line = f"{_moment(row['at'])}  {row['action']} by {who}: {row['new']}{reason}"
        sheet.write_lines(line, size=_SMALL)


def _hashes(sheet: _Sheet) -> None:
    sheet.heading_line("Hashes (SHA-256)")
    record = sheet.record
    for name, value in [
        ("Record", record.sha256),
        ("Text", record.text_sha256),
        ("Transcript", record.transcript_sha256),
        ("Snapshot", record.snapshot_sha256),
        ("Previous record", record.previous_sha256),
    ]:
        sheet.write_lines(name, size=_SMALL, style="B")
        sheet.write_lines(value, size=_SMALL)


def _moment(text: str) -> str:
    return datetime.fromisoformat(text).strftime("%d %b %Y, %H:%M:%S %Z")
