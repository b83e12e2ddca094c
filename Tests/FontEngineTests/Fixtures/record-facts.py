#!/usr/bin/env python3
"""Records what fontTools reads from bundled fonts and from the fonts here, in facts.json.

Needs fontTools from PyPI. Recorded with fontTools 4.68.0. Run it here: python3 record-facts.py
"""
import json
import os

from fontTools import unicodedata, version
from fontTools.ttLib import TTFont

FONTS = "../../../Fonts/"
PATHS = [
    FONTS + "TeXGyrePagella/texgyrepagella-regular.otf", FONTS + "TeXGyreHeros/texgyreheros-bolditalic.otf",
    FONTS + "DejaVuSans/DejaVuSans.ttf", FONTS + "GalleySans/GalleySans-Italic.ttf", FONTS + "Inter/Inter-Regular.otf",
    "baselines.ttf", "variable.ttf", "curves.ttf", "picture.ttf", "strike.ttf"]


def names(font):
    return {str(number): font["name"].getDebugName(number) for number in (0, 3, 5, 7, 8, 9, 10, 11, 12, 13, 14, 19)}


def numbers(table, fields):
    return [getattr(table, field) for field in fields]


def line(table, first):
    return numbers(table, (
        "ascent", "descent", "lineGap", f"advance{'Height' if first == 'Top' else 'Width'}Max", f"min{first}SideBearing",
        "minBottomSideBearing" if first == "Top" else "minRightSideBearing",
        "yMaxExtent" if first == "Top" else "xMaxExtent", "caretSlopeRise", "caretSlopeRun", "caretOffset"))


def features(font, tag):
    found = {}
    if tag not in font:
        return found
    table = font[tag].table
    for record in table.ScriptList.ScriptRecord:
        systems = [(None, record.Script.DefaultLangSys)]
        systems += [(language.LangSysTag, language.LangSys) for language in record.Script.LangSysRecord]
        for language, system in systems:
            for index in system.FeatureIndex if system else []:
                system = record.ScriptTag + ("/" + language if language else "")
                systems = found.setdefault(table.FeatureList.FeatureRecord[index].FeatureTag, [])
                if system not in systems:
                    systems.append(system)
    return found


record = {"tool": f"fontTools {version}, Unicode {unicodedata.unidata_version}", "fonts": {}}
for path in PATHS:
    font = TTFont(path)
    os2, post, head = font["OS/2"], font["post"], font["head"]
    counts = {}
    for character in font.getBestCmap():
        script = unicodedata.script(chr(character))
        counts[script] = counts.get(script, 0) + 1
    record["fonts"][path.removeprefix(FONTS)] = {
        "names": names(font), "revision": head.fontRevision, "vendor": os2.achVendID.strip("\0 "),
        "fsType": os2.fsType, "panose": list(vars(os2.panose).values()),
        "created": head.created - 2082844800, "modified": head.modified - 2082844800,
        "head": numbers(head, ("xMin", "yMin", "xMax", "yMax", "lowestRecPPEM")),
        "hhea": line(font["hhea"], "Left"), "vhea": line(font["vhea"], "Top") if "vhea" in font else None,
        "os2": numbers(os2, (
            "version", "xAvgCharWidth", "usWeightClass", "usWidthClass", "ySubscriptXSize", "ySubscriptYSize",
            "ySubscriptXOffset", "ySubscriptYOffset", "ySuperscriptXSize", "ySuperscriptYSize", "ySuperscriptXOffset",
            "ySuperscriptYOffset", "yStrikeoutSize", "yStrikeoutPosition", "fsSelection", "usFirstCharIndex",
            "usLastCharIndex", "sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent")),
        "letters": [getattr(os2, field, None) for field in ("sxHeight", "sCapHeight", "usMaxContext")],
        "post": numbers(post, ("italicAngle", "underlinePosition", "underlineThickness", "isFixedPitch")),
        "tables": {tag: len(font.reader[tag]) for tag in font.reader.keys()},
        "gsub": features(font, "GSUB"), "gpos": features(font, "GPOS"), "scripts": counts,
        # Where the font has no names, fontTools makes some up.
        "glyphs": {str(index): font.getGlyphName(index) if "CFF " in font or post.formatType == 2 else None
                   for index in (0, 3, len(font.getGlyphOrder()) - 1)},
        "axes": [[axis.axisTag, font["name"].getDebugName(axis.axisNameID), bool(axis.flags & 1)]
                 for axis in (font["fvar"].axes if "fvar" in font else [])]}
json.dump(record, open("facts.json", "w"), separators=(",", ":"))
print(os.path.getsize("facts.json"))
