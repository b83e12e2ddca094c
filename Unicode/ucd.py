"""Reads the properties of all characters from a version of the Unicode Character Database."""
import pathlib
import re
import tarfile

CODE_POINTS = 0x110000

# Where a property is, and its value for code points that no line names. "@missing" lines give other defaults for ranges.
FILES = {
    "lb": ("LineBreak.txt", "XX"),
    "ea": ("EastAsianWidth.txt", "N"),
    "gc": ("DerivedGeneralCategory.txt", "Cn"),
    "bc": ("DerivedBidiClass.txt", "L"),
    "gcb": ("GraphemeBreakProperty.txt", "Other"),
    "wb": ("WordBreakProperty.txt", "Other"),
    "sc": ("Scripts.txt", "Unknown"),
}
# Properties of which a character has several, which are bits: the file and the name there.
BINARY = {
    "Emoji": "emoji-data.txt",
    "Emoji_Presentation": "emoji-data.txt",
    "Emoji_Modifier": "emoji-data.txt",
    "Extended_Pictographic": "emoji-data.txt",
    "White_Space": "PropList.txt",
    "Default_Ignorable_Code_Point": "DerivedCoreProperties.txt",
}

MISSING = re.compile(r"# @missing: ([0-9A-F]+)\.\.([0-9A-F]+); *(\w+)")
LINE = re.compile(r"([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*(\w+)(?:\s*;\s*(\w+))?")

# The long names of bidirectional classes on @missing lines.
SHORT = {"Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL", "European_Terminator": "ET"}


class Characters:
    """The properties of every code point: `values[property][code point]`, and sets of code points for binary ones."""

    def __init__(self, archive):
        self.values = {}
        self.binary = {}
        self.opening, self.closing = {}, {}
        with tarfile.open(archive) as tar:
            self.files = {pathlib.PurePath(member.name).name: tar.extractfile(member).read().decode() for member in tar if member.isfile()}
        self.version = re.match(r"# LineBreak-([0-9.]+)\.txt", self.files["LineBreak.txt"]).group(1)
        for name, (file, default) in FILES.items():
            self.values[name] = self._column(name, file, default)
        for name, file in BINARY.items():
            self.binary[name] = {c for c, value, _ in self._entries(file) if value == name}
        # Indic_Conjunct_Break is in DerivedCoreProperties.txt since version 15.1, as "InCB; Linker".
        self.values["InCB"] = ["None"] * CODE_POINTS
        for c, value, detail in self._entries("DerivedCoreProperties.txt"):
            if value == "InCB":
                self.values["InCB"][c] = detail
        for line in self._lines("BidiBrackets.txt"):
            character, other, kind = (part.strip() for part in line.split(";"))
            (self.opening if kind == "o" else self.closing)[int(character, 16)] = int(other, 16)

    def _lines(self, file):
        for line in self.files[file].splitlines():
            line = line.partition("#")[0].strip()
            if line:
                yield line

    def _entries(self, file):
        for line in self._lines(file):
            first, last, value, detail = LINE.match(line).groups()
            for c in range(int(first, 16), int(last or first, 16) + 1):
                yield c, value, detail

    def _column(self, name, file, default):
        column = [default] * CODE_POINTS
        for first, last, value in MISSING.findall(self.files[file]):
            for c in range(int(first, 16), int(last, 16) + 1):
                column[c] = SHORT.get(value, value)
        for c, value, _ in self._entries(file):
            column[c] = value
        return column
