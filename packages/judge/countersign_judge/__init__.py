"""A judge of summaries that stands alone: G-Eval, QAG and rules, by any model server."""
