"""The PDF of a record: its content, and the A4 layout with text shaping for every script.

It is made from the snapshot alone, before the record has a number and a hash, because the record's
hash covers the PDF's bytes. The same snapshot gives the same bytes with the same versions of fpdf2
and fontTools. The bytes are stored, so later versions change nothing. The text is limited: the
rest is left out with a note, because record.json has all of it. A letter that the font lacks shows
as a box, and the first page names it.
"""

import hashlib
import unicodedata
from base64 import b64decode
from datetime import datetime
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from django.utils import translation
from fontTools.ttLib import TTFont
from fpdf import FPDF
from fpdf.enums import XPos, YPos
from fpdf.fonts import TTFFont

from judging.hidden_characters import hidden_written_out
from records import timeline
from records.documents.content import Cell, LaidOut, lay_out_text
from records.timeline import Snapshot, build_timeline, participants
from summaries.minutes import split_bold
from summaries.texts import format_full_score, sha256

FONT = "dejavu"
_FILES = {"": "DejaVuSans.ttf", "B": "DejaVuSans-Bold.ttf"}
_GREY, _BLACK = (90, 90, 90), (0, 0, 0)
TEXT, SMALL, HEADING, TITLE = 10.5, 8.5, 12.5, 17
_SHAPED = frozenset({"R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI", "FSI", "NSM"})
BOX = "\N{WHITE SQUARE}"
_ABRIDGED = "The rest is left out here; record.json of the evidence pack has all of it."
# Joiners and direction marks, invisible in any font.
_UNSEEN = frozenset({"Cc", "Cf"})


def _font_path(style: str) -> Path:
    """DejaVu comes with matplotlib, which this does not import."""
    spec = find_spec("matplotlib")
    if spec is None or spec.origin is None:
        raise RuntimeError("matplotlib, which brings the fonts, is not installed.")
    return Path(spec.origin).parent / "mpl-data" / "fonts" / "ttf" / _FILES[style]


@cache
def _font_letters(style: str) -> frozenset[int]:
    with TTFont(_font_path(style), lazy=True) as font:
        return frozenset(font.getBestCmap())


class RecordDocument(FPDF):
    """Every page names the hash of its snapshot; `at` is when that was approved.

    `left` is how many more characters are shown, None for all; a note replaces the rest.
    `missing` are the letters that the font lacks.
    """

    def __init__(self, title: str, digest: str, at: datetime) -> None:
        super().__init__(format="A4")
        self.heading, self.digest = title, digest
        self.left: int | None = None
        self.missing: set[str] = set()
        self.set_margins(20, 18, 20)
        self.set_auto_page_break(auto=True, margin=22)
        # The date of the approval, so that the same snapshot gives the same bytes.
        self.set_creation_date(at)
        self.set_title(title)
        self.set_lang("en")
        for style in _FILES:
            self.add_font(FONT, style, _font_path(style))

    def header(self) -> None:
        self.set_font(FONT, "", 8)
        self.set_text_color(*_GREY)
        self.cell(0, 5, "Countersign · Approved record", new_x=XPos.LMARGIN, new_y=YPos.NEXT)
        self.ln(4)

    def footer(self) -> None:
        self.set_y(-16)
        self.set_font(FONT, "", 6.5)
        self.set_text_color(*_GREY)
        hashed = f"Snapshot SHA-256 {self.digest}"
        self.cell(0, 4, hashed, new_x=XPos.LMARGIN, new_y=YPos.NEXT)
        self.cell(0, 4, f"Page {self.page_no()} of {{nb}}", align="R")

    def heading_line(self, text: str) -> None:
        if self.will_page_break(24):
            self.add_page()
        self.ln(3)
        self.write_lines(text, size=HEADING, style="B")

    def small(self, text: str, *, style: str = "", grey: bool = False) -> None:
        self.write_lines(text, size=SMALL, style=style, grey=grey)

    def write_lines(
        self, text: str, *, size: float = TEXT, style: str = "", grey: bool = False
    ) -> None:
        """Write each line of `text` from the side where it begins."""
        if self.left is not None:
            if self.left == 0:
                return
            if len(text) > self.left:
                text, self.left = f"{text[: self.left]} …\n{_ABRIDGED}", 0
            else:
                self.left -= len(text)
        self.set_font(FONT, style, size)
        self.set_text_color(*(_GREY if grey else _BLACK))
        for line in self.known_letters(text, style).splitlines() or [""]:
            # Shaping takes three times as long, and most lines do not need it.
            self.set_text_shaping(use_shaping_engine=_needs_shaping(line))
            strong = (unicodedata.bidirectional(letter) for letter in line)
            first = next((kind for kind in strong if kind in {"L", "R", "AL"}), "L")
            align = "L" if first == "L" else "R"
            self.multi_cell(
                0, size * 0.52, line or " ", align=align, new_x=XPos.LMARGIN, new_y=YPos.NEXT
            )
        self.set_text_shaping(use_shaping_engine=False)

    def write_block(self, block: LaidOut) -> None:
        if block.kind == "table":
            self._write_table(block)
            return
        for cell in block.cells:
            if block.kind == "heading":
                self.heading_line(f"{cell.text}{_note_number(cell)}")
            else:
                self._write_cell(cell, point=block.kind == "points")
        self.ln(1.5)

    def _write_cell(self, cell: Cell, *, point: bool) -> None:
        """Its words with their bold ones, where no script needs its letters shaped."""
        bullet = "• " if point else ""
        if _needs_shaping(cell.text) or not any(run.bold for run in cell.runs):
            self.write_lines(f"{bullet}{cell.text}{_note_number(cell)}")
            return
        self.set_text_color(*_BLACK)
        for words, style in [
            (bullet, ""),
            *((run.text, "B" if run.bold else "") for run in cell.runs),
            (_note_number(cell), ""),
        ]:
            self.set_font(FONT, style, TEXT)
            self.write(TEXT * 0.52, self.known_letters(words, style))
        self.ln(TEXT * 0.52)

    def _write_table(self, block: LaidOut) -> None:
        """A row of fewer cells than the widest is filled up, as its readers expect a column."""
        width = max(map(len, block.rows))
        self.set_font(FONT, "", TEXT - 1)
        self.set_text_color(*_BLACK)
        self.ln(1.5)
        with self.table(
            first_row_as_headings=False, line_height=TEXT * 0.5, text_align="L"
        ) as table:
            for number, row in enumerate(block.rows):
                written, style = table.row(), "" if number else "B"
                for at in range(width):
                    words = f"{row[at].text}{_note_number(row[at])}" if at < len(row) else ""
                    self.set_font(FONT, style, TEXT - 1)
                    written.cell(self.known_letters(words, style) or " ")
        self.ln(1.5)

    def known_letters(self, text: str, style: str) -> str:
        """The text with a box for each letter that the font lacks, and nothing for the marks that a
        script needs."""
        text = hidden_written_out(text)
        known, shown = _font_letters(style), {}
        for letter in set(text) - {"\n"}:
            if ord(letter) not in known:
                unseen = unicodedata.category(letter) in _UNSEEN
                shown[ord(letter)] = " " if letter == "\t" else "" if unseen else BOX
                self.missing |= set() if unseen else {letter}
        return text.translate(shown)

    def finish(self) -> bytes:
        """The file. Closes its fonts, which otherwise stay open until garbage collection."""
        content = bytes(self.output())
        for font in self.fonts.values():
            if isinstance(font, TTFFont):
                font.close()
        return content


def _note_number(cell: Cell) -> str:
    """The number of its source, in brackets: fonts have few raised digits."""
    return f" [{cell.note}]" if cell.note is not None else ""


def _needs_shaping(line: str) -> bool:
    """Letters that join, run from right to left, or combine with others."""
    return not line.isascii() and any(
        unicodedata.bidirectional(letter) in _SHAPED or unicodedata.combining(letter)
        for letter in line
    )


# --- Content ----------------------------------------------------------------

_MOST_NAMED = 12
# Characters in addition to the approved text and its approval. The reviewer waits while the PDF is
# made, and a thousand characters take about 20 ms.
_MOST_BESIDE = 100_000


@translation.override("en")
def render_pdf(snapshot: str) -> bytes:
    """The PDF of a record with this snapshot, the canonical JSON that is hashed.

    Always in English, because its bytes are hashed, too.
    """
    digest, held = sha256(snapshot), timeline.read_snapshot(snapshot)
    sheet = _draw_document(digest, held, "")
    if sheet.missing:
        named = ", ".join(f"U+{ord(letter):04X}" for letter in sorted(sheet.missing)[:_MOST_NAMED])
        if len(sheet.missing) > _MOST_NAMED:
            named += f" and {len(sheet.missing) - _MOST_NAMED} more"
        note = (
            f"This file cannot show {named}: each stands as {BOX}. "
            "text.txt and record.json of the evidence pack have every character."
        )
        sheet.finish()
        sheet = _draw_document(digest, held, note)
    return sheet.finish()


def _draw_document(digest: str, snapshot: Snapshot, note: str) -> RecordDocument:
    at = datetime.fromisoformat(snapshot["approval"]["at"])
    sheet = RecordDocument(snapshot["transcript"]["title"], digest, at)
    sheet.add_page()
    _write_approval(sheet, snapshot, note)
    sheet.left = _MOST_BESIDE
    _write_evidence(sheet, snapshot)
    _write_people(sheet, snapshot)
    _write_timeline(sheet, snapshot)
    _write_attempts(sheet, snapshot)
    _write_guideline(sheet, snapshot["guideline"])
    transcript = snapshot["transcript"]
    sheet.heading_line("Transcript")
    sheet.small(f"{transcript['source']}, {transcript['external_id']}")
    of = f"of {_format_moment(transcript['occurred_at'])}, " if transcript["occurred_at"] else ""
    turns = len(transcript["turns"])
    sheet.small(f"{of}received {_format_moment(transcript['received_at'])}, {turns} turns")
    if corrections := transcript.get("corrections"):
        sheet.small(f"Quoted as corrected; the timeline has the {len(corrections)} corrections.")
    return sheet


def _write_approval(sheet: RecordDocument, snapshot: Snapshot, note: str) -> None:
    """The approved text, who approved it, and the hashes of what they approved."""
    approval, guideline = snapshot["approval"], snapshot["guideline"]
    sheet.write_lines(sheet.heading, size=TITLE, style="B")
    who = approval["reviewer_name"] or approval["reviewer"]
    under = f"{guideline['title']} v{guideline['version']}"
    sheet.small(f"Approved by {who} on {_format_moment(approval['at'])} under {under}", grey=True)
    if snapshot["engine_notice"]:
        sheet.small(snapshot["engine_notice"], style="B")
    if old := snapshot["supersedes"]:
        sheet.small(f"Supersedes record {old['number']}: {old['reason']}")
    if note:
        sheet.small(note, style="B")
    sheet.ln(4)
    for block in lay_out_text(timeline.approved_attempt(snapshot)["text"]):
        sheet.write_block(block)
    sheet.heading_line("Approval")
    sheet.write_lines(f"“{approval['attestation']}”")
    sheet.small(f"{who} ({approval['reviewer']}), {_format_moment(approval['at'])}")
    passkey = snapshot["passkey"]
    sheet.small(
        timeline.describe_signature(approval["signature"], who, passkey["name"] if passkey else "")
    )
    if passkey:
        public_key = hashlib.sha256(b64decode(passkey["public_key"])).hexdigest()
        sheet.small(f"SHA-256 of the passkey's public key: {public_key}", grey=True)
    if approval["comment"]:
        sheet.small(approval["comment"])
    sheet.heading_line("Hashes (SHA-256)")
    recording = (snapshot["transcript"]["recording"] or {}).get("sha256")
    corrected = snapshot["transcript"].get("corrected_sha256")
    for name, value in [
        ("Text", approval["text_sha256"]),
        ("Transcript", snapshot["transcript"]["sha256"]),
        *([("Transcript as corrected", corrected)] if corrected else []),
        *([("Recording", recording)] if recording else []),
        ("Snapshot", sheet.digest),
    ]:
        sheet.small(name, style="B")
        sheet.small(value)


def _write_evidence(sheet: RecordDocument, snapshot: Snapshot) -> None:
    sheet.heading_line("Evidence")
    spans = timeline.judged_sentences(snapshot)
    if not spans:
        sheet.small("No judge read the approved text sentence by sentence.")
    if failure := timeline.evidence_check_failure(snapshot):
        sheet.small(f"The evidence check failed: {failure}", style="B")
    text = timeline.approved_attempt(snapshot)["text"]
    for span in spans:
        mark = f" [{span.mark.label}]" if span.mark else ""
        words = "".join(run.text for run in split_bold(text[span.start : span.end]))
        sheet.write_lines(f"{words}{mark}", size=SMALL + 0.5)
        for remark in span.remarks:
            sheet.small(remark.text, style="B")
            for quote in remark.missing:
                sheet.small(f"Quote not found in the transcript: “{quote}”", grey=True)
        for turn in timeline.turns_numbered(snapshot, span.turns):
            mark = ", transcript corrected" if turn.get("corrected") else ""
            line = f"[{turn['number']}{mark}] {turn['speaker']}: {turn['text']}"
            sheet.small(line, grey=True)
        sheet.ln(1.5)


def _write_people(sheet: RecordDocument, snapshot: Snapshot) -> None:
    sheet.heading_line("People involved")
    for someone in participants(snapshot):
        sheet.small(f"{someone.name} ({someone.username})", style="B")
        did = [", ".join(someone.actions)] if someone.actions else []
        if someone.first and someone.last:
            first, last = format_time(someone.first), format_time(someone.last)
            often = f"{someone.views} times, from {first} to {last}"
            did.append(f"opened it {often}" if someone.views > 1 else f"opened it on {first}")
        sheet.small("; ".join(did) or "Is named in the timeline.")


def _write_timeline(sheet: RecordDocument, snapshot: Snapshot) -> None:
    sheet.heading_line("Timeline")
    for event in build_timeline(snapshot):
        attempt = f": attempt {event.attempt}" if event.attempt else ""
        often = f", {event.times} times until {format_time(event.until)}" if event.until else ""
        status = f", {event.label.lower()}" if event.status else ""
        reason = f" ({event.reason})" if event.reason else ""
        what = f"{event.what}{attempt}{often}{status}{reason}"
        sheet.small(f"{format_time(event.at)}  {event.who} {what}", grey=event.by_the_way)


def _write_attempts(sheet: RecordDocument, snapshot: Snapshot) -> None:
    sheet.heading_line("Attempts and scores")
    for attempt in snapshot["attempts"]:
        approved = attempt["number"] == snapshot["approved_attempt"]
        by = attempt["model"] or f"{attempt['origin']} {attempt['written_by']}"
        if attempt["suggested_by"]:
            by += f", begun from a suggestion by {attempt['suggested_by']}"
        if attempt["prompt_version"]:
            by += f", prompt {attempt['prompt_version']}"
        marked = ", approved" if approved else ""
        line = f"Attempt {attempt['number']}{marked}: {by}, {_format_moment(attempt['at'])}"
        sheet.write_lines(line, size=SMALL + 0.5, style="B")
        sheet.small(f"SHA-256 {attempt['sha256']}", grey=True)
        if not approved:
            sheet.small(attempt["text"], grey=True)
            sheet.ln(1)
        for evaluation in attempt["evaluations"]:
            _write_verdict(sheet, evaluation)
        _people_on(sheet, attempt)
        sheet.ln(1.5)


def _write_verdict(sheet: RecordDocument, evaluation: dict[str, Any]) -> None:
    outcome = {True: ": passed", False: ": did not pass", None: ""}[evaluation["passed"]]
    prompt = f", prompt {evaluation['prompt_version']}" if evaluation["prompt_version"] else ""
    judge = f"{evaluation['judge']} ({evaluation['role']}) by {evaluation['model']}{prompt}"
    sheet.small(f"{judge}{outcome}")
    for score in evaluation["scores"]:
        read = score.get("read")
        parts = f" in {read['parts']} parts" if read and read["parts"] > 1 else ""
        rests_on = f", judged on {read['turns']} of {read['of']} turns{parts}" if read else ""
        # Records of before 1.1 have no answer.
        number = format_full_score(score["value"], score.get("answer"), score["distribution"])
        value = f"{number} ({score['mode']}{rests_on})"
        sheet.small(f"  {score['criterion']} {value}: {score['reason']}", grey=True)


def _people_on(sheet: RecordDocument, attempt: dict[str, Any]) -> None:
    """People's decisions on an attempt, and their ratings."""
    for review in attempt["reviews"]:
        if review["decision"] == "approve":
            continue
        did = "Sent back" if review["decision"] == "send_back" else "Rejected"
        who = review["reviewer_name"] or review["reviewer"]
        why = f", {timeline.category_label(review['category'])}" if review["category"] else ""
        about = f", about “{review['about']['text']}”" if review["about"] else ""
        when = _format_moment(review["at"])
        sheet.small(f"{did} by {who}, {when}{why}{about}: {review['comment']}")
    for rating in attempt["ratings"]:
        blind = ", before the judge’s score showed" if rating["blind"] else ""
        sheet.small(f"{rating['criterion']} {rating['value']} by {rating['reviewer']}{blind}")


def _write_guideline(sheet: RecordDocument, guideline: dict[str, Any]) -> None:
    sheet.heading_line(f"Guideline: {guideline['title']} v{guideline['version']}")
    four_eyes = ", four eyes" if guideline["four_eyes"] else ""
    edits = ", edits judged before approval" if guideline["judge_edits"] else ""
    redact = ", personal data hidden from external models" if guideline["redact"] else ""
    budget = f"at most {guideline['attempt_budget']} attempts{four_eyes}{edits}{redact}"
    sheet.small(f"Threshold {guideline['threshold']}, {budget}")
    for item in guideline["criteria"]:
        kind = "must pass" if item["blocking"] else "need not pass"
        sheet.ln(1)
        sheet.small(
            f"{item['name']} ({item['method']}, at least {item['threshold']}, {kind})", style="B"
        )
        sheet.small(item["definition"])
        for number, step in enumerate(item["steps"], start=1):
            sheet.small(f"{number}. {step}", grey=True)
    sheet.ln(1)
    sheet.small("Instructions to the writer", style="B")
    sheet.small(guideline["instructions"])


def _format_moment(text: str) -> str:
    return format_time(datetime.fromisoformat(text))


def format_time(at: datetime) -> str:
    return at.strftime("%d %b %Y, %H:%M:%S %Z")
