"""Transcripts from the browser: read for a look before anything is stored, then taken in."""
