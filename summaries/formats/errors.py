"""Why a file could not be read as a transcript."""


class FormatError(ValueError):
    """The input is not a transcript that can be read.

    `line` and `column` count from 1 and are None where the fault has no place in the file
    (it is empty, it is too big) or where `message` names a path in a JSON document instead.
    `remedy` says what to change.
    """

    def __init__(
        self, message: str, line: int | None = None, column: int | None = None, remedy: str = ""
    ) -> None:
        super().__init__(message, line, column, remedy)
        self.message = message
        self.line = line
        self.column = column
        self.remedy = remedy

    def __str__(self) -> str:
        place = ""
        if self.line is not None:
            place = f"line {self.line}: "
            if self.column is not None:
                place = f"line {self.line}, column {self.column}: "
        return f"{place}{self.message}" + (f" {self.remedy}" if self.remedy else "")
