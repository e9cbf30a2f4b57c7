"""Prompts, and what keeps hostile text in a transcript from becoming one."""
