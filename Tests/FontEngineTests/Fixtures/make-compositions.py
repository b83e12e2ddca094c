#!/usr/bin/python3
"""Makes compositions.ttc: small fonts whose feature `ccmp` has rules of many kinds, one kind in each.

The family name of a font begins with "idle" if none of the rules can apply to the letters and the space, with "busy" if one
can, and with "kept" if they can't be left out although they don't apply. Drawn here, under Galley's own license. Needs
fontTools (Debian: python3-fonttools 4.38).
"""
import os
from io import BytesIO, StringIO

from fontTools.feaLib.builder import addOpenTypeFeatures
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont

CHARACTERS = {0x20: "space", 0x61: "a", 0x62: "b", 0x63: "c", 0x64: "d", 0x301: "acute", 0x302: "hat"}
GLYPHS = [".notdef", "space", "a", "b", "c", "d", "acute", "hat", "alt", "alt2"]
CLASSES = "table GDEF { GlyphClassDef [space a b c d alt alt2], , [acute hat], ; } GDEF;"
# Several rules of few classes, which fontTools writes as sets by class.
BY_CLASS = "@A = [a b c]; @B = [d alt]; @M = [acute hat]; lookup x { sub [a b c d] by alt; } x; feature ccmp { " + " ".join(
    f"sub {first}' lookup x {rest};" for first in ("@A", "@B") for rest in ("@M", "@A @M", "@B @M", "@M @M", "@B @A @M", "@A @B @M")
)

FONTS = {
    "idle ligature": "feature ccmp { sub a acute by alt; sub b acute hat by alt2; } ccmp;",
    "busy ligature": "feature ccmp { sub a acute by alt; sub a b by alt2; } ccmp;",
    "busy ligature of three": "feature ccmp { sub a b c by alt2; } ccmp;",
    "idle ligature of three": "feature ccmp { sub a b acute by alt2; } ccmp;",
    "idle single": "feature ccmp { sub acute by hat; } ccmp;",
    "busy single": "feature ccmp { sub d by alt; } ccmp;",
    "idle multiple": "feature ccmp { sub acute by hat hat; } ccmp;",
    "busy multiple": "feature ccmp { sub c by a b; } ccmp;",
    "idle lookahead": "feature ccmp { sub [a b]' acute by alt; } ccmp;",
    "busy lookahead": "feature ccmp { sub [a b]' c by alt; } ccmp;",
    "idle far lookahead": "feature ccmp { sub a' b c hat by alt; } ccmp;",
    "idle backtrack": "feature ccmp { sub acute a' by alt; } ccmp;",
    "busy backtrack": "feature ccmp { sub d a' by alt; } ccmp;",
    "idle input": "lookup x { sub a by alt; } x; feature ccmp { sub a' lookup x acute'; } ccmp;",
    "busy input": "lookup x { sub a by alt; } x; feature ccmp { sub a' lookup x b'; } ccmp;",
    "idle classes": BY_CLASS + " } ccmp;",
    "busy classes": BY_CLASS + " sub @A' lookup x @A @B @A; } ccmp;",
    "idle classes before": BY_CLASS + " sub @M @A' lookup x @A @B; sub @M @B @A' lookup x @A; } ccmp;",
    "idle reverse": "feature ccmp { rsub a' acute by alt; } ccmp;",
    "idle reverse backtrack": "feature ccmp { rsub hat a' by alt; } ccmp;",
    "busy reverse": "feature ccmp { rsub a' b by alt; } ccmp;",
    # Rules that apply only to what another feature makes of letters.
    "busy replaced letter": "feature locl { sub c by alt; } locl; feature ccmp { sub alt by alt2; } ccmp;",
    "busy letter that becomes a mark":
        "feature rlig { sub d by acute; } rlig; feature ccmp { sub a acute by alt; } ccmp;",
    "busy letter that a nested lookup makes a mark":
        "lookup x { sub c by acute; } x; feature rlig { sub c' lookup x d; } rlig; feature ccmp { sub a acute by alt; } ccmp;",
    # Off by default, so that nothing makes a mark.
    "idle optional mark": "feature dlig { sub d by acute; } dlig; feature ccmp { sub a acute by alt; } ccmp;",
    "kept shared lookup": "lookup x { sub a acute by alt; } x; feature ccmp { lookup x; } ccmp; feature liga { lookup x; } liga;",
    "kept without compositions": "feature kern { pos a b -50; } kern;",
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
    addOpenTypeFeatures(builder.font, StringIO(f"languagesystem DFLT dflt;\n{CLASSES}\n{features}"))
    return builder.font


def main():
    collection = TTCollection()
    for name, features in FONTS.items():
        made = font(name, features)
        made["head"].created = made["head"].modified = 0
        file = BytesIO()
        made.save(file)
        file.seek(0)
        collection.fonts.append(TTFont(file, recalcTimestamp=False))
    collection.save(os.path.join(os.path.dirname(os.path.abspath(__file__)), "compositions.ttc"))


main()
