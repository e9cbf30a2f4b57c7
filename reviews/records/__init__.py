"""Records: what they hold, how they are chained, corrected, found, kept and handed out."""

from reviews.records.chain import append, current_record, newest_first
from reviews.records.snapshot import untouched_by_models
from reviews.records.verify import Fault, verify

__all__ = ["Fault", "append", "current_record", "newest_first", "untouched_by_models", "verify"]
