"""Word lists, written as text so that they can be read and edited as lists of words."""


def word_set(words: str) -> frozenset[str]:
    """The words of a text that white space separates."""
    return frozenset(words.split())


STOP_WORDS = word_set(
    """
    a about above after again all also although am an and any are aren't as at be because been
    before being below between both but by can can't cannot could couldn't d did didn't do does
    doesn't doing don't down during each either else etc even ever every few for from further get
    gets getting give given go goes going gonna got gotta had hadn't has hasn't have haven't having
    he he'd he'll he's her here here's hers herself him himself his how how's however i i'd i'll i'm
    i've if in into is isn't it it'd it'll it's its itself just kind let let's like ll m many may
    maybe me might mm more most much must my myself n't need needn't neither no nor not now o'clock
    of off oh ok okay on once one ones only onto or other our ours ourselves out over own per
    perhaps put quite rather re really right s said same say says shall she she'd she'll she's
    should shouldn't so some something sort still such sure t than that that'd that'll that's the
    their theirs them themselves then there there's these they they'd they'll they're they've thing
    things this those though through thus to too uh um under until unless up upon us ve very wanna
    want was wasn't we we'd we'll we're we've well were weren't what what's whatever when when's
    where where's whether which while who who's whom whose why will with within without won't would
    wouldn't yeah yep yes yet you you'd you'll you're you've your yours yourself yourselves
    """
)
