"""Turns rules into a state machine that reads a text once, from its start to its end.

A rule says whether there is a break between two contexts: what is before the position, which the state knows, and what is behind it, of
which the machine sees only one character. Where that doesn't decide, the position is left open until a later character does. The rules are
such that no two positions are open at once.
"""

# What a step says of the position before the character, and of the open position.
KEEP, BREAK, OPEN = 0, 1, 2
# In place of these, what the end of the text says of the open position where none is open.
NOTHING = 2


class Expressions:
    """A nondeterministic automaton for the contexts of all rules, whose transitions are tests of a character."""

    def __init__(self):
        self.tests = []  # (set, whether sot passes, whether eot passes)
        self.steps = []  # for each state: [(test, next)]
        self.empty = []  # for each state: [next]
        self.closures = {}

    def _state(self):
        self.steps.append([])
        self.empty.append([])
        return len(self.steps) - 1

    def test(self, match):
        """The number of a test."""
        if match not in self.tests:
            self.tests.append(match)
        return self.tests.index(match)

    def add(self, tree):
        """The first and the last state for an expression."""
        start = self._state()
        return start, self._add(tree, start)

    def _add(self, tree, start):
        kind = tree[0]
        if kind == "sequence":
            for part in tree[1]:
                start = self._add(part, start)
            return start
        end = self._state()
        if kind == "match":
            self.steps[start].append((self.test(freeze(tree[1:])), end))
        elif kind == "optional":
            self.empty[start].append(end)
            self.empty[self._add(tree[1], start)].append(end)
        else:
            self.empty[start].append(end)
            self.empty[self._add(tree[1], end)].append(end)
        return end

    def closure(self, state):
        """What is reached without a character."""
        if state not in self.closures:
            found, todo = {state}, [state]
            while todo:
                for following in self.empty[todo.pop()]:
                    if following not in found:
                        found.add(following)
                        todo.append(following)
            self.closures[state] = frozenset(found)
        return self.closures[state]

    def step(self, states, symbol):
        """What is reached with a character, whose bits are the tests that it passes."""
        found = set()
        for state in states:
            for test, following in self.steps[state]:
                if symbol >> test & 1:
                    found |= self.closure(following)
        return frozenset(found)


def freeze(tree):
    """A tree as nested tuples, so that equal ones are one key."""
    return tuple(freeze(part) if isinstance(part, (tuple, list)) else part for part in tree)


class Machine:
    """The automaton of a file of rules, for the symbols that occur: `steps[state][symbol]` is (next, open position, this position)."""

    def __init__(self, rules, symbols_of):
        """`symbols_of` gives the symbols of the characters, and that of what absorbed characters become, from the tests."""
        self.rules = rules
        self.expressions = Expressions()
        self.left = [self.expressions.add(rule.left) for rule in rules.rules]
        self.right = [self.expressions.add(rule.right) for rule in rules.rules]
        self.early = rules.first_after_absorption or 0
        self.absorbed = self.absorbing = None
        if rules.absorbed:
            self.absorbed = self.expressions.test(freeze(rules.absorbed[1:]))
            self.absorbing = self.expressions.test(freeze(rules.absorbing[1:]))
        tests = self.expressions.tests
        self.symbols, self.substitute = symbols_of(tests)
        self.sot = sum(1 << number for number, test in enumerate(tests) if test[1])
        self.eot = sum(1 << number for number, test in enumerate(tests) if test[2])
        self.starts = [self._closures(self.left[: self.early]), self._closures(self.left[self.early :])]
        self._explore()
        self._minimize()

    def _closures(self, expressions):
        return frozenset().union(*(self.expressions.closure(first) for first, _ in expressions))

    def _advance(self, states, symbol, part):
        return self.expressions.step(states, symbol) | self.starts[part]

    def _decide(self, raw, left, own, symbol):
        """What the rules say of the position before a symbol: BREAK, KEEP, or the alternatives that are left.

        `own` is the character itself, which the rules before the absorption see; None if it is absorbed by what is before it, in which
        case later rules don't apply.
        """
        for number in range(self.early):
            if self.left[number][1] in raw and self.right[number][1] in self._first(number, own):
                return BREAK if self.rules.rules[number].breaks else KEEP
        if symbol is None:
            return KEEP
        alternatives = []
        for number in range(self.early, len(self.rules.rules)):
            if self.left[number][1] not in left:
                continue
            following = self._first(number, symbol)
            breaks = self.rules.rules[number].breaks
            if self.right[number][1] in following:
                return self._shortened(alternatives, breaks)
            if following:
                alternatives.append((breaks, self.right[number][1], following))
        raise AssertionError("the last rule must hold everywhere")

    def _first(self, number, symbol):
        start, end = self.right[number]
        closure = self.expressions.closure(start)
        # An empty context is there whatever follows.
        return closure if end in closure else self.expressions.step(closure, symbol)

    @staticmethod
    def _shortened(alternatives, default):
        """The alternatives that matter: the last ones do not if they say what happens without them."""
        while alternatives and alternatives[-1][0] == default:
            alternatives.pop()
        return (tuple(alternatives), default) if alternatives else (BREAK if default else KEEP)

    def _resolve(self, pending, symbol):
        alternatives, default = pending
        left = []
        for breaks, end, states in alternatives:
            following = self.expressions.step(states, symbol)
            if end in following:
                return self._shortened(left, breaks)
            if following:
                left.append((breaks, end, following))
        return self._shortened(left, default)

    def _next(self, state, own):
        raw, left, attaches, pending = state
        symbol = own
        if self.absorbed is not None and own >> self.absorbed & 1:
            if attaches:
                decision = self._decide(raw, left, own, None)
                return (self._advance(raw, own, 0), left, True, pending), OPEN if pending else KEEP, decision
            symbol = own if self.substitute is None else self.substitute
        resolved = self._resolve(pending, symbol) if pending else KEEP
        decision = self._decide(raw, left, own, symbol)
        following = resolved if isinstance(resolved, tuple) else None
        if isinstance(decision, tuple):
            assert following is None, "two positions are open"
            following = decision
        attaches = self.absorbing is not None and bool(symbol >> self.absorbing & 1)
        result = (self._advance(raw, own, 0), self._advance(left, symbol, 1), attaches, following)
        return result, OPEN if isinstance(resolved, tuple) else resolved, OPEN if isinstance(decision, tuple) else decision

    def _explore(self):
        start = (self._advance(self.starts[0], self.sot, 0), self._advance(self.starts[1], self.sot, 1), False, None)
        numbers, todo = {start: 0}, [start]
        self.steps, self.ends = [], []
        while len(self.steps) < len(todo):
            state = todo[len(self.steps)]
            row = []
            for symbol in self.symbols:
                following, resolved, decision = self._next(state, symbol)
                if following not in numbers:
                    numbers[following] = len(todo)
                    todo.append(following)
                row.append((numbers[following], resolved, decision))
            self.steps.append(row)
            end = self._resolve(state[3], self.eot) if state[3] else NOTHING
            assert not isinstance(end, tuple)
            self.ends.append(end)

    def _minimize(self):
        groups = [0] * len(self.steps)
        count = 0
        while True:
            keys = {}
            fresh = []
            for state, row in enumerate(self.steps):
                key = (self.ends[state], tuple((groups[following], resolved, decision) for following, resolved, decision in row))
                fresh.append(keys.setdefault(key, len(keys)))
            groups = fresh
            if len(keys) == count:
                break
            count = len(keys)
        rows, ends = [None] * count, [None] * count
        for state, row in enumerate(self.steps):
            if rows[groups[state]] is None:
                rows[groups[state]] = [(groups[following], resolved, decision) for following, resolved, decision in row]
                ends[groups[state]] = self.ends[state]
        # The start stays 0, since its group is the first that gets a number.
        self.steps, self.ends = rows, ends

    def columns(self, keep_apart):
        """A category for each symbol: symbols have one category if the machine does the same for both.

        `keep_apart` gives what else has to be equal for that. Returns the categories of the symbols, and a symbol for each category.
        """
        keys = {}
        categories = [
            keys.setdefault((keep_apart(symbol), tuple(row[number] for row in self.steps)), len(keys))
            for number, symbol in enumerate(self.symbols)
        ]
        return categories, [categories.index(category) for category in range(len(keys))]

    def check_spaces(self, is_space):
        """Fails unless the machine starts anew at every break behind a space, so that words can be looked at alone."""
        for row in self.steps:
            for number, (following, _, _) in enumerate(row):
                if not is_space(self.symbols[number]):
                    continue
                for other, (behind, resolved, decision) in enumerate(self.steps[following]):
                    assert decision != BREAK or (behind == self.steps[0][other][0] and resolved == KEEP), "a word depends on what is before it"
