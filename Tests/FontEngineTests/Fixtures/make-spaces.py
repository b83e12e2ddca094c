#!/usr/bin/python3
"""Makes spaces.ttc: small fonts whose rules look at the space in many ways, one way in each.

The family name of a font begins with "across" if a rule reaches across the space, so that words look different beside
other words; with "beside" if rules depend only on the space; and with "odd" if they do something else that a cache of words
could get wrong. Drawn here, under Galley's own license. Needs fontTools (Debian: python3-fonttools 4.38).
"""
import os
from io import BytesIO, StringIO

from fontTools.feaLib.builder import addOpenTypeFeatures
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0

# "hat" is of the class of marks, and stands for the plain character ^.
CHARACTERS = {0x20: "space", 0x5E: "hat", 0x61: "a", 0x62: "b", 0x63: "c", 0x64: "d"}
GLYPHS = [".notdef", "space", "a", "b", "c", "d", "hat", "alt", "alt2", "wide"]
BASES = "table GDEF { GlyphClassDef [space a b c d alt alt2 wide], , [hat], ; } GDEF;"
LIGATURES = "table GDEF { GlyphClassDef [space c d], [a b alt alt2 wide], [hat], ; } GDEF;"

FONTS = {
    "beside nothing": "feature kern { pos a b -50; pos c d 70; } kern;",
    "beside pairs": "feature kern { pos space a -50; pos space [b c] 30; } kern;",
    "beside pairs before": "feature kern { pos a space -50; pos [b c] space 30; } kern;",
    "beside pairs around": "feature kern { pos a space -50; pos space b 30; pos b c 10; } kern;",
    "beside second values": "feature kern { pos a <0 0 0 0> space <0 0 40 0>; pos b <0 0 5 0> c <0 0 7 0>; } kern;",
    "beside class pairs": "feature kern { pos [a b] [space c] -50; pos [space d] [b c] 30; } kern;",
    "beside placements": "feature kern { pos a space <10 20 30 0>; } kern;",
    "beside a moved space": "feature kern { pos space' 40 a; } kern;",
    "beside a space moved on both sides":
        "feature kern { lookup x { pos a space' 40; } x; lookup y { pos space' 25 b; } y; } kern;",
    "beside backtrack": "feature calt { sub space a' by alt; sub space b' by alt2; } calt;",
    "beside lookahead": "feature calt { sub a' space by alt; sub b' c space by alt2; } calt;",
    "beside positions": "feature kern { pos space a' 33; pos b' 44 space; } kern;",
    "beside marks": BASES + "markClass hat <anchor 50 0> @M; feature mark { pos base space <anchor 90 0> mark @M; } mark;",
    "beside reverse": "feature calt { rsub space a' by alt; rsub b' space by alt2; } calt;",
    "across backtrack": "feature calt { sub b space a' by alt; } calt;",
    "across far backtrack": "feature calt { sub b c space d a' by alt; } calt;",
    "across lookahead": "feature calt { sub a' space b by alt; } calt;",
    "across input": "lookup x { sub a by alt; sub b by alt2; } x; feature calt { sub a' lookup x space' b' lookup x; } calt;",
    "across classes": "feature calt { sub [a b c] [space d] [a b]' by wide; sub d [space a] c' by alt; } calt;",
    "odd two spaces": "feature calt { sub a space space b' by alt; } calt;",
    "across ligature": "feature liga { sub a space b by wide; } liga;",
    "across ligature from space": "feature liga { sub space b by wide; } liga;",
    "odd ligature to space": "feature liga { sub a space by wide; } liga;",
    "across skipped bases": LIGATURES + "feature kern { lookupflag IgnoreBaseGlyphs; pos a b -90; } kern;",
    "odd skipped ligatures": LIGATURES + "feature kern { lookupflag IgnoreLigatures; pos space c -90; } kern;",
    "across skipped bases in rules": LIGATURES + "feature calt { lookupflag IgnoreBaseGlyphs; sub a b' by alt; } calt;",
    "odd second values from space": "feature kern { pos space <0 0 9 0> a <0 0 40 0>; pos a <0 0 5 0> b <0 0 7 0>; } kern;",
    "across both values":
        "feature kern { pos a <0 0 5 0> space <0 0 40 0>; subtable; pos space b 30; } kern;",
    "across space placements": "feature kern { pos space <10 0 30 0> a <0 0 0 0>; } kern;",
    "across cursive":
        "feature curs { pos cursive a <anchor 0 0> <anchor 350 40>; pos cursive space <anchor 0 0> <anchor 150 80>;"
        " pos cursive b <anchor 10 0> <anchor NULL>; } curs;",
    "across reverse backtrack": "feature calt { rsub b space a' by alt; } calt;",
    "across reverse lookahead": "feature calt { rsub a' space b by alt; } calt;",
    "across random": "feature rand { sub a from [alt alt2 wide]; } rand;",
    "across positions": "feature kern { pos a' 77 space b; } kern;",
    "across a space moved by both": "feature kern { pos a space' 40 b; } kern;",
    "across replaced letters":
        "feature calt { lookup x { sub c by alt; } x; lookup y { sub alt space a' by alt2; } y; lookup z { sub alt by d; } z; } calt;",
    "across ligated letters":
        "feature calt { lookup x { sub c d by alt; } x; lookup y { sub a' space alt by alt2; } y; lookup z { sub alt by c; } z; } calt;",
    "across deleted letters": "feature calt { lookup x { sub c by NULL; } x; lookup y { sub b space a' by alt; } y; } calt;",
    "across skipped marks":
        BASES + "feature calt { lookupflag IgnoreMarks; sub b space a' by alt; sub d' space a by alt2; } calt;",
    "odd moved and skipped marks": BASES + "feature kern { lookupflag IgnoreMarks; pos space a -50; pos b space 20; } kern;",
    "across marks on a moving space":
        BASES + "markClass hat <anchor 50 0> @M; feature kern { pos a <0 0 0 0> space <0 0 60 0>; } kern;"
        " feature mark { pos base space <anchor 90 0> mark @M; } mark;",
    "across a replaced space":
        "feature calt { lookup x { sub a space' by wide; } x; lookup y { sub wide b' by alt; } y; } calt;",
    "across a space that returns":
        "feature calt { lookup x { sub a space' by wide; } x; lookup y { sub wide b' by alt; } y;"
        " lookup z { sub wide by space; } z; } calt;",
    "odd words that vanish":
        "feature calt { lookup x { sub d space' by NULL; } x; lookup y { sub d by NULL; } y;"
        " lookup z { sub b a a space a space c a' by alt; } z; } calt;",
    "odd several spaces":
        "feature calt { sub b [a space] [a space] [a space] space [c d] a' by alt;"
        " sub c' [a space] [a space] [a space] [a space] d by alt2; } calt;",
    "odd other space": "feature calt { sub space by wide; } calt;",
    "across nested lookups":
        "lookup x { pos space b -60; } x; feature kern { pos a space' lookup x; } kern;",
}


def glyph(width):
    pen = TTGlyphPen(None)
    for point in ((0, 0), (width, 0), (width, 500)):
        (pen.lineTo if point != (0, 0) else pen.moveTo)(point)
    pen.closePath()
    return pen.glyph()


def font(name, features):
    builder = FontBuilder(1000)
    builder.setupGlyphOrder(GLYPHS)
    builder.setupCharacterMap(CHARACTERS)
    builder.setupGlyf({name: TTGlyphPen(None).glyph() if name == "space" else glyph(300) for name in GLYPHS})
    builder.setupHorizontalMetrics({name: (400 + 10 * index, 0) for index, name in enumerate(GLYPHS)})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": name, "styleName": "Regular"})
    builder.setupOS2()
    builder.setupPost()
    if features:
        addOpenTypeFeatures(builder.font, StringIO("languagesystem DFLT dflt;\n" + features))
    return builder.font


def kerned(name, pairs):
    made = font(name, "")
    table = newTable("kern")
    table.version = 0
    subtable = KernTable_format_0()
    subtable.version, subtable.coverage, subtable.apple, subtable.kernTable = 0, 1, False, pairs
    table.kernTables = [subtable]
    made["kern"] = table
    return made


def main():
    collection = TTCollection()
    fonts = [font(name, features) for name, features in FONTS.items()]
    fonts.append(kerned("beside a kern table", {("a", "space"): -51, ("space", "b"): 33, ("space", "hat"): 8, ("b", "c"): 20}))
    for made in fonts:
        made["head"].created = made["head"].modified = 0
        file = BytesIO()
        made.save(file)
        file.seek(0)
        collection.fonts.append(TTFont(file, recalcTimestamp=False))
    collection.save(os.path.join(os.path.dirname(os.path.abspath(__file__)), "spaces.ttc"))


main()
