"""The lexical judge: scores a summary against its source without a model.

`Source.from_turns` or `Source.from_text` once a transcript, then `judge(source, summary)` for
every summary of it, or `find_evidence(source, summary)` where no score is wanted.
"""

from offline.lexical.judge import CRITERIA, LexicalVerdict, SentenceEvidence, find_evidence, judge
from offline.lexical.source import Source

__all__ = ["CRITERIA", "LexicalVerdict", "SentenceEvidence", "Source", "find_evidence", "judge"]
