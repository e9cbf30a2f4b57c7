"""Whether a summary tells things in the order in which the source does."""

from collections.abc import Sequence

from judging.lexical.source import Source


def in_order(source: Source, keys: Sequence[str]) -> float:
    """The share of `keys`, in [0, 1], in their longest common subsequence with the source.

    Bit-parallel after Hyyrö, "Bit-parallel LCS-length computation revisited" (AWOCA 2004): a bit
    for each position of the source, so that a word costs a few operations on one long integer.
    """
    if not keys:
        return 0.0
    full = (1 << len(source.keys)) - 1
    row = full
    for key in keys:
        matches = row & source.mask(key)
        row = ((row + matches) | (row - matches)) & full
    return (full & ~row).bit_count() / len(keys)
