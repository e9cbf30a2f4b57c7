"""A judge of summaries without an application: G-Eval, QAG and rules, by any model server."""
