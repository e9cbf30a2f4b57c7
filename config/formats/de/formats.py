"""How dates read in German, on pages and in letters."""

DATE_FORMAT = "j. N Y"
TIME_FORMAT = "H:i"
DATETIME_FORMAT = "j. N Y, H:i"
MONTH_DAY_FORMAT = "j. N"
SHORT_DATE_FORMAT = "j. N Y"
SHORT_DATETIME_FORMAT = "j. N, H:i"
