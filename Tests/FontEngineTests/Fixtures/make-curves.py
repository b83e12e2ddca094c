#!/usr/bin/env python3
"""Makes small fonts with curves, colors and pictures, and records what fontTools makes of outlines.

curves.ttf and curves.otf are drawn here and stand under Galley's own licence. outlines.json has sums over all glyphs of
the bundled fonts, and the areas and bounds of the glyphs of curves.ttf and curves.otf at some weights, both by fontTools'
pens. Needs fontTools from PyPI. Made with fontTools 4.68.0. Run it here: python3 make-curves.py
"""
import glob
import json
import os

from fontTools import version
from fontTools.colorLib.builder import buildCOLR, buildCPAL
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.areaPen import AreaPen
from fontTools.pens.basePen import BasePen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables.BitmapGlyphMetrics import SmallGlyphMetrics
from fontTools.ttLib.tables.C_B_D_T_ import cbdt_bitmap_format_17
from fontTools.ttLib.tables.E_B_L_C_ import BitmapSizeTable, SbitLineMetrics, Strike, eblc_index_sub_table_1
from fontTools.varLib import build

ORDER = [".notdef", "space", "a", "b", "c", "d", "e"]
CHARACTERS = {0x20: "space", 0x61: "a", 0x62: "b", 0x63: "c", 0x64: "d", 0x65: "e"}
DATE = 3600000000


def truetype(stem):
    """a: curves with implied points; b: no point on the curve; c: a scaled and moved composite of both; d: a box with a
    hole; e: a composite of c."""
    glyphs = {name: TTGlyphPen(None).glyph() for name in (".notdef", "space")}
    pen = TTGlyphPen(None)
    pen.moveTo((100, 0))
    pen.lineTo((100, 400 + stem))
    pen.qCurveTo((150, 600), (300 + stem, 650), (500, 300), (450 + stem, 0))
    pen.closePath()
    glyphs["a"] = pen.glyph()
    pen = TTGlyphPen(None)
    pen.qCurveTo((0, 0), (0, 500 + stem), (500, 500 + stem), (500, 0), None)
    pen.closePath()
    glyphs["b"] = pen.glyph()
    pen = TTGlyphPen(None)
    pen.moveTo((0, 0)), pen.lineTo((0, 600)), pen.lineTo((600, 600)), pen.lineTo((600, 0)), pen.closePath()
    pen.moveTo((100, 100)), pen.lineTo((500 - stem, 100)), pen.lineTo((500 - stem, 500)), pen.lineTo((100, 500))
    pen.closePath()
    glyphs["d"] = pen.glyph()
    for name, parts in (("c", [("a", (1, 0, 0, 1, 0, 0)), ("b", (0.5, 0.25, -0.25, 0.5, 600, 100))]),
                        ("e", [("c", (0.75, 0, 0, 0.75, 20 + stem, -50))])):
        pen = TTGlyphPen(glyphs)
        for part, transformation in parts:
            pen.addComponent(part, transformation)
        glyphs[name] = pen.glyph()
    return glyphs


def finish(builder, family):
    builder.setupHorizontalMetrics({name: (600, 0) for name in ORDER})
    if "glyf" in builder.font:
        table = builder.font["glyf"]
        builder.setupHorizontalMetrics({name: (600, getattr(table[name], "xMin", 0)) for name in ORDER})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    builder.setupPost()
    builder.setupNameTable({"familyName": family, "styleName": "Regular"})
    builder.setupFvar([("wght", 400, 400, 900, "Weight")], [])
    builder.font["head"].created = builder.font["head"].modified = DATE


def variations(glyphs, heavier):
    """The deltas of one region, from the coordinates of both masters."""
    from fontTools.ttLib.tables.TupleVariation import TupleVariation
    variations = {}
    for name, glyph in glyphs.items():
        if glyph.isComposite():
            pairs = [((a.x, a.y), (b.x, b.y)) for a, b in zip(glyph.components, heavier[name].components)]
        elif glyph.numberOfContours:
            pairs = zip(glyph.coordinates, heavier[name].coordinates)
        else:
            continue
        deltas = [(b[0] - a[0], b[1] - a[1]) for a, b in pairs] + [(0, 0)] * 4
        variations[name] = [TupleVariation({"wght": (0, 1, 1)}, deltas)]
    return variations


def save(font, name):
    font.recalcTimestamp = False
    font.save(name)


# curves.ttf: quadratic curves with a weight; d has the layers a, b and c in two palettes.
builder = FontBuilder(1000, isTTF=True)
builder.setupGlyphOrder(ORDER)
builder.setupCharacterMap(CHARACTERS)
builder.setupGlyf(truetype(0))
finish(builder, "Galley Curves")
builder.setupGvar(variations(truetype(0), truetype(80)))
builder.font["COLR"] = buildCOLR({"d": [("a", 1), ("b", 0xFFFF), ("c", 0)]}, version=0)
builder.font["CPAL"] = buildCPAL([[(1, 0, 0, 1), (0, 0.2, 0.4, 0.8)], [(0, 0, 1, 1), (0.6, 0.8, 1, 0)]])
save(builder.font, "curves.ttf")

# curves.otf: cubic curves with a weight, in CFF2.
def cubic(stem):
    builder = FontBuilder(1000, isTTF=False)
    builder.setupGlyphOrder(ORDER)
    builder.setupCharacterMap(CHARACTERS)
    strings = {}
    for name in ORDER:
        pen = T2CharStringPen(600, None)
        if name in "abcde":
            offset = 40 * ORDER.index(name)
            pen.moveTo((offset, -100))
            pen.lineTo((offset, 300 + stem))
            pen.curveTo((offset, 500), (300 + stem, 700), (500, 650 + stem))
            pen.curveTo((700 + stem, 600), (550, 90), (450, offset))
            pen.closePath()
        strings[name] = pen.getCharString()
    builder.setupCFF("GalleyCubicCurves", {}, strings, {})
    finish(builder, "Galley Cubic Curves")
    return builder.font


document = DesignSpaceDocument()
document.addAxis(AxisDescriptor(tag="wght", name="Weight", minimum=400, default=400, maximum=900))
for weight in (400, 900):
    font = cubic(80 if weight == 900 else 0)
    del font["fvar"]
    document.addSource(SourceDescriptor(
        font=font, location={"Weight": weight}, familyName="Galley Cubic Curves", name=str(weight)))
font, _, _ = build(document)
save(font, "curves.otf")

# picture.ttf: CBDT with one picture for a at 32 pixels per em, and another at 64. HarfBuzz and Galley read no pixels.
builder = FontBuilder(1024, isTTF=True)
builder.setupGlyphOrder(ORDER)
builder.setupCharacterMap(CHARACTERS)
builder.setupGlyf({name: TTGlyphPen(None).glyph() for name in ORDER})
finish(builder, "Galley Pictures")
font = builder.font
del font["glyf"], font["loca"], font["fvar"]
font["CBLC"], font["CBDT"] = newTable("CBLC"), newTable("CBDT")
font["CBLC"].version = font["CBDT"].version = 3.0
font["CBLC"].strikes, font["CBDT"].strikeData = [], []
for size in (32, 64):
    strike = Strike()
    strike.bitmapSizeTable = BitmapSizeTable()
    line = SbitLineMetrics()
    for field in ("ascender", "descender", "widthMax", "caretSlopeNumerator", "caretSlopeDenominator", "caretOffset",
                  "minOriginSB", "minAdvanceSB", "maxBeforeBL", "minAfterBL", "pad1", "pad2"):
        setattr(line, field, 0)
    table = strike.bitmapSizeTable
    table.hori = table.vert = line
    table.ppemX = table.ppemY = size
    table.bitDepth, table.flags, table.colorRef = 32, 1, 0
    table.startGlyphIndex = table.endGlyphIndex = ORDER.index("a")
    index = eblc_index_sub_table_1(b"", font)
    index.firstGlyphIndex = index.lastGlyphIndex = ORDER.index("a")
    index.indexFormat, index.imageFormat, index.names = 1, 17, ["a"]
    strike.indexSubTables = [index]
    font["CBLC"].strikes.append(strike)
    picture = cbdt_bitmap_format_17(b"", font)
    picture.metrics = SmallGlyphMetrics()
    picture.metrics.height, picture.metrics.width = size // 2, size
    picture.metrics.BearingX, picture.metrics.BearingY, picture.metrics.Advance = size // 8, size // 4, size
    picture.imageData = b"\x89PNG\r\n\x1a\n" + bytes([size])
    font["CBDT"].strikeData.append({"a": picture})
save(font, "picture.ttf")


class CurvePen(BasePen):
    """Counts the curves of an outline."""

    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.quadratic = self.cubic = self.points = 0

    def _moveTo(self, point):
        self.points += 1

    def _lineTo(self, point):
        self.points += 1

    def _qCurveToOne(self, *points):
        self.quadratic += 1
        self.points += 2

    def _curveToOne(self, *points):
        self.cubic += 1
        self.points += 3

    def _closePath(self):
        pass


def measures(glyphs, name):
    area, bounds, curves = AreaPen(glyphs), BoundsPen(glyphs), CurvePen(glyphs)
    for pen in (area, bounds, curves):
        glyphs[name].draw(pen)
    return area.value, bounds.bounds, curves


record = {"tool": f"fontTools {version}", "fonts": {}, "variable": {}}
for path in sorted(glob.glob("../../../Fonts/*/*.[ot]tf")):
    font = TTFont(path)
    glyphs = font.getGlyphSet()
    # Each glyph counts 1 to 97 times, so that a mix-up of two glyphs changes the sums.
    sums = {"drawn": 0, "quadratic": 0, "cubic": 0, "area": 0, "edges": 0}
    points = 0
    for index, name in enumerate(font.getGlyphOrder()):
        area, bounds, curves = measures(glyphs, name)
        points += curves.points
        if bounds is None:
            continue
        # Renderers move every glyph to its left side bearing, and fontTools only those that are not composite. Three
        # composite glyphs of DejaVu Sans lie a unit beside theirs.
        if "glyf" in font and font["glyf"][name].isComposite():
            move = font["hmtx"][name][1] - font["glyf"][name].xMin
            bounds = (bounds[0] + move, bounds[1], bounds[2] + move, bounds[3])
        factor = index % 97 + 1
        sums["drawn"] += 1
        sums["quadratic"] += factor * curves.quadratic
        sums["cubic"] += factor * curves.cubic
        sums["area"] += factor * area
        sums["edges"] += factor * sum((index + 1) * edge for index, edge in enumerate(bounds))
    record["fonts"][os.path.relpath(path, "../../../Fonts")] = sums
    print(path, points, "points")
for path in ("curves.ttf", "curves.otf"):
    font = TTFont(path)
    record["variable"][path] = []
    for weight in (400, 525, 900):
        glyphs = font.getGlyphSet(location={"wght": weight})
        for index, name in enumerate(ORDER):
            area, bounds, curves = measures(glyphs, name)
            record["variable"][path].append({
                "weight": weight, "glyph": index, "area": area, "bounds": bounds and list(bounds),
                "curves": curves.quadratic + curves.cubic})
json.dump(record, open("outlines.json", "w"), indent=1)
