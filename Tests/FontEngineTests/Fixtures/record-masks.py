#!/usr/bin/env python3
"""Records the pixels that FreeType's own font drivers draw, without hinting, in masks.json.

Needs Debian's python3-freetype. Recorded with FreeType 2.12.1. Run it here: python3 record-masks.py
"""
import json

import freetype

FONTS = "../../../Fonts/"
# Their outlines have no flag for overlaps, with which FreeType's driver draws at four times the size.
PATHS = [
    "TeXGyrePagella/texgyrepagella-regular.otf", "DejaVuSans/DejaVuSans.ttf", "TeXGyreHeros/texgyreheros-bolditalic.otf"]
# Pixels per em, and the offset of the pen to the right and down.
SETTINGS = [(9, 0, 0), (20, 0.25, 0), (33.5, 0.5, 0.75), (60, 0, 0.5)]


def mask(face, character, size, right, down):
    face.set_char_size(int(size * 64), 0, 72, 72)
    face.set_transform(
        freetype.Matrix(0x10000, 0, 0, 0x10000), freetype.Vector(int(right * 64), -int(down * 64)))
    face.load_char(character, freetype.FT_LOAD_RENDER | freetype.FT_LOAD_NO_HINTING | freetype.FT_LOAD_NO_BITMAP)
    slot = face.glyph
    bitmap = slot.bitmap
    rows = [bytes(bitmap.buffer[row * bitmap.pitch:row * bitmap.pitch + bitmap.width]) for row in range(bitmap.rows)]
    return {
        "character": character, "size": size, "offset": [right, down], "glyph": face.get_char_index(character),
        "x": slot.bitmap_left, "y": -slot.bitmap_top, "rows": [row.hex() for row in rows]}


def main():
    fonts = []
    for path in PATHS:
        masks = [mask(freetype.Face(FONTS + path), character, *setting) for setting in SETTINGS for character in "agS%&"]
        fonts.append(f"{json.dumps(path)}: [\n" + ",\n".join(map(json.dumps, masks)) + "\n]")
    with open("masks.json", "w") as file:
        version = ".".join(map(str, freetype.version()))
        file.write(f'{{\n"freetype": "{version}",\n"fonts": {{\n' + ",\n".join(fonts) + "\n}\n}\n")


main()
