"""The offline engine: text analysis, the extractive writer and the lexical judge.

Plain Python without Django; docs/judging.md says how to use it alone. Offsets are character offsets
into the given text.
"""
