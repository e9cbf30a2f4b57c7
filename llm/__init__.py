"""What the application adds to the client of models in `countersign_judge.llm`: the ledger and
budgets, the cache and the slots that all workers share, settings and their checks.
"""
