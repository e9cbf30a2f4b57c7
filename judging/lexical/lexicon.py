"""Word lists of the lexical judge: closed classes, spellings, everyday words."""

from judging.lexical.word_files import word_lines
from llm.language.word_sets import word_set
from llm.language.words import stem

# One key for every way to deny, so that "didn't" answers "never" and "no".
NEGATION = "not"
NEGATORS = word_set(
    "not no nor never none nobody nothing nowhere neither cannot without n't hardly nope nah"
)
# Verbs and adjectives that deny what follows them; either side may use one for a "not".
DENIALS = word_set(
    """
    deni refus fail declin reject unabl unlik unwil stop quit avoid cancel lack ban impossibl
    forget miss prevent dismiss disagre except instead
    """
)

FIRST_PERSON = word_set("i me my mine myself")
FIRST_PERSON_PLURAL = word_set("we us our ours ourselves")
SECOND_PERSON = word_set("you your yours yourself")
THIRD_PERSON = word_set("he him his himself she her hers herself they them their theirs themselves")

# What a summary says about speech itself: the words need not occur in what was said.
REPORTING = word_set(
    """
    say tell ask answer repli respond talk discuss discussion mention explain agre suggest propos
    state add report describ express inform announc conclud convers chat meet speaker particip
    group team everyon member topic subject issu meeting want need plan decid think believ feel
    know let make go come take have do be abl tri like also other one thing various sever person
    peopl question remind offer advis recommend invit wonder hope summari present rais order
    regard accord invol includ concern start begin final dure first second later toward
    """
)

# Spellings of speech and chat, to the written form (several words stay one key).
SPELLINGS = {
    "u": "you", "ur": "your", "r": "are", "ya": "you", "pls": "please", "plz": "please",
    "thx": "thanks", "tmr": "tomorrow", "tmrw": "tomorrow", "tomorow": "tomorrow",
    "tonite": "tonight", "mum": "mother", "mom": "mother", "mommy": "mother", "mummy": "mother",
    "mama": "mother", "dad": "father", "daddy": "father", "grandma": "grandmother",
    "granny": "grandmother", "grandpa": "grandfather", "bro": "brother", "sis": "sister",
    "kid": "child", "kids": "child", "children": "child", "bday": "birthday", "pic": "picture",
    "pics": "picture", "photo": "picture", "photos": "picture", "film": "movie",
    "films": "movie", "tv": "television", "telly": "television", "fridge": "refrigerator",
    "phone": "telephone", "bike": "bicycle", "exam": "examination", "exams": "examination",
    "flu": "influenza", "doc": "doctor", "info": "information", "okay": "ok", "cuz": "because",
    "coz": "because", "wanna": "want", "gonna": "going", "gotta": "must", "til": "until",
    "till": "until", "men": "man", "women": "woman", "feet": "foot", "wives": "wife",
    "lives": "life", "people": "person", "hubby": "husband", "vet": "veterinarian",
    "vacation": "holiday", "colour": "color", "colours": "color", "center": "centre",
}  # fmt: skip

_IRREGULAR_VERBS = """
be am is are was were been being|have has had having|do does did done|go goes went gone
|come came|take took taken|get got gotten|give gave given|make made|see saw seen|say said
|tell told|know knew known|think thought|find found|leave left|meet met|buy bought|bring brought
|pay paid|sell sold|send sent|spend spent|lose lost|win won|write wrote written|drive drove driven
|eat ate eaten|drink drank drunk|forget forgot forgotten|break broke broken|choose chose chosen
|speak spoke spoken|begin began begun|run ran|sit sat|stand stood|understand understood
|hold held|keep kept|sleep slept|feel felt|build built|catch caught|teach taught|fight fought
|fall fell fallen|fly flew flown|grow grew grown|throw threw thrown|draw drew drawn|wear wore worn
|steal stole stolen|wake woke woken|ring rang rung|sing sang sung|swim swam swum|hide hid hidden
|ride rode ridden|rise rose risen|shake shook shaken|hear heard|lead led|lend lent|mean meant
|read|feed fed|hang hung|shoot shot|strike struck|stick stuck|bite bit bitten|die dying
|become became|overcome overcame|withdraw withdrew withdrawn|show shown|can could|will would
|shall should|may might|seek sought|bear bore borne born|lie lay lain lying|light lit|dig dug
|cost|cut|hit|hurt|let|put|quit|set|shut|split|spread
"""

BASE_FORMS = {
    form: forms.split()[0]
    for forms in _IRREGULAR_VERBS.replace("\n", " ").split("|")
    for form in forms.split()[1:]
}

# Words of everyday English that may be said of anything.
GENERAL = frozenset(
    stem(BASE_FORMS.get(word, word)) for line in word_lines("general") for word in line.split()
)

CONTRACTED = {
    "'m": "am", "'re": "are", "'ve": "have", "'ll": "will", "'d": "would", "'s": "is",
}  # fmt: skip
WHOLE_CONTRACTIONS = {
    "can't": ("can", NEGATION), "won't": ("will", NEGATION), "shan't": ("shall", NEGATION),
    "cannot": ("can", NEGATION), "ain't": ("be", NEGATION), "let's": ("let", "us"),
}  # fmt: skip
# Possessive "s" after a noun belongs to the noun; after these it is a verb.
TAKES_VERB_S = word_set("he she it that there what who where how here when why")
