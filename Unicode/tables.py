"""Writes C tables for characters and state machines.

A character's record is `records[number]`, where `number` is `numbers[blocks[c >> 7] << 7 | c & 127]`. A step of a machine is
`steps[state << shift | category]`: the next state in the low byte, and flags above it.
"""
import textwrap

from machine import BREAK, KEEP, OPEN
from ucd import CODE_POINTS

BLOCK = 128

# Flags of a step; machine.h has the same.
STEP_BREAK, STEP_RESOLVE, STEP_OPEN = 1 << 8, 1 << 9, 1 << 10


def array(kind, name, values, columns=118):
    """An array, wrapped."""
    body = textwrap.fill(", ".join(map(str, values)), columns, initial_indent="  ", subsequent_indent="  ")
    return f"const {kind} {name}[{len(values)}] = {{\n{body}}};\n"


def trie(numbers):
    """The blocks of code points, and the numbers in the blocks, equal ones stored once."""
    known, blocks, stored = {}, [], []
    for first in range(0, CODE_POINTS, BLOCK):
        block = tuple(numbers[first : first + BLOCK])
        if block not in known:
            known[block] = len(known)
            stored.extend(block)
        blocks.append(known[block])
    return blocks, stored


def integer(values):
    """The smallest unsigned type."""
    return "uint8_t" if max(values) < 256 else "uint16_t"


def shift(categories):
    """How far a state is shifted, so that there is room for its categories."""
    return (categories.count - 1).bit_length()


def steps(categories):
    """The steps of a machine for all states and categories, and for each state what becomes of the open place if the text ends, or NOTHING."""
    steps, ends = [], []
    width = 1 << shift(categories)
    assert len(categories.machine.steps) <= 256 and categories.count <= 256
    for state in range(len(categories.machine.steps)):
        row = []
        for following, resolved, decision in categories.steps(state):
            row.append(following | {KEEP: 0, BREAK: STEP_BREAK, OPEN: STEP_OPEN}[decision] | (STEP_RESOLVE if resolved == BREAK else 0))
        steps += row + [0] * (width - len(row))
        ends.append(categories.machine.ends[state])
    return steps, ends
