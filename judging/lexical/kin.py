"""Words that a summary puts for one another: near synonyms, a wider word for a narrower one, what
an act leads to. Written by hand from general knowledge of English, not from any set of texts.

Words that exclude each other are no kin, however near ("lunch", "dinner"): they are in `rivals`."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import permutations

from judging.lexical.tokens import keys_of

# In a group all words are kin; after a colon each word is kin to the wider one alone.
_GROUPS = """
buy purchase acquire get|sell sale|fix repair mend restore|begin start launch open
marry wedding marriage|finish end complete conclude over done|help assist aid support hand
job work employ employment position post|movie cinema|car vehicle automobile
doctor physician gp medic surgeon|money cash fund funding|own possess belong
big large huge enormous massive vast|small little tiny|sick ill unwell illness disease
ill cold flu fever|happy glad delighted pleased thrilled excited
sad unhappy upset depressed disappointed|angry mad furious annoyed cross|tired exhausted sleepy
gift present|meet see|meet visit|visit see drop|arrive come reach land|leave depart go off
send mail email forward transfer|choose pick select prefer decide|like love enjoy fond fan
hate dislike detest|need require necessary must|speak chat converse talk|look search seek hunt
think opinion view believe|worry concern anxious nervous afraid fear scare frighten
quit resign step|hire employ recruit appoint|die death dead killed|kill murder dead
jail prison imprison sentence bars|court trial judge|win victory beat defeat|lose loss defeat
rise increase grow growth soar climb jump|fall drop decline decrease lower reduce cut shrink slump
ban forbid prohibit outlaw|allow permit permission let|attack assault|injury injure hurt wound
bruise injure|house home flat apartment place|shop store|lesson class course lecture|teacher tutor
boss manager chief supervisor|colleague coworker|trip travel journey tour|holiday leave
eat feed fed food|cook prepare make|bake make|cheap inexpensive affordable|expensive cost price
pay cost spend|broken break damage damaged work|phone call ring|clean wash tidy
find discover locate spot|lend borrow loan|ride lift drive|bring take fetch collect pick get
say statement tell|plan intend want going|agree accept approve deal sure ok
refuse reject decline deny|cancel call off scrap|postpone delay later move|delay late stuck
near close nearby beside next round|quick fast soon|birth born baby pregnant|parent mother
parent father|sibling brother|sibling sister|partner boyfriend|partner girlfriend|partner husband
partner wife|spouse husband|spouse wife|grandparent grandmother|grandparent grandfather|child son
child daughter|child girl|child boy|child pupil|explosion explode blast bomb|blaze fire burn
crash accident collision collide|rob robbery steal theft stolen thief take took
protest demonstrate demonstration rally march|elect vote poll ballot|election vote
president leader head|research study scientist survey researcher|council government official
company firm business|team side squad club|game match|goal score|arrest detain custody
rescue save free|warn alert|apologise sorry regret|advise advice recommend suggest tip
inform tell let know|invite ask|congratulate celebrate congratulations congrats
surprise shock amaze stun|funny laugh joke haha|beautiful pretty lovely nice|difficult hard tough
easy simple|wrong mistake error|rain storm|cold freeze freezing|old elderly|young youth
rich wealthy|poor poverty|hospital clinic|medicine drug pill tablet|exam test examination
grade mark result|pass succeed|appointment date|clothes dress|vegetarian veggie vegan meat
computer laptop pc|bicycle bike cycle|train rail railway|flight fly plane|boat ship ferry vessel
street road|town city|village town|surgery operation operate|restaurant place|reject like
evening tonight night|deadline by till|drink beer|drink wine|drink coffee|drink tea|snack crisps
dessert cake|pet cat|pet dog|animal dog|animal cat|animal cow|animal sheep|animal horse
animal wolf|relative family|family parents|family kids|family children|wage salary pay
staff worker employee crew|unpaid volunteer|award prize|fine penalty pay|convict guilty admit
guilty admit|postponed put|picture painting image photo photograph|emergency fire|kit box
ministry government|minister government|council authority|authorities police|police officer
lawyer solicitor attorney barrister|bin rubbish trash garbage|couch sofa|mobile phone cell
parcel package delivery deliver|deliver reach arrive|order buy|reserve book booking reservation
rent lease|landlord owner|neighbour next|friend mate buddy|argue argument quarrel fight row
divorce separate split|split break|dump leave|engage engaged propose ring|complain complaint
refund money|pleased like|promise swear|secret sealed hide|remind forget|recover better well
injury broke|fracture broke broken|vaccine vaccination vaccinate jab|illness sick
sleep asleep nap bed|hungry starve starving eat|thirsty drink|cook dinner|cook pasta|cook meal
meal dinner|meal lunch|meal breakfast|meal supper|eat dinner|eat lunch|eat breakfast|eat meal
weekend saturday|weekend sunday|soon minute|soon min|beach sea|coast sea beach|shore coast beach
ocean sea|damage destroy ruin wreck|destruction destroy|close closure shut|shut close closed
shutdown close|jobs redundancy|redundant job|lay sack fire dismiss|sacked dismissed
strike walkout stop|ground cancel|tilt lean|cordon close|gunman shoot shot|shooting shoot shot gun
stab knife|victim kill|victims killed|flood water|storm wind|quake earthquake tremor|drought dry
heat hot warm|chilly cold|temperature degree|trouble problem issue|difficulty problem
fault failure problem defect|failure fail|technical signal system|solve fix
rehearse practise practice train|practise train|prepare ready|exam thesis|study learn read
revise study|homework assignment task|essay paper|lecture prof professor|university uni college
student pupil|pupil school|school pupil|head principal|teach teacher|report document
letter document|visa document|contract agreement|agreement deal|sign agree|document file
file attach|web site website online|online skype|online internet|message text|text write
contact call|contact reach|reply answer respond|apply application|career job|income salary
profit earn gain|earn make|fortune money|valuable worth|value worth|budget money|bill invoice
debt owe|donate give|donation money|charity donation|raise collect|grant money|share split
halve half|double twice|triple three|majority half|most half|third percent|annual year|daily day
decade year|century year|fortnight week|noon midday|midnight night|early morning|dawn morning
dusk evening|nap sleep|gym workout|exercise train workout run|jog run|race marathon|tournament cup
championship cup|contest competition|competition race|champion winner|striker forward
keeper goalkeeper|coach manager|trainer coach|fan supporter|stadium ground|pitch field
injured hurt|concussion head|sideline miss|absent miss away|attend come go|join come
participate part|accompany come with|host party|celebration party|celebrate party birthday
anniversary wedding|ceremony service|funeral buried|bury funeral|honeymoon wedding|fiance engaged
newborn baby|pregnancy pregnant|adopt child|relocate move|emigrate move|abroad country
foreign abroad|tourist visitor|passenger traveller|commute travel|sail boat|driver drive|pilot fly
captain ship|crash hit|collide hit|overtake pass|petrol fuel gas|garage mechanic|mechanic repair
plumber pipe|leak water|heating heater|heater warm|electricity power|blackout power|lamp light
furniture desk|furniture sofa|furniture table|furniture chair|furniture shelf|shelf shelves
tool drill|tool hammer|garden plant|flower rose|tree plant|crop harvest|farm farmer|farmer farm
sheep ewe|livestock sheep|livestock cattle|cattle cow|puppy dog|kitten cat|vet animal
species animal|whale animal|bird animal|predator wolf|prey hunt|communicate call
communication call|noise loud|sound voice|song sing|singer sing|musician orchestra|concert music
gig concert|album music|play perform|actor film|actress film|director film|exhibition museum
artist painting|gallery museum|novel book|writer book|publish book|newspaper article
magazine article|journalist reporter|broadcast television|spokesman spokesperson|leader head chief
chief head|predecessor former|ex former|previous former last|successor follow|candidate election
campaign election|parliament lawmaker mp|mp politician|politician party|law legislation bill
legal law|illegal law|investigate investigation inquiry probe|inquiry probe|suspect accuse
accuse charge|charge court|trial court|testify court|appeal court|lawsuit sue|sue court
compensation pay|fraud steal|scam fraud|hacker hack|virus infection|epidemic disease
outbreak disease|patient hospital|nurse hospital|ambulance hospital|treat treatment
treatment therapy|cure heal|heal recover|pain hurt ache|toothache dentist|dentist tooth
teeth tooth|overweight weight|healthy health|unhealthy health
"""
_WIDER = """
relative: mother father brother sister aunt uncle cousin grandmother grandfather
disabled: wheelchair blind deaf
instrument: piano guitar violin drum
luggage: suitcase bag rucksack
clothing: sock jacket shirt coat trousers dress shoe hat
furniture: desk sofa table chair shelf bed wardrobe
transport: bus tram train underground
vehicle: bus lorry truck van coach bike
public: state city council
technology: computer phone laptop software
weapon: gun knife pistol rifle
fruit: apple banana orange pear
vegetable: carrot potato onion bean
sport: football tennis basketball hockey golf
"""


def _groups() -> Iterator[tuple[str, ...]]:
    for group in _GROUPS.replace("\n", "|").split("|"):
        yield tuple(group.split())
    for line in _WIDER.strip().splitlines():
        wider, _, narrower = line.partition(":")
        yield from ((wider, word) for word in narrower.split())


def _table() -> dict[str, frozenset[str]]:
    table: defaultdict[str, set[str]] = defaultdict(set)
    for group in _groups():
        keys = {key for word in group for key, _ in keys_of(word)}
        for one, other in permutations(keys, 2):
            table[one].add(other)
    return {word: frozenset(others) for word, others in table.items()}


KIN = _table()
