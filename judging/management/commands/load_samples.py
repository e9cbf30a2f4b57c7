"""`manage.py load_samples`: the fictional meetings that a fresh installation starts with."""

import json
from datetime import datetime
from typing import Any

from countersign_judge.llm.types import OFFLINE
from django.conf import settings
from django.contrib.auth.models import User
from django.core.management.base import BaseCommand, CommandError

from judging.guidelines.defaults import ensure_example_guideline
from judging.recorded_answers import SAMPLES, read_texts
from summaries.intake import InvalidSubmission, Submission, ingest_submission
from summaries.models import Guideline, Transcript

# The owner of the token in the credentials file, which may then read the samples too.
OWNER = "ingest"


class Command(BaseCommand):
    help = (
        "Loads the sample meetings. Without a model, recorded example answers write and judge "
        "them. Meetings that are already there stay."
    )

    def handle(self, *_: Any, **__: Any) -> None:
        manifest = SAMPLES / "manifest.json"
        if not manifest.is_file():
            raise CommandError(f"{manifest} is missing. Check out the project's files again.")
        if Guideline.objects.filter(name=Guideline.EXAMPLES, archived_at__isnull=False).exists():
            self.stdout.write("Samples: none added, because the examples were removed.")
            return
        entries = json.loads(manifest.read_text(encoding="utf-8"))
        loaded = Transcript.objects.filter(source=Transcript.SAMPLES)
        present = set(loaded.values_list("external_id", flat=True))
        added = [entry for entry in entries if entry["external_id"] not in present]
        is_recorded = {settings.LLM["WRITER_MODEL"], settings.LLM["JUDGE_MODEL"]} == {OFFLINE}
        if added and is_recorded:
            ensure_example_guideline()
        for entry in added:
            self._load(entry, is_recorded=is_recorded)
        self.stdout.write(
            f"Samples: {len(added)} added, {len(entries) - len(added)} already there."
        )
        for entry in added:
            self.stdout.write(f"  {entry['title']}")

    def _load(self, entry: dict[str, Any], *, is_recorded: bool) -> None:
        """Raises CommandError for a file that cannot be taken."""
        author = User.objects.filter(username=entry.get("own_of")).first() if is_recorded else None
        own = read_texts(entry["external_id"])[0] if author else None
        occurred_at = entry["occurred_at"]
        try:
            submission = Submission(
                source=Transcript.SAMPLES,
                external_id=entry["external_id"],
                title=entry["title"],
                content=(SAMPLES / entry["file"]).read_bytes(),
                format=entry["format"],
                guideline=Guideline.EXAMPLES if is_recorded else entry["guideline"],
                occurred_at=datetime.fromisoformat(occurred_at) if occurred_at else None,
                own_summary=own,
            )
            ingest_submission(submission, by=author or User.objects.filter(username=OWNER).first())
        except (InvalidSubmission, OSError) as error:
            raise CommandError(f"The sample {entry['file']} cannot be taken: {error}") from error
