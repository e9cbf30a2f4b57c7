"""Telling people: `finding` writes a row for each, `mailing` sends what is due."""
