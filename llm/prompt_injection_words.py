"""Words of prompt injection: how orders to a model are worded in seventeen languages, by meaning.

`STARTS` has words in Latin and Cyrillic script, a word of five letters and more for all words that
begin with it. `WITHIN` has what is looked for anywhere in a sentence: in languages that write no
spaces or put prefixes before their words. English is left to patterns of whole phrases, since its
single words are common in meetings.
"""

from offline.words import word_set

IGNORE, BEFORE, RULES, GIVE, SUMMARY = "ignore", "before", "rules", "give", "summary"
TOP, CRITERION, MODEL, YOU, SYSTEM = "top", "criterion", "model", "you", "system"

STARTS: dict[str, frozenset[str]] = {
    IGNORE: word_set(
        """
        ignor disregard forget missacht vergiss vergessen oubli néglig olvid omit omite omita
        ometti omettez omets desestim dimentic tralasci esqueç esquec desconsider negeer vergeet
        zignor zapomn pomiń игнор проигнор забуд ігнор проігнор yoksay unut görmezden
        """
    ),
    BEFORE: word_set(
        """
        previous prior above earlier preceding all your vorherig bisherig obig früher sämtlich
        alle précédent toutes tous anterior previ tod precedent tutt eerder vorige bovenstaand
        poprzedni wszystk powyższ предыдущ прежн все выше всі попередн önceki tüm bütün
        """
    ),
    RULES: word_set(
        """
        instruct instruc instrucc instruç istruzion instrukcj instrukt anweisung vorgabe befehl
        consigne règle regl regol regra regel opdracht aanwijzing polecen reguł инструкц указан
        команд правил вказівк інструкц команд talimat yönerge kural prompt
        """
    ),
    GIVE: word_set(
        """
        gib vergib vergeben bewerte bewerten benote donne donnez attribue attribuez notez accorde
        califica califique puntúa asigna otorga assegna attribuisci valuta atribua
        atribui avalie geef beoordeel ken oceń oceńcie przyznaj wystaw оцени оцените
        поставь поставьте постав оціни оцініть ver verin puanla değerlendir
        """
    ),
    SUMMARY: word_set(
        """
        zusammenfassung résumé resumen resumo riassunt sintesi samenvatting podsumowan streszczen
        резюме сводк саммари конспект підсум özet
        """
    ),
    TOP: word_set(
        """
        5 five fünf cinq cinco cinque vijf pięć пять пятер п'ять п’ять beş maxim máxim massim
        volle vollen höchst bestnote maximale plein максим высш наивысш найвищ tam hoogste
        najwyższ pełn
        """
    ),
    CRITERION: word_set("criteri kriteri critère критери критері ölçüt kryteri"),
    MODEL: word_set(
        """
        sprachmodell modell gutachter bewerter assistent évaluateur évaluat juge modèle juez
        evaluador asistente modelo valutator giudice modello assistente avaliador juiz
        beoordelaar rechter taalmodel sędzi oceniając asystent model судь модел ассистент оценщик
        асистент суддя оцінювач yargıç hakem değerlendiric asistan llm chatgpt ki
        """
    ),
}  # fmt: skip

WITHIN: dict[str, tuple[str, ...]] = {
    IGNORE: (
        "忽略", "无视", "無視", "忘记", "忘記", "忘れ", "무시", "잊어", "تجاهل", "انس ", "התעל",
        "שכח", "अनदेखा", "नज़रअंदाज़", "नजरअंदाज", "भूल", "yok say", "dikkate alma",
    ),
    BEFORE: (
        "之前", "以前", "上述", "上面", "先前", "所有", "これまで", "すべて", "全て", "上記",
        "이전", "모든", "위의", "السابق", "جميع", "أعلاه", "קודמ", "כל", "पिछल", "सभी",
        "उपरोक्त", "ci-dessus",
    ),
    RULES: (
        "指令", "指示", "规则", "規則", "提示", "命令", "지시", "지침", "명령", "규칙",
        "تعليمات", "أوامر", "قواعد", "הוראות", "הנחיות", "כללים", "निर्देश", "नियम", "आदेश",
    ),
    GIVE: (
        "打", "给", "給", "评为", "付け", "与え", "してください", "주세요", "줘", "부여", "امنح",
        "أعط", "قيّم", "قيم", "תן", "תני", "הענק", "דרג", "दें", "दो", "दीजिए",
    ),
    SUMMARY: (
        "摘要", "总结", "總結", "概要", "纪要", "要約", "まとめ", "요약", "ملخص", "תקציר",
        "סיכום", "सारांश",
    ),
    TOP: (
        "五分", "5分", "5 分", "五点", "五點", "5点", "满分", "滿分", "満点", "最高",
        "만점", "최고", "5점", "خمس", "أعلى", "كامل",
        "חמש", "מקסימ", "מלא", "पांच", "पाँच", "पूर्ण",
    ),
    CRITERION: (
        "标准", "標準", "基準", "기준", "معيار", "معايير", "קריטריון", "मानदंड",
    ),
    MODEL: (
        "模型", "评审", "評審", "裁判", "助手", "人工智能", "モデル", "審査", "評価者",
        "アシスタント", "모델", "심사", "평가자", "نموذج", "المساعد", "מודל", "שופט", "עוזר",
        "मॉडल", "न्यायाधीश",
    ),
    YOU: (
        "du bist", "sie sind", "ihr seid", "tu es", "vous êtes", "eres", "usted es", "tu sei",
        "lei è", "você é", "tu és", "je bent", "jij bent", "u bent", "jesteś", "ты —", "ты -",
        "ты –", "вы —", "вы -", "вы –", "ти —", "ти -", "ти –", "ви —", "sen bir", "siz bir",
        "sen artık", "你是", "你现在是", "您是", "你現在是", "あなたは", "君は", "당신은",
        "너는", "أنت", "אתה", "आप ",
    ),
    SYSTEM: (
        "system prompt", "systemprompt", "system-prompt", "system message", "developer prompt",
        "developer message", "系统提示", "系統提示", "システムプロンプト", "시스템 프롬프트",
        "prompt système", "message système", "prompt del sistema", "mensaje del sistema",
        "prompt di sistema", "prompt do sistema", "systeemprompt", "prompt systemowy",
        "системный промпт", "системное сообщение", "системний промпт", "sistem istemi",
    ),
}  # fmt: skip

# What together is an order to a model, or tells it what it is.
ORDERS = (
    {IGNORE, BEFORE, RULES},
    {SUMMARY, GIVE, TOP},
    {CRITERION, GIVE, TOP},
    {YOU, MODEL},
    {MODEL, SUMMARY, IGNORE},
    {MODEL, SUMMARY, GIVE},
    {SYSTEM},
)
ROLES = word_set(
    """
    system assistant user human developer instruction response sistema asistente usuario système
    assistente utilisateur utente assistent benutzer systeem gebruiker asystent użytkownik
    система ассистент пользователь асистент користувач sistem asistan kullanıcı 系统 系統 助手
    用户 システム アシスタント ユーザー 시스템 어시스턴트 사용자 النظام المساعد המערכת עוזר
    सिस्टम सहायक
    """
)
