"""Writes C tables for characters and state machines.

A character's record is `records[number]`, where `number` is `numbers[blocks[c >> 7] + (c & 127)]`. A state is the index of its row of steps,
and a step `steps[state + category]`: the next state, with flags in the lowest bits, which are 0 in every state.
"""
import textwrap

from machine import BREAK, KEEP, OPEN
from ucd import CODE_POINTS

BLOCK = 128

# Flags of a step; machine.h has the same.
STEP_BREAK, STEP_RESOLVE, STEP_OPEN = 1, 2, 4
STEP_FLAGS = 7


def array(kind, name, values, columns=118):
    """An array, wrapped."""
    body = textwrap.fill(", ".join(map(str, values)), columns, initial_indent="  ", subsequent_indent="  ")
    return f"const {kind} {name}[{len(values)}] = {{\n{body}}};\n"


def trie(numbers):
    """Where the block of each 128 code points begins, and the numbers in the blocks, equal ones stored once."""
    known, blocks, stored = {}, [], []
    for first in range(0, CODE_POINTS, BLOCK):
        block = tuple(numbers[first : first + BLOCK])
        if block not in known:
            known[block] = len(stored)
            stored.extend(block)
        blocks.append(known[block])
    return blocks, stored


def integer(values):
    """The smallest unsigned type."""
    return "uint8_t" if max(values) < 256 else "uint16_t"


def row_length(categories):
    """The number of steps in a state's row, so that there is room for all categories and the flags."""
    return max(STEP_FLAGS + 1, 1 << (categories.count - 1).bit_length())


def steps(categories):
    """The steps of a machine for all states and categories, and for each state what becomes of the open position if the text ends, or NOTHING."""
    steps, ends = [], []
    length = row_length(categories)
    assert len(categories.machine.steps) * length <= 1 << 16
    for state in range(len(categories.machine.steps)):
        row = []
        for following, resolved, decision in categories.steps(state):
            flags = {KEEP: 0, BREAK: STEP_BREAK, OPEN: STEP_OPEN}[decision] | (STEP_RESOLVE if resolved == BREAK else 0)
            row.append(following * length | flags)
        steps += row + [0] * (length - len(row))
        ends.append(categories.machine.ends[state])
    return steps, ends
