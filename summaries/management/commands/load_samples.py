"""`manage.py load_samples`: the fictional meetings that a fresh installation starts with."""

import json
from datetime import datetime
from pathlib import Path
from typing import Any

from django.contrib.auth.models import User
from django.core.management.base import BaseCommand, CommandError

from summaries.intake import ExternalIdConflict, InvalidSubmission, Submission, ingest_submission
from summaries.models import Transcript

SAMPLES = Path(__file__).resolve().parent.parent.parent / "samples"
# The owner of the token in the credentials file, which may then read the samples too.
OWNER = "ingest"


class Command(BaseCommand):
    help = "Loads the sample meetings. Meetings that are already there stay."

    def handle(self, *_: Any, **__: Any) -> None:
        owner = User.objects.filter(username=OWNER).first()
        manifest = SAMPLES / "manifest.json"
        if not manifest.is_file():
            raise CommandError(f"{manifest} is missing. Check out the project's files again.")
        entries = json.loads(manifest.read_text())
        added = [entry["title"] for entry in entries if self._load(entry, owner)]
        present = len(entries) - len(added)
        self.stdout.write(f"Samples: {len(added)} added, {present} already there.")
        for title in added:
            self.stdout.write(f"  {title}")

    def _load(self, entry: dict[str, Any], owner: User | None) -> bool:
        """Whether it is new here. Raises CommandError for a file that cannot be taken."""
        occurred_at = entry["occurred_at"]
        try:
            submission = Submission(
                source=Transcript.SAMPLES,
                external_id=entry["external_id"],
                title=entry["title"],
                content=(SAMPLES / entry["file"]).read_bytes(),
                format=entry["format"],
                guideline=entry["guideline"],
                occurred_at=datetime.fromisoformat(occurred_at) if occurred_at else None,
            )
            return ingest_submission(submission, by=owner).created
        except ExternalIdConflict:
            # The sample has changed since; the installation keeps its own.
            self.stdout.write(f"  {entry['title']}: an older version stays.")
            return False
        except (InvalidSubmission, OSError) as error:
            raise CommandError(f"The sample {entry['file']} cannot be taken: {error}") from error
