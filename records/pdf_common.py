"""What the PDFs of most records say beside their content, by its headings.

It goes into the PDF that the others are compressed by. What the program says in other words by now
is stored with each record, and takes more room; nothing else depends on it.
"""

_AT = "01 Jan 1970, 00:00:00 UTC"
COMMON = {
    "Approval": [
        f"Approved by Reviewer (reviewer) on {_AT} under",
        "Signed by Reviewer, who was signed in.",
    ],
    "Hashes (SHA-256)": ["Text", "Transcript", "Snapshot"],
    "Evidence": [
        "[supported]",
        "Evidence check by openai: supported, probability 1.00",
        "Evidence check by openai: not mentioned, probability 0.9",
    ],
    "People involved": [f"approved attempt 1, claimed it; opened it on {_AT}"],
    "Timeline": [
        f"{_AT}  The system opened the case, queued",
        f"{_AT}  The writer wrote a text, being judged",
        f"{_AT}  The judge passed it, ready for review (every blocking criterion reaches its "
        "threshold)",
        f"{_AT}  reviewer opened it",
        f"{_AT}  reviewer took the case",
        f"{_AT}  reviewer approved it, approved (",
    ],
    "Attempts and scores": [
        f"Attempt 1, approved: openai: , prompt writer, {_AT}",
        "geval (first) by openai: , prompt geval: passed",
        "coherence 4.90 (logprobs): ",
    ],
    "Transcript": [f"received {_AT}, 40 turns"],
}
