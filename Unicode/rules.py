"""Reads the files of rules; README.md explains the notation."""
import re

TOKEN = re.compile(r"\s*(U\+[0-9A-F]{4,6}|[A-Za-z][\w=]*|\^|[][()&*?-])")


class RuleError(Exception):
    """A line that can't be understood."""


def applies(condition, version):
    """Whether a condition such as "15..17" or "16" holds for a major version."""
    first, dots, last = condition.partition("..")
    return int(first) <= version and (not dots or not last or version <= int(last)) and (dots != "" or version == int(first))


class Parser:
    """Takes a text apart into tokens."""

    def __init__(self, text):
        self.tokens, end = [], 0
        text = text.rstrip()
        while end < len(text):
            found = TOKEN.match(text, end)
            if not found:
                raise RuleError(f"unexpected “{text[end:]}”")
            self.tokens.append(found.group(1))
            end = found.end()
        self.index = 0

    def peek(self):
        return self.tokens[self.index] if self.index < len(self.tokens) else None

    def take(self, wanted=None):
        token = self.peek()
        if token is None or (wanted and token != wanted):
            raise RuleError(f"expected {wanted or 'more'}, found {token or 'the end'}")
        self.index += 1
        return token


# A set is a tree: ("name", n), ("property", p, v), ("character", c), ("union", [...]), ("and", a, b), ("minus", a, b).


def parse_set(parser, closing=None):
    """A union of terms, up to the end or a closing token."""
    terms = []
    while parser.peek() is not None and parser.peek() != closing:
        term = parse_set_atom(parser)
        while parser.peek() in ("&", "-"):
            kind = "and" if parser.take() == "&" else "minus"
            term = (kind, term, parse_set_atom(parser))
        terms.append(term)
    return ("union", terms)


def parse_set_atom(parser):
    token = parser.take()
    if token == "(":
        inner = parse_set(parser, ")")
        parser.take(")")
        return inner
    if token.startswith("U+"):
        return ("character", int(token[2:], 16))
    if "=" in token:
        name, value = token.split("=", 1)
        return ("property", name, value)
    return ("name", token)


# An expression is a tree: ("match", set or None for none, sot, eot), ("sequence", [...]), ("star", e), ("optional", e).


def parse_expression(parser, closing=None):
    """A sequence of sets and groups."""
    items = []
    while parser.peek() is not None and parser.peek() != closing:
        item = parse_item(parser)
        while parser.peek() in ("*", "?"):
            item = ("star" if parser.take() == "*" else "optional", item)
        items.append(item)
    return ("sequence", items)


def parse_item(parser):
    token = parser.peek()
    if token == "[":
        parser.take()
        complement = parser.peek() == "^"
        if complement:
            parser.take()
        names = parse_set(parser, "]")
        parser.take("]")
        terms = names[1]
        edges = {edge: ("name", edge) in terms for edge in ("sot", "eot")}
        terms = [term for term in terms if term not in (("name", "sot"), ("name", "eot"))]
        if complement:
            return ("match", ("not", ("union", terms)), not edges["sot"], not edges["eot"])
        return ("match", ("union", terms), edges["sot"], edges["eot"])
    if token == "(":
        depth, index = 0, parser.index
        is_set = False
        while True:
            depth += (parser.tokens[index] == "(") - (parser.tokens[index] == ")")
            is_set = is_set or parser.tokens[index] in ("&", "-")
            index += 1
            if depth == 0:
                break
        if is_set:
            return ("match", parse_set_atom(parser), False, False)
        parser.take()
        group = parse_expression(parser, ")")
        parser.take(")")
        return group
    name = parser.take()
    if name in ("sot", "eot"):
        return ("match", None, name == "sot", name == "eot")
    return ("match", ("name", name), False, False)


class Rule:
    """What may happen between two contexts."""

    def __init__(self, name, left, breaks, right):
        self.name, self.left, self.breaks, self.right = name, left, breaks, right


class Rules:
    """The rules of a file that hold for a version."""

    def __init__(self, path, version):
        self.version = int(version.split(".")[0])
        # (name, variants, operator, set) in order
        self.definitions = []
        self.rules = []
        # The rules before this one see every character, those after it none that is absorbed.
        self.first_after_absorption = None
        self.absorbed = self.absorbing = self.substitute = None
        for number, line in enumerate(path.read_text(encoding="utf8").splitlines(), 1):
            line = line.partition("#")[0].strip()
            if not line:
                continue
            try:
                self._read(line)
            except RuleError as error:
                raise RuleError(f"{path.name}:{number}: {error}") from None

    def _read(self, line):
        kind, _, rest = line.partition(" ")
        if kind == "set":
            found = re.match(r"(\w+)\s*(?:@(\S+)\s*)?(?:\{([\w\s-]+)\}\s*)?(\+=|-=|=)(.*)", rest)
            if not found:
                raise RuleError("expected NAME @versions {variants} = SET")
            name, condition, variants, operator, text = found.groups()
            if not condition or applies(condition, self.version):
                self.definitions.append((name, frozenset((variants or "").split()), operator, parse_set(Parser(text))))
        elif kind == "rule":
            found = re.match(r"(\w+)\s+(?:@(\S+)\s+)?(.*?)([×÷])(.*)", rest)
            if not found:
                raise RuleError("expected NAME @versions LEFT × RIGHT")
            name, condition, left, operator, right = found.groups()
            if not condition or applies(condition, self.version):
                self.rules.append(Rule(name, parse_expression(Parser(left)), operator == "÷", parse_expression(Parser(right))))
        elif kind == "absorb":
            found = re.match(r"\s*(\[.*?\]) after (\[.*?\])(?: else U\+([0-9A-F]+))?$", rest)
            if not found:
                raise RuleError("expected [SETS] after [SETS] else U+CODE")
            self.absorbed, self.absorbing = parse_item(Parser(found.group(1))), parse_item(Parser(found.group(2)))
            self.substitute = int(found.group(3), 16) if found.group(3) else None
            self.first_after_absorption = len(self.rules)
        else:
            raise RuleError(f"unknown word {kind}")

    @property
    def characters(self):
        """The characters that the rules name one by one."""
        found = set()

        def visit(tree):
            if tree and tree[0] == "character":
                found.add(tree[1])
            for part in tree or ():
                if isinstance(part, tuple):
                    visit(part)
                elif isinstance(part, list):
                    for each in part:
                        visit(each)

        for definition in self.definitions:
            visit(definition[3])
        return found
