"""Why a file could not be read as a transcript."""


class FormatError(ValueError):
    """The input is not a transcript that can be read.

    `line` and `column` count from 1; what is wrong with a file as a whole is so at its beginning.
    `path` leads to the value in a JSON document, where `message` names one. `remedy` says what to
    change.
    """

    def __init__(
        self, message: str, line: int = 1, column: int = 1, remedy: str = "", *, path: str = ""
    ) -> None:
        super().__init__(message, line, column, remedy)
        self.message = message
        self.line = line
        self.column = column
        self.remedy = remedy
        self.path = path

    def __str__(self) -> str:
        told = f"line {self.line}, column {self.column}: {self.message}"
        return f"{told} {self.remedy}" if self.remedy else told
