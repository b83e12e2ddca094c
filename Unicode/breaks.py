"""Assigns characters to the categories of a state machine, for a file of rules and a version of the database."""
import pathlib

from machine import Machine
from rules import Rules
from ucd import BINARY, CODE_POINTS, FILES

HERE = pathlib.Path(__file__).resolve().parent


class Profiles:
    """The characters of a version, those with equal properties together.

    A set of profiles is an integer, with a bit for each.
    """

    def __init__(self, characters, special):
        """`special` are characters that are looked at one by one."""
        self.characters = characters
        columns = [characters.values[name] for name in (*FILES, "InCB")]
        bits = [0] * CODE_POINTS
        for number, members in enumerate(characters.binary.values()):
            for c in members:
                bits[c] |= 1 << number
        known = {}
        self.of = []
        for c, values in enumerate(zip(bits, *columns)):
            key = (*values, c) if c in special else values
            self.of.append(known.setdefault(key, len(known)))
        self.keys = list(known)
        self.all = (1 << len(known)) - 1
        self.special = {key[-1]: number for key, number in known.items() if len(key) > len(columns) + 1}

    def having(self, name, value):
        """The profiles with a value of a property."""
        index = 1 + [*FILES, "InCB"].index(name)
        return sum(1 << number for number, key in enumerate(self.keys) if key[index] == value)

    def binary(self, name):
        """The profiles with a binary property."""
        bit = 1 << list(BINARY).index(name)
        return sum(1 << number for number, key in enumerate(self.keys) if key[0] & bit)


class Categories:
    """The state machine of a file of rules, and for each variant the category of each profile."""

    def __init__(self, name, profiles, rules, variants, kept_apart=()):
        self.name, self.profiles, self.variants = name, profiles, variants
        self.known = {}
        environments = [self._environment(rules, variant) for variant in variants]
        kept = [("name", each) for each in kept_apart]

        def symbols_of(tests):
            self.kept = [tests_index(tests, tree) for tree in kept]
            self.symbols = [self._symbols(tests, environment) for environment in environments]
            found = sorted({symbol for symbols in self.symbols for symbol in symbols})
            substitute = None
            if rules.substitute is not None:
                substitute = self.symbols[0][profiles.of[rules.substitute]]
            return found, substitute

        def tests_index(tests, tree):
            if (tree, False, False) not in tests:
                tests.append((tree, False, False))
            return tests.index((tree, False, False))

        self.machine = Machine(rules, symbols_of)
        number_of = {symbol: number for number, symbol in enumerate(self.machine.symbols)}
        categories, self.representatives = self.machine.columns(lambda symbol: tuple(symbol >> bit & 1 for bit in self.kept))
        # A category's number for each variant and profile.
        self.columns = [[categories[number_of[symbol]] for symbol in symbols] for symbols in self.symbols]
        self.count = len(self.representatives)

    def is_kept(self, symbol, index):
        """Whether a symbol is in one of the sets that were to be kept apart."""
        return bool(symbol >> self.kept[index] & 1)

    def steps(self, state):
        """The steps of a state for each category: (next, open position, this position)."""
        return [self.machine.steps[state][number] for number in self.representatives]

    def breaks(self, text, variant=0):
        """Where a text of code points breaks; the end is not among them."""
        column = self.columns[variant]
        state, open_position, found = 0, None, []
        for position, c in enumerate(text):
            state, resolved, decision = self.steps(state)[column[self.profiles.of[c]]]
            if resolved == 1:
                found.append(open_position)
            if decision == 1 and position > 0:
                found.append(position)
            elif decision == 2:
                open_position = position
        if self.machine.ends[state] == 1:
            found.append(open_position)
        return sorted(found)

    def _environment(self, rules, variant):
        sets = {}
        for name, condition, operator, tree in rules.definitions:
            if not condition <= variant:
                continue
            value = self._evaluate(tree, sets)
            known = sets.get(name, 0)
            sets[name] = value if operator == "=" else known | value if operator == "+=" else known & ~value
        return sets

    def _evaluate(self, tree, sets):
        kind = tree[0]
        if kind == "name":
            if tree[1] in sets:
                return sets[tree[1]]
            return self._property(tree[1], None) if tree[1] in BINARY else 0
        if kind == "property":
            return self._property(tree[1], tree[2])
        if kind == "character":
            return 1 << self.profiles.special[tree[1]]
        if kind == "union":
            result = 0
            for part in tree[1]:
                result |= self._evaluate(part, sets)
            return result
        if kind == "not":
            return self.profiles.all & ~self._evaluate(tree[1], sets)
        first, second = self._evaluate(tree[1], sets), self._evaluate(tree[2], sets)
        return first & second if kind == "and" else first & ~second

    def _property(self, name, value):
        if (name, value) not in self.known:
            self.known[name, value] = self.profiles.binary(name) if value is None else self.profiles.having(name, value)
        return self.known[name, value]

    def _symbols(self, tests, environment):
        symbols = [0] * len(self.profiles.keys)
        for number, test in enumerate(tests):
            members = self._evaluate(test[0], environment) if test[0] else 0
            for profile in range(len(symbols)):
                if members >> profile & 1:
                    symbols[profile] |= 1 << number
        return symbols


STRICTNESSES = ("loose", "normal", "strict")
# As numbered in CUnicode.h: the strictness, 3 more for Chinese and Japanese, and 6 more for `word-break: break-all`.
LINE_VARIANTS = [
    frozenset([strictness, *cj, *words]) for words in ([], ["break-all"]) for cj in ([], ["cj"]) for strictness in STRICTNESSES
]
