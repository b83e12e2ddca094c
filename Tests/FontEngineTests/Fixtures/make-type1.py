#!/usr/bin/env python3
"""Makes the Type 1 fixtures from the bundled TeX Gyre Pagella: some letters with the same outlines, advances and kerning.

letters.pfb and letters.pfa hold the same font; letters.afm is beside both. They stand under the GUST Font License, which
lies in Fonts/TeXGyrePagella. Needs fontTools from PyPI. Made with fontTools 4.68.0; run it here: python3 make-type1.py
"""
import struct

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

SOURCE = "../../../Fonts/TeXGyrePagella/texgyrepagella-regular.otf"
TEXT = " .,-AEHTVaefilnoxy\u00e9\u00df\u20ac"


def crypt(data, key, skip=4):
    out = bytearray()
    for byte in bytes(skip) + data:
        cipher = byte ^ (key >> 8)
        key = ((cipher + key) * 52845 + 22719) & 0xFFFF
        out.append(cipher)
    return bytes(out)


def number(value):
    if -107 <= value <= 107:
        return bytes([value + 139])
    if 108 <= value <= 1131:
        return bytes([(value - 108 >> 8) + 247, value - 108 & 255])
    if -1131 <= value <= -108:
        return bytes([(-value - 108 >> 8) + 251, -value - 108 & 255])
    return b"\xff" + struct.pack(">i", value)


def charstring(glyphs, name):
    glyph = glyphs[name]
    pen = DecomposingRecordingPen(glyphs)
    glyph.draw(pen)
    x = y = 0
    code = number(0) + number(round(glyph.width)) + b"\x0d"  # hsbw
    for command, points in pen.value:
        numbers = b""
        if command in ("moveTo", "lineTo", "curveTo"):
            for px, py in points:
                numbers += number(round(px) - x) + number(round(py) - y)
                x, y = round(px), round(py)
        code += numbers + {"moveTo": b"\x15", "lineTo": b"\x05", "curveTo": b"\x08"}.get(command, b"\x09")
    return code + b"\x0e"


def kerning(font, names):
    pairs = {}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for sub in lookup.SubTable:
            if sub.LookupType == 9:
                sub = sub.ExtSubTable
            if sub.LookupType != 2:
                continue
            here = {}
            for left in set(names) & set(sub.Coverage.glyphs):
                if sub.Format == 1:
                    records = sub.PairSet[sub.Coverage.glyphs.index(left)].PairValueRecord
                    here.update({(left, r.SecondGlyph): r.Value1.XAdvance for r in records
                                 if r.SecondGlyph in names and r.Value1})
                else:
                    row = sub.Class1Record[sub.ClassDef1.classDefs.get(left, 0)].Class2Record
                    for right in names:
                        value = row[sub.ClassDef2.classDefs.get(right, 0)].Value1
                        here[left, right] = value.XAdvance if value else 0
            for pair, value in here.items():
                pairs.setdefault(pair, value)
    return {pair: value for pair, value in sorted(pairs.items()) if value}


font = TTFont(SOURCE)
glyphs = font.getGlyphSet()
names = [font.getBestCmap()[ord(letter)] for letter in TEXT]
order = [".notdef"] + names
head = """%!PS-AdobeFont-1.0: GalleyLetters 001.000
11 dict begin
/FontInfo 7 dict dup begin
/FullName (Galley Letters) readonly def
/FamilyName (Galley Letters) readonly def
/Weight (Bold) readonly def
/ItalicAngle -9.5 def
/isFixedPitch false def
/UnderlinePosition -100 def
/UnderlineThickness 50 def
end readonly def
/FontName /GalleyLetters def
/PaintType 0 def
/FontType 1 def
/FontMatrix [0.001 0 0 0.001 0 0] readonly def
/Encoding StandardEncoding def
/FontBBox {-100 -300 1100 900} readonly def
currentdict end
currentfile eexec
""".encode()
private = b"""dup /Private 8 dict dup begin
/RD {string currentfile exch readstring pop} executeonly def
/ND {noaccess def} executeonly def
/NP {noaccess put} executeonly def
/BlueValues [] def
/password 5839 def
/MinFeature {16 16} def
/lenIV 4 def
2 index /CharStrings %d dict dup begin
""" % len(order)
for name in order:
    code = crypt(charstring(glyphs, name), 4330)
    private += b"/%s %d RD " % (name.encode(), len(code)) + code + b" ND\n"
private += b"end\nend\nreadonly put\nnoaccess put\ndup/FontName get exch definefont pop\nmark currentfile closefile\n"
secret = crypt(private, 55665)
tail = (b"0" * 64 + b"\n") * 8 + b"cleartomark\n"


def segment(kind, data):
    return b"\x80" + bytes([kind]) + struct.pack("<I", len(data)) + data


open("letters.pfb", "wb").write(segment(1, head) + segment(2, secret) + segment(1, tail) + b"\x80\x03")
text = secret.hex().encode()
open("letters.pfa", "wb").write(
    head + b"\n".join(text[i:i + 64] for i in range(0, len(text), 64)) + b"\n" + tail)
pairs = kerning(font, names)
lines = ["StartFontMetrics 4.1", "FontName GalleyLetters", "StartKernData", f"StartKernPairs {len(pairs)}"]
lines += [f"KPX {left} {right} {value}" for (left, right), value in pairs.items()]
lines += ["EndKernPairs", "EndKernData", "EndFontMetrics"]
open("letters.afm", "w").write("\n".join(lines) + "\n")
