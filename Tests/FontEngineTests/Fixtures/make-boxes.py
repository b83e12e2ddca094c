#!/usr/bin/env python3
"""Makes small fonts of boxes for what the bundled fonts do not have, each described where it is built.

They are drawn here and stand under Galley's own licence. Needs fontTools from PyPI. Made with fontTools 4.68.0, which also
wrote variable.json: what its instancer makes of the variable font at some axis coordinates. Run it here: python3 make-boxes.py
"""
import io
import json

from fontTools import version
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, InstanceDescriptor, SourceDescriptor
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables import sbixGlyph, sbixStrike
from fontTools.varLib import build, instancer

ORDER = [".notdef", "space", "H", "x", "acutecomb"]
CHARACTERS = {0x20: "space", 0x48: "H", 0x78: "x", 0x301: "acutecomb"}
DATE = 3600000000


def box(left, bottom, right, top):
    pen = TTGlyphPen(None)
    pen.moveTo((left, bottom))
    for point in [(left, top), (right, top), (right, bottom)]:
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


def boxes(stem=0, wide=0, ascent=800, cap=700, vertical=False, family="Galley Boxes", widthClass=5, familyClass=0):
    """H, x and an acute as boxes; `stem` makes them fatter, `wide` moves them apart."""
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(ORDER)
    builder.setupCharacterMap(CHARACTERS)
    builder.setupGlyf({
        ".notdef": box(50, 0, 450, 700), "space": TTGlyphPen(None).glyph(),
        "H": box(60, 0, 540 + stem, cap), "x": box(40, 0, 440 + stem, 500 + stem // 10),
        "acutecomb": box(-300, 560, -200 + stem // 4, 700)})
    advances = {".notdef": 500, "space": 250 + wide // 2, "H": 600 + stem + wide, "x": 480 + stem + wide, "acutecomb": 0}
    table = builder.font["glyf"]
    builder.setupHorizontalMetrics({n: (advances[n], getattr(table[n], "xMin", 0)) for n in ORDER})
    builder.setupHorizontalHeader(ascent=ascent, descent=-200)
    builder.setupOS2(
        version=4, sTypoAscender=ascent, sTypoDescender=-200, sTypoLineGap=90, usWinAscent=ascent, usWinDescent=200,
        sxHeight=500 + stem // 10, sCapHeight=cap, usWeightClass=400, usWidthClass=widthClass,
        sFamilyClass=familyClass, fsSelection=1 << 6 | 1 << 7, yStrikeoutPosition=300 + stem // 10,
        yStrikeoutSize=50 + stem // 10)
    builder.setupPost(underlinePosition=-100, underlineThickness=50 + stem // 10)
    builder.setupNameTable({
        "familyName": family, "styleName": "Regular", "psName": family.replace(" ", "") + "-Regular",
        "fullName": family + " Regular"})
    if vertical:
        builder.setupVerticalHeader(ascent=500, descent=-500)
        builder.setupVerticalMetrics({n: (900 if n == "H" else 1000, 30) for n in ORDER})
    builder.font["head"].created = builder.font["head"].modified = DATE
    return builder.font


def save(font, name):
    font.recalcTimestamp = False
    font.save(name)


# variable.ttf: weight and optical size; HVAR, MVAR, five instances, of which one has no PostScript name; a mark that moves.
MARKS = """
markClass acutecomb <anchor -250 500> @top;
feature mark { pos base x <anchor %d 520> mark @top; } mark;
"""


def master(**changes):
    font = boxes(**changes)
    addOpenTypeFeaturesFromString(font, MARKS % (240 + changes.get("stem", 0) // 2))
    return font


space = DesignSpaceDocument()
space.axes = [
    AxisDescriptor(tag="wght", name="Weight", minimum=100, default=400, maximum=900),
    AxisDescriptor(tag="opsz", name="Optical Size", minimum=8, default=12, maximum=72)]
for location, changes in [
    ({"Weight": 400, "Optical Size": 12}, {}), ({"Weight": 900, "Optical Size": 12}, {"stem": 155, "ascent": 850}),
    ({"Weight": 100, "Optical Size": 12}, {"stem": -90}),
    ({"Weight": 400, "Optical Size": 72}, {"wide": -47, "cap": 680}),
    ({"Weight": 400, "Optical Size": 8}, {"wide": 33})]:
    source = SourceDescriptor(location=location)
    source.font = master(**changes)
    space.sources.append(source)
for name, postScript, weight, size in [
    ("Thin", "GalleyBoxes-Thin", 100, 12), ("Regular", "GalleyBoxes-Regular", 400, 12),
    ("Bold", "GalleyBoxes-Bold", 700, 12), ("Black Display", None, 900, 72), ("Semi Bold", "GalleyBoxes-SemiBold", 600, 12)]:
    space.instances.append(InstanceDescriptor(
        styleName=name, postScriptFontName=postScript, location={"Weight": weight, "Optical Size": size}))
variable, _, _ = build(space)
save(variable, "variable.ttf")

records = []
for weight, size in [(400, 12), (700, 12), (900, 12), (100, 12), (250, 12), (400, 72), (400, 8), (650, 30), (900, 72)]:
    made = instancer.instantiateVariableFont(TTFont("variable.ttf"), {"wght": weight, "opsz": size})
    glyphs = made.getGlyphSet()
    record = {
        "wght": weight, "opsz": size, "ascender": made["OS/2"].sTypoAscender, "xHeight": made["OS/2"].sxHeight,
        "capHeight": made["OS/2"].sCapHeight, "underlineThickness": made["post"].underlineThickness,
        "strikethroughPosition": made["OS/2"].yStrikeoutPosition, "advances": {}, "bounds": {}}
    for letter, name in ((" ", "space"), ("H", "H"), ("x", "x")):
        pen = BoundsPen(glyphs)
        glyphs[name].draw(pen)
        record["advances"][letter] = made["hmtx"][name][0]
        if pen.bounds:
            record["bounds"][letter] = list(pen.bounds)
    records.append(record)
json.dump({"tool": f"fontTools.varLib.instancer {version}", "places": records}, open("variable.json", "w"), indent=1)

# baselines.ttf: BASE for Latin, Devanagari and ideographs, vertical metrics, condensed, transitional serifs.
font = boxes(vertical=True, family="Galley Baselines", widthClass=3, familyClass=2 << 8)
addOpenTypeFeaturesFromString(font, """
table BASE {
  HorizAxis.BaseTagList hang icfb icft ideo idtp romn;
  HorizAxis.BaseScriptList
    DFLT romn 620 -60 820 -120 880 0, deva hang 640 -60 820 -120 880 10, hani ideo 620 -65 825 -125 875 0;
} BASE;
""")
save(font, "baselines.ttf")

# devices.ttf: a kerning pair that is a pixel nearer at 11 and 12 pixels.
font = boxes(family="Galley Devices")
addOpenTypeFeaturesFromString(font, """
feature kern {
  pos H x <0 0 -20 0 <device NULL> <device NULL> <device 11 -1, 12 -1> <device NULL>>;
} kern;
""")
save(font, "devices.ttf")

# trak.ttf: 30 units more at 10 points, 20 less at 40.
font = boxes(family="Galley Tracking")
trak = newTable("trak")
from fontTools.ttLib.tables._t_r_a_k import TrackData, TrackTableEntry
trak.version, trak.format = 1.0, 0
trak.horizData = TrackData({0.0: TrackTableEntry({10.0: 30, 40.0: -20}, nameIndex=256)})
trak.vertData = TrackData()
font["trak"] = trak
save(font, "trak.ttf")

# strike.ttf: no outlines, two bitmaps of one pixel for H, of 20 and of 40 pixels to the em.
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c6360000000020001487f"
    "a4710000000049454e44ae426082")
font = boxes(family="Galley Strike")
del font["glyf"], font["loca"]
sbix = newTable("sbix")
sbix.version, sbix.flags, sbix.strikes, sbix.numStrikes = 1, 1, {}, 0
for size in (20, 40):
    strike = sbixStrike.Strike(ppem=size, resolution=72)
    for name in ORDER:
        strike.glyphs[name] = sbixGlyph.Glyph(
            glyphName=name, graphicType="png " if name == "H" else None, imageData=PIXEL if name == "H" else None,
            originOffsetX=0, originOffsetY=0)
    sbix.strikes[size] = strike
font["sbix"] = sbix
save(font, "strike.ttf")

# pair.ttc: two faces in one file.
from fontTools.ttLib.ttCollection import TTCollection
collection = TTCollection()
collection.fonts = [TTFont("baselines.ttf"), TTFont("devices.ttf")]
collection.save("pair.ttc", shareTables=False)
