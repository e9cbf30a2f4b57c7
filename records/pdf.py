"""A record as a PDF that prints well: what the approval rests on, as its page shows it.

It is made of the snapshot alone, before the record has a number and a hash, because the record's
hash covers the bytes of the PDF. The same snapshot gives the same bytes under the same version of
fpdf2; they are stored, so that a later version changes nothing.
"""

from datetime import datetime
from typing import Any

from judging.remarks import Remark
from records import reading
from records.pdf_layout import BOX, SMALL, TITLE, Sheet
from records.reading import Snapshot
from records.timeline import Event, Person, people, timeline
from summaries.texts import sha256, spelled

_MOST_NAMED = 12
# Characters beside the approved text and its approval. The PDF is made while somebody waits for
# their approval, and a thousand of them take about 20 ms.
_MOST_BESIDE = 100_000


def pdf_of(snapshot: str) -> bytes:
    """The PDF of a record with this snapshot, which is the canonical JSON that is hashed."""
    digest, held = sha256(snapshot), reading.read(snapshot)
    sheet = _written(digest, held, "")
    if sheet.missing:
        sheet.finished()
        sheet = _written(digest, held, _lacking(sheet.missing))
    return sheet.finished()


def _lacking(missing: set[str]) -> str:
    named = ", ".join(f"U+{ord(letter):04X}" for letter in sorted(missing)[:_MOST_NAMED])
    more = f" and {len(missing) - _MOST_NAMED} more" if len(missing) > _MOST_NAMED else ""
    return (
        f"This file cannot show {named}{more}: each stands as {BOX}. "
        "text.txt and record.json of the evidence pack have every character."
    )


def _written(digest: str, snapshot: Snapshot, note: str) -> Sheet:
    at = reading.when(snapshot["approval"]["at"])
    sheet = Sheet(snapshot["transcript"]["title"], digest, at)
    sheet.add_page()
    _approval(sheet, snapshot, note)
    _hashes(sheet, snapshot)
    sheet.abridge_after(_MOST_BESIDE)
    _evidence(sheet, snapshot)
    _people(sheet, snapshot)
    _timeline(sheet, snapshot)
    _attempts(sheet, snapshot)
    _guideline(sheet, snapshot["guideline"])
    _transcript(sheet, snapshot["transcript"])
    return sheet


def _approval(sheet: Sheet, snapshot: Snapshot, note: str) -> None:
    approval, guideline = snapshot["approval"], snapshot["guideline"]
    sheet.write_lines(sheet.heading, size=TITLE, style="B")
    who = approval["reviewer_name"] or approval["reviewer"]
    under = f"{guideline['title']} v{guideline['version']}"
    sheet.small(f"Approved by {who} on {_moment(approval['at'])} under {under}", grey=True)
    if snapshot["engine_notice"]:
        sheet.small(snapshot["engine_notice"], style="B")
    if old := snapshot["supersedes"]:
        sheet.small(f"Supersedes record {old['number']}: {old['reason']}")
    if note:
        sheet.small(note, style="B")
    sheet.ln(4)
    sheet.write_lines(reading.approved(snapshot)["text"])
    sheet.heading_line("Approval")
    sheet.write_lines(f"“{approval['attestation']}”")
    sheet.small(f"{who} ({approval['reviewer']}), {_moment(approval['at'])}")
    if approval["comment"]:
        sheet.small(approval["comment"])


def _evidence(sheet: Sheet, snapshot: Snapshot) -> None:
    sheet.heading_line("Evidence")
    spans = reading.evidence(snapshot)
    if not spans:
        sheet.small("No judge read the approved text sentence by sentence.")
    text = reading.approved(snapshot)["text"]
    for span in spans:
        sheet.write_lines(text[span.start : span.end], size=SMALL + 0.5)
        for remark in span.remarks:
            sheet.small(_remark(remark), style="B")
        for turn in reading.said(snapshot, span.turns):
            sheet.small(f"[{turn['number']}] {turn['speaker']}: {turn['text']}", grey=True)
        sheet.ln(1.5)


def _remark(remark: Remark) -> str:
    passage = f" of “{remark.passage}”" if remark.passage else ""
    why = f": {remark.reason}" if remark.reason else ""
    found = " (turns found by similarity)" if remark.retrieved else ""
    return f"{remark.method}: {remark.said}{passage}{why}{found}"


def _people(sheet: Sheet, snapshot: Snapshot) -> None:
    sheet.heading_line("Who had to do with it")
    for someone in people(snapshot):
        sheet.small(f"{someone.name} ({someone.username})", style="B")
        deeds = ", ".join(someone.deeds)
        if seen := _seen(someone):
            deeds = f"{deeds}; {seen}" if deeds else seen
        sheet.small(deeds or "Is named in the timeline.")
    if snapshot["views"] is None:
        sheet.small("Who claimed the case and who looked at it was not kept in records yet.")


def _seen(someone: Person) -> str:
    if someone.first is None or someone.last is None:
        return ""
    if someone.seen == 1:
        return f"had it before them on {_written_out(someone.first)}"
    first, last = _written_out(someone.first), _written_out(someone.last)
    return f"had it before them {someone.seen} times, from {first} to {last}"


def _timeline(sheet: Sheet, snapshot: Snapshot) -> None:
    sheet.heading_line("Timeline")
    for event in timeline(snapshot):
        sheet.small(_told(event), grey=event.by_the_way)


def _told(event: Event) -> str:
    attempt = f": attempt {event.attempt}" if event.attempt else ""
    often = f", {event.times} times until {_written_out(event.until)}" if event.until else ""
    status = f", {event.label.lower()}" if event.status else ""
    reason = f" ({event.reason})" if event.reason else ""
    what = f"{event.what}{attempt}{often}{status}{reason}"
    return f"{_written_out(event.at)}  {event.who} {what}"


def _attempts(sheet: Sheet, snapshot: Snapshot) -> None:
    sheet.heading_line("Attempts and scores")
    for attempt in snapshot["attempts"]:
        approved = attempt["number"] == snapshot["approved_attempt"]
        sheet.write_lines(_attempt_line(attempt, approved), size=SMALL + 0.5, style="B")
        sheet.small(f"SHA-256 {attempt['sha256']}", grey=True)
        if not approved:
            sheet.small(attempt["text"], grey=True)
            sheet.ln(1)
        for evaluation in attempt["evaluations"]:
            _verdict(sheet, evaluation)
        _people_on(sheet, attempt)
        sheet.ln(1.5)


def _attempt_line(attempt: dict[str, Any], approved: bool) -> str:
    by = attempt["model"] or f"{attempt['origin']} {attempt['written_by']}"
    if attempt["suggested_by"]:
        by += f", begun from a suggestion by {attempt['suggested_by']}"
    marked = ", approved" if approved else ""
    prompt = f", prompt {attempt['prompt_version']}" if attempt["prompt_version"] else ""
    return f"Attempt {attempt['number']}{marked}: {by}{prompt}, {_moment(attempt['at'])}"


def _verdict(sheet: Sheet, evaluation: dict[str, Any]) -> None:
    outcome = "passed" if evaluation["passed"] else "did not pass"
    prompt = f", prompt {evaluation['prompt_version']}" if evaluation["prompt_version"] else ""
    judge = f"{evaluation['judge']} ({evaluation['role']}) by {evaluation['model']}{prompt}"
    sheet.small(f"{judge}: {outcome}")
    for score in evaluation["scores"]:
        spread = f" ± {score['spread']:.2f}" if score["spread"] is not None else ""
        value = f"{spelled(score['value'])}{spread} ({score['mode']})"
        sheet.small(f"  {score['criterion']} {value}: {score['reason']}", grey=True)


def _people_on(sheet: Sheet, attempt: dict[str, Any]) -> None:
    """What people decided on an attempt and how they rated it."""
    for review in attempt["reviews"]:
        if review["decision"] != "approve":
            sheet.small(_decision(review))
    for rating in attempt["ratings"]:
        blind = ", before the judge’s score showed" if rating["blind"] else ""
        sheet.small(f"{rating['criterion']} {rating['value']} by {rating['reviewer']}{blind}")


def _decision(review: dict[str, Any]) -> str:
    did = "Sent back" if review["decision"] == "send_back" else "Rejected"
    who = review["reviewer_name"] or review["reviewer"]
    why = f", {reading.category(review['category'])}" if review["category"] else ""
    about = f", about “{review['about']['text']}”" if review["about"] else ""
    return f"{did} by {who}, {_moment(review['at'])}{why}{about}: {review['comment']}"


def _guideline(sheet: Sheet, guideline: dict[str, Any]) -> None:
    sheet.heading_line(f"Guideline: {guideline['title']} v{guideline['version']}")
    four_eyes = ", four eyes" if guideline["four_eyes"] else ""
    redact = ", personal data hidden from external models" if guideline["redact"] else ""
    budget = f"at most {guideline['attempt_budget']} attempts{four_eyes}{redact}"
    sheet.small(f"Threshold {guideline['threshold']}, {budget}")
    for item in guideline["criteria"]:
        kind = "blocking" if item["blocking"] else "advisory"
        sheet.ln(1)
        sheet.small(f"{item['name']} ({item['method']}, at least {item['bar']}, {kind})", style="B")
        sheet.small(item["definition"])
        for number, step in enumerate(item["steps"], start=1):
            sheet.small(f"{number}. {step}", grey=True)
    sheet.ln(1)
    sheet.small("Instructions to the writer", style="B")
    sheet.small(guideline["instructions"])


def _transcript(sheet: Sheet, transcript: dict[str, Any]) -> None:
    sheet.heading_line("Transcript")
    sheet.small(f"{transcript['source']}, {transcript['external_id']}")
    of = f"of {_moment(transcript['occurred_at'])}, " if transcript["occurred_at"] else ""
    turns = len(transcript["turns"])
    sheet.small(f"{of}received {_moment(transcript['received_at'])}, {turns} turns")


def _hashes(sheet: Sheet, snapshot: Snapshot) -> None:
    sheet.heading_line("Hashes (SHA-256)")
    for name, value in [
        ("Text", snapshot["approval"]["text_sha256"]),
        ("Transcript", snapshot["transcript"]["sha256"]),
        ("Snapshot", sheet.digest),
    ]:
        sheet.small(name, style="B")
        sheet.small(value)


def _moment(text: str) -> str:
    return _written_out(reading.when(text))


def _written_out(at: datetime) -> str:
    return at.strftime("%d %b %Y, %H:%M:%S %Z")
