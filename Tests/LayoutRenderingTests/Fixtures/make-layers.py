#!/usr/bin/env python3
"""Makes layers.ttf, whose letter A is a color glyph of COLR version 0, with fontTools.

A green square of half an em, half transparent, lies over a square of an em in the color of the text.
"""
from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen


def square(side):
    pen = TTGlyphPen(None)
    pen.moveTo((0, 0))
    for point in [(0, side), (side, side), (side, 0)]:
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


names = [".notdef", "A", "large", "small"]
builder = FontBuilder(1000, isTTF=True)
builder.setupGlyphOrder(names)
builder.setupCharacterMap({0x41: "A"})
builder.setupGlyf(
    {".notdef": TTGlyphPen(None).glyph(), "A": square(1000), "large": square(1000), "small": square(500)}
)
builder.setupHorizontalMetrics({name: (1000, 0) for name in names})
builder.setupHorizontalHeader(ascent=1000, descent=0)
builder.setupNameTable({"familyName": "Layers", "styleName": "Regular"})
builder.setupOS2()
builder.setupPost()
builder.font["CPAL"] = buildCPAL([[(0.0, 1.0, 0.0, 0.5)]])
builder.font["COLR"] = buildCOLR({"A": [("large", 0xFFFF), ("small", 0)]}, version=0)
builder.font["head"].created = builder.font["head"].modified = 0
builder.font.recalcTimestamp = False
builder.save("layers.ttf")
