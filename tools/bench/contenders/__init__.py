"""Who judges the same cases in `tools/bench/judge_speed.py`, each in a process of its own.

The modules of the peers run in virtual environments without Django, so nothing here imports more
than it measures.
"""
