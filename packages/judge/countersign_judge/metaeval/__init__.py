"""Judges measured against people: readers, statistics, reports."""
