#!/usr/bin/env python3
"""Records lexicographic-programs.json: random linear programs with priorities, solved level by level by HiGHS.

Needs scipy and kiwisolver from PyPI. Writes to standard output:

    python3 lexicographic-programs.py > lexicographic-programs.json

Each level's sum of errors is minimised with the sums above held at their least. Then each unknown is minimised and
maximised with all sums held. Where the priorities are kiwi's three, kiwi solves the program too and has to agree.
"""

import datetime
import json
import random
import sys

import kiwisolver
import numpy
import scipy
from scipy.optimize import linprog

PROGRAMS = 400
SEED = 20260101
SLACK = 1e-9


def random_program(rng, priorities):
    unknowns = rng.randint(3, 9)
    constraints = []
    feasible = [rng.randint(-20, 120) for _ in range(unknowns)]
    for _ in range(rng.randint(2 * unknowns, 4 * unknowns)):
        count = rng.choice([1, 1, 2, 2, 3, 4])
        terms = {rng.randrange(unknowns): rng.choice([-2, -1, -1, 1, 1, 1, 2, 0.5]) for _ in range(count)}
        relation = rng.choice(["==", "==", "<=", ">="])
        priority = rng.choice(priorities)
        # Required constraints hold at one hidden point, so that they never contradict each other.
        constant = -sum(c * feasible[u] for u, c in terms.items())
        if priority < 1000:
            constant += rng.randint(-40, 40)
        elif relation != "==":
            constant += rng.choice([0, 0, 5, 30]) * (1 if relation == ">=" else -1)
        constraints.append({"terms": sorted(terms.items()), "constant": constant, "relation": relation,
                            "priority": priority})
    return {"unknowns": unknowns, "constraints": constraints}


def solve(program):
    n = program["unknowns"]
    constraints = program["constraints"]
    optional = [c for c in constraints if c["priority"] < 1000]
    width = n + 2 * len(optional)
    equal, equal_to, upper, upper_to = [], [], [], []
    errors = {}
    for c in constraints:
        row = numpy.zeros(width)
        for unknown, coefficient in c["terms"]:
            row[unknown] = coefficient
        if c["priority"] < 1000:
            below = n + 2 * next(i for i, o in enumerate(optional) if o is c)
            row[below], row[below + 1] = 1, -1
            counted = {"==": [below, below + 1], ">=": [below], "<=": [below + 1]}[c["relation"]]
            errors.setdefault(c["priority"], []).extend(counted)
            equal.append(row), equal_to.append(-c["constant"])
        elif c["relation"] == "==":
            equal.append(row), equal_to.append(-c["constant"])
        else:
            sign = 1 if c["relation"] == "<=" else -1
            upper.append(sign * row), upper_to.append(-sign * c["constant"])
    bounds = [(None, None)] * n + [(0, None)] * (width - n)

    def least(cost):
        result = linprog(cost, A_ub=numpy.array(upper) if upper else None, b_ub=upper_to or None,
                         A_eq=numpy.array(equal) if equal else None, b_eq=equal_to or None, bounds=bounds,
                         method="highs", options={"primal_feasibility_tolerance": 1e-10,
                                                  "dual_feasibility_tolerance": 1e-10})
        if result.status == 3:
            return None
        assert result.status == 0, result.message
        return result.fun

    sums = []
    for priority in sorted(errors, reverse=True):
        cost = numpy.zeros(width)
        cost[errors[priority]] = 1
        sums.append([priority, least(cost)])
        upper.append(cost), upper_to.append(sums[-1][1] + SLACK)
    ranges = []
    for unknown in range(n):
        cost = numpy.zeros(width)
        cost[unknown] = 1
        low, high = least(cost), least(-cost)
        ranges.append([low, None if high is None else -high])
    return sums, ranges


def kiwi_sums(program):
    strengths = {1000: "required", 750: "strong", 500: "medium", 250: "weak"}
    solver = kiwisolver.Solver()
    variables = [kiwisolver.Variable() for _ in range(program["unknowns"])]
    for c in program["constraints"]:
        expression = sum((k * variables[u] for u, k in c["terms"]), start=kiwisolver.Expression([])) + c["constant"]
        relation = {"==": expression == 0, "<=": expression <= 0, ">=": expression >= 0}[c["relation"]]
        solver.addConstraint(relation | strengths[c["priority"]])
    solver.updateVariables()
    sums = {}
    for c in program["constraints"]:
        if c["priority"] == 1000:
            continue
        residual = sum(k * variables[u].value() for u, k in c["terms"]) + c["constant"]
        error = {"==": abs(residual), "<=": max(0, residual), ">=": max(0, -residual)}[c["relation"]]
        sums[c["priority"]] = sums.get(c["priority"], 0) + error
    return [[p, sums[p]] for p in sorted(sums, reverse=True)]


def main():
    rng = random.Random(SEED)
    programs, agreed, differed = [], 0, 0
    for index in range(PROGRAMS):
        is_kiwi = index % 2 == 0
        program = random_program(rng, [1000, 750, 500, 250] if is_kiwi else [1000, 999.5, 750, 251, 250, 50, 25])
        sums, ranges = solve(program)
        if is_kiwi:
            kiwi = kiwi_sums(program)
            if all(abs(a[1] - b[1]) < 1e-5 for a, b in zip(sums, kiwi)):
                agreed += 1
            else:
                differed += 1
                print("kiwi differs:", index, sums, kiwi, file=sys.stderr)
        program["sums"] = [[p, round(s, 7)] for p, s in sums]
        program["ranges"] = [[None if v is None else round(v, 6) for v in r] for r in ranges]
        programs.append(program)
    about = (f"Random programs (seed {SEED}) solved level by level by HiGHS in SciPy {scipy.__version__}, recorded by "
             f"lexicographic-programs.py on {datetime.date.today()}. kiwisolver {kiwisolver.__version__} was asked about the "
             f"{agreed + differed} with its three priorities and agreed on {agreed}.")
    print('{"about": ' + json.dumps(about) + ',\n"programs": [')
    print(",\n".join(json.dumps(p, separators=(",", ":")) for p in programs))
    print("]}")


main()
