"""Words that exclude each other where they answer the same question: a summary that has one where
its source has the other changed a fact. Written by hand from general knowledge of English."""

from collections import defaultdict
from itertools import combinations

from judging.lexical.tokens import keys_of

_GROUPS = """
monday tuesday wednesday thursday friday saturday sunday
january february march april may june july august september october november december
spring summer autumn winter|yesterday today tomorrow|morning afternoon evening
morning afternoon tonight|breakfast lunch dinner|breakfast lunch supper
red blue green yellow black white brown purple orange pink grey gold|mother father|brother sister
son daughter|aunt uncle|grandmother grandfather|grandson granddaughter|niece nephew
husband wife brother sister|boyfriend girlfriend|mother sister brother daughter son
father brother sister son daughter|man woman|boy girl|north south east west
northern southern eastern western|left right|pass fail|win lose|rise fall|rise drop
increase decrease|increase cut|raise cut|increase fall|raise lower|grow shrink|accept reject
accept refuse|approve reject|approve refuse|allow refuse|allow ban|accept decline|open closed
early late|before after|cheap expensive|love hate|like hate|remember forget|hire fire
arm leg knee hand foot shoulder hip wrist ankle finger nose
sock shoe shirt jacket trousers hat dress glove|coffee tea beer wine juice|soup pizza pasta salad
car bus train plane bicycle boat tram|dog cat rabbit horse
maths history physics chemistry biology geography
football tennis basketball hockey golf cricket rugby
hospital school bank church museum airport station library hotel cinema theatre
piano guitar violin drum|kitchen bathroom bedroom|upstairs downstairs|indoors outdoors
pound euro dollar|percent pound|second minute hour day week month year|north south|hot cold
inside outside|single married|alive dead|male female|public private|major minor|first last
majority minority|more less|higher lower|plumber electrician dentist doctor mechanic
teacher pupil|teacher student|kilometre metre mile|sheep cow horse pig goat|wolf bear fox
doctor nurse|primary secondary
"""


def _table() -> dict[str, frozenset[str]]:
    table: defaultdict[str, set[str]] = defaultdict(set)
    for group in _GROUPS.replace("\n", "|").split("|"):
        keys = {key for word in group.split() for key, _ in keys_of(word)}
        for one, other in combinations(keys, 2):
            table[one].add(other)
            table[other].add(one)
    return {word: frozenset(others) for word, others in table.items()}


RIVALS = _table()
