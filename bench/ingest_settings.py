"""The installation and, beside it, the bare endpoint that ingestion is measured against."""

from config.settings import *  # noqa: F403
from config.settings import env

ROOT_URLCONF = "bench.ingest_urls"
API_REQUESTS_PER_MINUTE = env.number("COUNTERSIGN_API_REQUESTS_PER_MINUTE", 0)
