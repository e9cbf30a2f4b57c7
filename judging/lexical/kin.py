"""Words that a summary puts for one another, by stem: near synonyms, and derivations whose stems
Porter2 leaves apart. Written from general knowledge of English, not from any set of texts."""

from collections import defaultdict

_GROUPS = """
buy purchas acquir|sell sale sold|fix repair mend|begin start launch|finish end complet conclud
help assist aid support|job work employ|movi film cinema|car vehicl|doctor physician gp medic
money cash fund|big larg huge|sick ill unwel diseas|happi glad delight pleas|sad unhappi upset
angri mad furious annoy|tire exhaust|gift present|meet visit see|arriv come reach|leav depart
send mail email forward|choos choic pick select prefer|like love enjoy fond|hate dislik detest
need requir necessari must|speak chat convers|look search seek|think thought opinion view
worri concern afraid fear scare|quit resign leav|hire employ recruit|die death dead pass
kill murder dead shoot|jail prison imprison sentenc|court trial judg|polic offic
win victori beat defeat|lose loss defeat lost|rise increas grow growth higher
fall drop declin decreas lower reduc cut|ban forbid prohibit|allow permit permiss let
attack assault|injur injuri hurt wound|hous home flat apart|shop store supermarket
lesson class cours lectur|teacher professor tutor|boss manag chief|colleagu cowork
trip travel journey holiday|meal lunch dinner eat food|cook bake make prepar|cheap inexpens
expens cost price pay paid|broken break broke damag|phone telephon call ring|clean wash tidi
find found discov locat|lend loan borrow|ride lift drive|bring take fetch collect
say said statement|plan intend go|agre accept approv deal|refus reject declin|cancel postpon
delay late postpon|near close nearbi|quick fast soon|wed marri marriag|birth born babi pregnant
parent mother|parent father|sibl brother|sibl sister|boyfriend partner|husband partner
girlfriend partner|wife partner|explos explod blast bomb|blaze fire burn|crash accid collis
rob robberi steal theft stolen thief|protest demonstr ralli|elect vote poll ballot
presid leader head|research studi scientist survey|student pupil|author council govern offici
compani firm busi|team side squad club|game match|goal score|injunct order rule
arrest detain custodi|search hunt look|rescu save|warn alert|apolog apologis sorri regret
advic advis recommend suggest|inform tell|invit ask|congratul celebr|surpris shock amaz
funni laugh joke|pretti beauti nice love|difficult hard|easi simpl|wrong mistak error
weather rain storm snow|cold freez|fast quick speed|old elder|young youth|rich wealthi
poor poverti|hospit clinic|medicin drug pill tablet|exam test examin|grade mark result
pass succeed|fail unsuccess|appoint date meet|cloth dress shirt outfit|vegetarian veggi vegan
comput laptop pc|televis tv|bicycl bike cycl|train railway rail|plane flight fli|boat ship ferri
street road|town citi villag
""".replace("\n", "|")


def _table() -> dict[str, frozenset[str]]:
    table: defaultdict[str, set[str]] = defaultdict(set)
    for group in _GROUPS.split("|"):
        words = group.split()
        for word in words:
            table[word].update(words)
    return {word: frozenset(others - {word}) for word, others in table.items()}


KIN = _table()
