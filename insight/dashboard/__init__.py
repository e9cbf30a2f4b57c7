"""The figures that a team lead watches; docs/dashboard.md says how each is reckoned."""
