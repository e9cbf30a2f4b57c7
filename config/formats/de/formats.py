"""How dates read in German, on pages and in letters."""

DATE_FORMAT = "j. M Y"
TIME_FORMAT = "H:i"
DATETIME_FORMAT = "j. M Y, H:i"
MONTH_DAY_FORMAT = "j. M"
SHORT_DATE_FORMAT = "j. M Y"
SHORT_DATETIME_FORMAT = "j. M, H:i"
