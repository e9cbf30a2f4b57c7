"""Real transcripts and judgements beside the checkout, which the repository may not hold.

Tests of them are marked `real_data` and skipped where they are not.
"""

from pathlib import Path

DATA = Path(__file__).resolve().parents[2] / "shared" / "data"
MEETINGS = DATA / "meetings"
