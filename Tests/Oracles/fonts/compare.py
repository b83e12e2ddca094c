#!/usr/bin/python3
"""Compares `galley font --json` with fontTools, field by field, and its pictures with what pdffonts finds in them.

usage: compare.py [--galley PATH] [--chromium] [--no-pictures] [--ink N] FOLDER...

Every font file in the folders is read, and every face of a collection. Each field that differs is printed, and each run
that takes more than 2 s of CPU; the exit code is 1 if there is any. The ink of fonts with at most N glyphs (default:
4000) is compared too, as fontTools draws it. With --chromium, the line box of Linux is compared with that of a web font in
headless Chromium. Needs python3-fonttools, poppler-utils for pictures, and chromium.
"""
import argparse
import json
import os
import pathlib
import re
import resource
import struct
import subprocess
import sys
import tempfile

from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTCollection, TTFont, TTLibError

EXTENSIONS = {".ttf", ".otf", ".ttc", ".otc"}
MOST_SECONDS = 2
# Names longer than this are cut off (FontLimits.maximumNameLength, in bytes).
LONGEST_NAME = 1000


def run(command):
    """Returns the result of a command, and the seconds of CPU that it took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    result = subprocess.run(command, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return result, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def name(font, *ids):
    """Returns the first of several names, in English as HarfBuzz chooses it."""
    for identifier in ids:
        for platform, encoding, language in [(3, 10, 0x409), (3, 1, 0x409), (3, 0, 0x409), (0, None, None), (1, 0, 0)]:
            for record in font["name"].names:
                if record.nameID != identifier or record.platformID != platform:
                    continue
                if encoding is not None and record.platEncID != encoding or language is not None and record.langID != language:
                    continue
                text = record.toUnicode(errors="replace")
                if text:
                    return text
    return None


def box(ascender, descender, gap):
    return {"ascender": ascender, "descender": descender, "lineGap": gap}


def times(font):
    """Returns when a font was created and modified, in seconds since 1970. fontTools would correct early times."""
    return [time - 2082844800 for time in struct.unpack(">qq", font.reader["head"][20:36])]


def linux(hhea, typo, win, uses_typo):
    """Returns what Chromium takes; chromium.py records it."""
    if uses_typo:
        return typo
    if hhea[0] or hhea[1]:
        return hhea
    if typo[0] or typo[1]:
        return typo
    return (win[0], win[1], hhea[2])


def windows(hhea, typo, win, uses_typo):
    """Returns what OpenType states for Windows (recommendations, "Baseline to baseline distances")."""
    if uses_typo:
        return typo
    return (win[0], win[1], max(0, hhea[2] - (win[0] - win[1] - (hhea[0] - hhea[1]))))


def expected(font, index, count):
    """Returns the fields that fontTools reads, by their paths in the JSON."""
    head, hhea, post, maxp = font["head"], font["hhea"], font["post"], font["maxp"]
    fields = {
        "index": index, "facesInFile": count, "unitsPerEm": head.unitsPerEm, "glyphs": maxp.numGlyphs,
        "family": name(font, 16, 1), "fullName": name(font, 4), "postScriptName": name(font, 6),
        "about.version": name(font, 5), "about.copyright": name(font, 0), "about.designer": name(font, 9),
        "about.manufacturer": name(font, 8), "about.trademark": name(font, 7), "about.description": name(font, 10),
        "about.license": name(font, 13), "about.licenseURL": name(font, 14),
        "about.revision": head.fontRevision,
        "about.created": times(font)[0], "about.modified": times(font)[1],
        "boundingBox": [head.xMin, head.yMin, head.xMax, head.yMax], "headFlags": head.flags,
        "smallestPixelsPerEm": head.lowestRecPPEM, "italicAngle": post.italicAngle,
        "isFixedPitch": post.isFixedPitch != 0, "underline.position": post.underlinePosition,
        "underline.thickness": post.underlineThickness,
        "tables": sorted([str(tag), font.reader.tables[tag].length] for tag in font.reader.keys()),
    }
    for path, table in [("horizontal", "hhea"), ("vertical", "vhea")]:
        if table not in font:
            fields[path] = None
            continue
        line, isHorizontal = font[table], table == "hhea"
        fields[path] = {
            "ascender": line.ascent, "descender": line.descent, "lineGap": line.lineGap,
            "maximumAdvance": line.advanceWidthMax if isHorizontal else line.advanceHeightMax,
            "minimumStartBearing": line.minLeftSideBearing if isHorizontal else line.minTopSideBearing,
            "minimumEndBearing": line.minRightSideBearing if isHorizontal else line.minBottomSideBearing,
            "maximumExtent": line.xMaxExtent if isHorizontal else line.yMaxExtent, "caretRise": line.caretSlopeRise,
            "caretRun": line.caretSlopeRun, "caretOffset": line.caretOffset,
        }
    fields["lineBoxes.hhea"] = box(hhea.ascent, hhea.descent, hhea.lineGap)
    if "OS/2" in font:
        os2 = font["OS/2"]
        typo = (os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap)
        stated = ((hhea.ascent, hhea.descent, hhea.lineGap), typo, (os2.usWinAscent, -os2.usWinDescent, 0))
        uses_typo = os2.fsSelection & 128 != 0
        panose = vars(os2.panose)
        fields |= {
            "lineBoxes.typo": box(*typo), "lineBoxes.win": box(*stated[2]), "usesTypoMetrics": uses_typo,
            "lineBoxes.linux": box(*linux(*stated, uses_typo)), "lineBoxes.windows": box(*windows(*stated, uses_typo)),
            "stated.weightClass": os2.usWeightClass, "stated.widthClass": os2.usWidthClass,
            "stated.xHeight": os2.sxHeight if os2.version >= 2 else None,
            "stated.capHeight": os2.sCapHeight if os2.version >= 2 else None,
            "maximumContext": os2.usMaxContext if os2.version >= 2 else None,
            "strikethrough.position": os2.yStrikeoutPosition, "strikethrough.thickness": os2.yStrikeoutSize,
            "averageAdvance": os2.xAvgCharWidth, "fsSelection": os2.fsSelection, "about.fsType": os2.fsType,
            "about.vendor": os2.achVendID.strip("\0 ?") or None, "firstCharacter": os2.usFirstCharIndex,
            "lastCharacter": os2.usLastCharIndex,
            "about.panose": [panose[key] for key in ("bFamilyType", "bSerifStyle", "bWeight", "bProportion", "bContrast",
                             "bStrokeVariation", "bArmStyle", "bLetterForm", "bMidline", "bXHeight")],
            "subscript": {"width": os2.ySubscriptXSize, "height": os2.ySubscriptYSize, "x": os2.ySubscriptXOffset,
                          "y": os2.ySubscriptYOffset},
            "superscript": {"width": os2.ySuperscriptXSize, "height": os2.ySuperscriptYSize,
                            "x": os2.ySuperscriptXOffset, "y": os2.ySuperscriptYOffset},
        }
        if os2.version >= 2 and os2.sxHeight > 0:
            fields["xHeight"] = os2.sxHeight
        if os2.version >= 2 and os2.sCapHeight > 0:
            fields["capHeight"] = os2.sCapHeight
    cmap = font.getBestCmap()
    if cmap:
        fields["characters"] = len(cmap)
    fields["axes"] = [
        {"tag": axis.axisTag, "minimum": axis.minValue, "default": axis.defaultValue, "maximum": axis.maxValue,
         "isHidden": axis.flags & 1 != 0} for axis in (font["fvar"].axes if "fvar" in font else [])]
    fields["instances"] = [instance.coordinates for instance in (font["fvar"].instances if "fvar" in font else [])]
    fields["features"] = features(font)
    return fields


def features(font):
    """Returns the features as (table, tag, languages), the languages in the order of the table."""
    found = []
    for table in ("GSUB", "GPOS"):
        if table not in font or not font[table].table.FeatureList or not font[table].table.ScriptList:
            continue
        records, languages = font[table].table.FeatureList.FeatureRecord, {}
        for script in font[table].table.ScriptList.ScriptRecord:
            systems = [(None, script.Script.DefaultLangSys)]
            systems += [(system.LangSysTag, system.LangSys) for system in script.Script.LangSysRecord]
            for tag, system in systems:
                for index in (system.FeatureIndex if system else []):
                    system = script.ScriptTag.strip() + ("/" + tag.strip() if tag else "")
                    listed = languages.setdefault(records[index].FeatureTag.strip(), [])
                    if system not in listed:
                        listed.append(system)
        found += [[table, tag, languages[tag]] for tag in sorted(languages)]
    return found


def ink(font):
    """Returns the glyphs that leave the line box of hhea, with their distances, and the number of those with ink."""
    glyphs, hhea, found, inked = font.getGlyphSet(), font["hhea"], {}, 0
    for index, glyph in enumerate(font.getGlyphOrder()):
        pen = BoundsPen(glyphs)
        glyphs[glyph].draw(pen)
        if pen.bounds is None or pen.bounds[0] >= pen.bounds[2] or pen.bounds[1] >= pen.bounds[3]:
            continue
        inked += 1
        above, below = pen.bounds[3] - hhea.ascent, -abs(hhea.descent) - pen.bounds[1]
        if above > 0 or below > 0:
            found[index] = (max(0, above), max(0, below))
    return found, inked


def at(document, path):
    for part in path.split("."):
        document = document.get(part) if isinstance(document, dict) else None
    return document


def stated(face, path):
    """Returns a field of the JSON in the form of `expected`."""
    value = at(face, path)
    if path == "characters":
        return sum(script["characters"] for script in face["scripts"])
    if path == "tables":
        return sorted([entry["tag"], entry["bytes"]] for entry in value)
    if path == "axes":
        return [{key: axis[key] for key in ("tag", "minimum", "default", "maximum", "isHidden")} for axis in value]
    if path == "instances":
        return [instance["coordinates"] for instance in value]
    if path == "features":
        return [[entry["table"], entry["tag"], entry["languages"]] for entry in value]
    if path.startswith("lineBoxes.") and value:
        return {key: value[key] for key in ("ascender", "descender", "lineGap")}
    if path == "horizontal" and value or path == "vertical" and value:
        return dict(value)
    return value


def same(own, other):
    if isinstance(own, (int, float)) and isinstance(other, (int, float)) and not isinstance(own, bool):
        return abs(own - other) < 1e-4
    if isinstance(own, str) and isinstance(other, str):
        return own[:LONGEST_NAME] == other[:LONGEST_NAME]
    if isinstance(own, dict) and isinstance(other, dict):
        return own.keys() == other.keys() and all(same(own[key], other[key]) for key in own)
    if isinstance(own, list) and isinstance(other, list):
        return len(own) == len(other) and all(map(same, own, other))
    return own == other


class Comparison:
    def __init__(self, options):
        self.options, self.problems, self.counts = options, 0, {"files": 0, "faces": 0, "fields": 0, "pictures": 0, "inks": 0}
        self.slowest, self.boxes = (0, ""), []

    def problem(self, text):
        self.problems += 1
        print(text, flush=True)

    def file(self, path):
        self.counts["files"] += 1
        result, seconds = run([self.options.galley, "font", path, "--json"])
        self.time(seconds, path)
        if result.returncode:
            return self.problem(f"{path}: {result.stderr.decode().strip()}")
        try:
            fonts = TTCollection(path).fonts if path.suffix in (".ttc", ".otc") else [TTFont(path)]
        except TTLibError as error:
            return self.problem(f"{path}: fontTools: {error}")
        faces = json.loads(result.stdout)["fonts"]
        if len(faces) != len(fonts):
            return self.problem(f"{path}: {len(faces)} faces, fontTools has {len(fonts)}")
        for index, (font, face) in enumerate(zip(fonts, faces)):
            self.face(path, font, face, index, len(fonts))
        if self.options.pictures:
            for index, face in enumerate(faces):
                self.picture(path, face, f"{path}#{index}" if len(faces) > 1 else path)

    def face(self, path, font, face, index, count):
        self.counts["faces"] += 1
        for field, value in expected(font, index, count).items():
            self.counts["fields"] += 1
            own = stated(face, field)
            if not same(own, value):
                self.problem(f"{path} {index} {field}: {json.dumps(own)[:200]}, fontTools has {json.dumps(value)[:200]}")
        if count == 1 and face["lineBoxes"].get("linux"):
            self.boxes.append((path, face))
        isOutlined = "glyf" in font or "CFF " in font
        if not isOutlined or face["glyphs"] > self.options.ink or face["lineBoxes"]["iOS"]["source"] != "hhea":
            return
        self.counts["inks"] += 1
        found, inked = ink(font)
        own = face["leavingLineBox"]
        glyphs = {glyph["glyph"]: (glyph["above"], glyph["below"]) for script in own["scripts"] for glyph in script["glyphs"]}
        # Curves are divided at their extremes in floating point.
        near = {key for key in found.keys() ^ glyphs.keys() if max(found.get(key, glyphs.get(key))) > 1e-3}
        if own["inked"] != inked or near or any(
                abs(a - b) > 1e-2 for key in found.keys() & glyphs.keys() for a, b in zip(found[key], glyphs[key])):
            self.problem(f"{path} {index}: ink of {own['inked']} and {own['glyphs']} glyphs, fontTools has {inked} and {len(found)}")

    def picture(self, path, face, argument):
        """Checks that a picture has letters of the face and of the tool's own font only."""
        self.counts["pictures"] += 1
        with tempfile.TemporaryDirectory() as folder:
            picture = os.path.join(folder, "font.pdf")
            result, seconds = run([self.options.galley, "font", argument, "--picture", picture])
            self.time(seconds, f"{argument} --picture")
            if result.returncode or not os.path.exists(picture):
                return self.problem(f"{argument}: no picture: {result.stderr.decode().strip()}")
            listed = subprocess.run(["pdffonts", picture], capture_output=True, text=True).stdout.splitlines()[2:]
        names = {re.sub(r"^[A-Z]{6}\+", "", line.split()[0]) for line in listed}
        # A PDF has a font's name from its CFF table, or else from its name table.
        own = {face["postScriptName"], face["fullName"].replace(" ", "")}
        foreign = {entry for entry in names if not entry.startswith("GalleySans") and entry not in own}
        if foreign and len(foreign) > 1 or foreign and own & names:
            self.problem(f"{argument}: the picture has letters of {', '.join(sorted(foreign))}")
        elif foreign and not self.isOwn(path, face, foreign):
            self.problem(f"{argument}: the picture has letters of {', '.join(sorted(foreign))} instead of {face['postScriptName']}")

    @staticmethod
    def isOwn(path, face, names):
        """Returns whether names are those in the CFF table of the font."""
        font = TTFont(path, fontNumber=face["index"])
        return "CFF " in font and names <= set(font["CFF "].cff.fontNames)

    def time(self, seconds, what):
        self.slowest = max(self.slowest, (seconds, str(what)))
        if seconds > MOST_SECONDS:
            self.problem(f"{what}: {seconds:.1f} s of CPU")

    def chromium(self):
        """Compares the line boxes of Linux with those of web fonts in Chromium, at a size of one pixel per font unit."""
        from chromium import measure
        measured = measure([(str(path.resolve()), face["unitsPerEm"]) for path, face in self.boxes])
        for (path, face), (ascender, descender, gap) in zip(self.boxes, measured):
            own = face["lineBoxes"]["linux"]
            expected = (max(0, own["ascender"]), own["descender"], max(0, own["lineGap"]))
            if any(abs(a - b) > 0.51 for a, b in zip(expected, (ascender, descender, gap))):
                self.problem(f"{path}: line box {expected}, Chromium has {(ascender, descender, gap)}")
        print(f"{len(measured)} line boxes compared with Chromium")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    parser.add_argument("--galley", default=".build/debug/galley")
    parser.add_argument("--chromium", action="store_true")
    parser.add_argument("--no-pictures", dest="pictures", action="store_false")
    parser.add_argument("--ink", type=int, default=4000)
    comparison = Comparison(parser.parse_args())
    for folder in comparison.options.folders:
        for path in sorted([folder] if folder.is_file() else folder.rglob("*")):
            if path.suffix in EXTENSIONS and path.is_file():
                comparison.file(path)
    if comparison.options.chromium:
        comparison.chromium()
    counts = ", ".join(f"{count} {what}" for what, count in comparison.counts.items())
    print(f"{counts} compared, {comparison.problems} problems; the slowest took {comparison.slowest[0]:.2f} s: {comparison.slowest[1]}")
    return 1 if comparison.problems else 0


if __name__ == "__main__":
    sys.exit(main())
