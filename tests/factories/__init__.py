"""Rows that tests begin with: `cases` through the intake, `scenes` in every state of a summary."""
