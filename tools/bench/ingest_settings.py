"""The installation and, beside it, the bare endpoint that ingestion is measured against."""

import os

from config.settings import *  # noqa: F403

ROOT_URLCONF = "tools.bench.ingest_urls"
API_REQUESTS_PER_MINUTE = int(os.environ.get("COUNTERSIGN_API_REQUESTS_PER_MINUTE", "0"))
