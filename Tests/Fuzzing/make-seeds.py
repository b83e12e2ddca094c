#!/usr/bin/env python3
"""Writes Seeds/: inputs of every target that come near to what people write. The fonts are those of other tests."""
import pathlib
import random

ROOT = pathlib.Path(__file__).parent / "Seeds"


def write(target, name, content):
    folder = ROOT / target
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(content)


# 48 bytes of choices, then the text.
TEXTS = {
    "latin": "Morning ferry, AVATAR office: fjord (8:40) don’t naïve e\u0301\u0323.\nA second paragraph.",
    "arabic": "مرحبا بالعالم، تغادر السفينة ٨:٤٠ من الرصيف 7 لا إله.",
    "mixed": "Ferry العبّارة leaves at שמונה and 12/34 \u2067iso\u2069 \u202Bxy\u202C.",
    "unbroken": "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen" * 2,
    "unsafe": "1,1,1,1/1-1:1," * 12,
    "asia": "日本語の文章と한국어 글，以及ไทยไม่มีช่องว่าง हिन्दी",
    "emoji": "👩‍👩‍👧 🇩🇪🇩 👍🏽 1️⃣ \U0001F3F4\U000E0067\U000E0062\U000E007F",
    "objects": "a\ufffc\tb\ufffc\t\ufffc \u00ad co\u00adop\u00ad\u2028c\u0085d\u000be",
    "marks": "x" + "\u0301" * 60 + "\u200d\u200c" * 8 + "\u05b0" * 20,
    "spaces": "   \u00a0\u2003 \u3000\t\t \n\n\r\n \u200b\u2060 ",
    "empty": "",
}
for seed, (name, text) in enumerate(TEXTS.items()):
    for kind in range(2):
        choices = bytes(48) if kind == 0 else random.Random(seed).randbytes(48)
        write("text", f"{name}-{kind}", choices + text.encode())

# A byte for the kind of file, then the file.
STRINGS = '/* c */ "k\\U00e9\\101\\n" = "v %@ é %1$.2f"; // d\n\'x\' = y; z;\n'
DICTIONARY = """<?xml version="1.0"?><!DOCTYPE plist PUBLIC "a" "b"><plist version="1.0"><dict><!-- c --><key>k</key><dict>
<key>NSStringLocalizedFormatKey</key><string>%#@n@ %2$#@m@ &amp;<![CDATA[<]]>&#233;</string>
<key>n</key><dict><key>one</key><string>%d é</string><key>other</key><string>%#@m@</string></dict>
<key>m</key><dict><key>other</key><string/></dict></dict>
<key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>1</key><string>a</string></dict></dict></dict></plist>"""
DOCUMENT = r"""{"sourceLanguage":"en","version":1.0e0,"strings":{"k":{"shouldTranslate":true,"localizations":{"de":{"variations":
{"plural":{"one":{"stringUnit":{"value":"\u00e9\ud83d\udea2 %#@a@"}}}},"substitutions":{"a":{"variations":{"plural":
{"other":{"stringUnit":{"value":"%arg"}}}}}}},"fr":{"stringSet":{"values":["é",""]}}}}}}"""
write("catalogs", "strings", b"\x00" + STRINGS.encode())
write("catalogs", "strings-utf16", b"\x00\xff\xfe" + STRINGS.encode("utf-16-le"))
write("catalogs", "stringsdict", b"\x01" + DICTIONARY.encode())
write("catalogs", "stringsdict-old", b"\x01{ k = { NSStringLocalizedFormatKey = \"%#@n@\"; n = { other = x; }; }; }")
write("catalogs", "xcstrings", b"\x02" + DOCUMENT.encode())
import plistlib

write("catalogs", "binary", b"\x00" + plistlib.dumps({"k": "v", "l": "%@"}, fmt=plistlib.FMT_BINARY))
write("catalogs", "binary-dict", b"\x01" + plistlib.dumps({"k": {"n": ["v", 1.5]}}, fmt=plistlib.FMT_BINARY))

# Three bytes of options, then the format.
FORMATS = [
    "|-[a]-[b]-|", "H:|[a(==b)]-8-[b(>=40,<=80@750)]-(>=m@p)-[c]|", "V:[a]-[g]-(==20)-[c(huge)]|", "[a(a)]",
    "|-(nan)-[a]", "[n]", "[a]-m-[t]", "V:|[a(-3.5e1)]", "[a][b][c]", "H:[a]-(-8)-[b]-",
]
for number, text in enumerate(FORMATS):
    write("formats", f"{number}", bytes(3) + text.encode())
    write("formats", f"{number}-aligned", bytes([16, 4, number % 3]) + text.encode())

# A bit for a document as it is, then the document; or one for a damaged sample, then the script.
NIB = """<?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
useAutolayout="YES"><objects><view id="v"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/><subviews><label
text="a &amp; &#xe9;" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews><constraints><constraint firstItem="l"
firstAttribute="top" secondItem="v" secondAttribute="top" id="k"/></constraints></view></objects></document>"""
write("documents", "nib", b"\x00" + NIB.encode())
write("documents", "entities", b"\x00" + b'<!DOCTYPE d [<!ENTITY a "&a;&a;">]><document>&a;<![CDATA[<]]><!-- - --></document>')
write("documents", "deep", b"\x00" + b"<a>" * 300 + b"</a>" * 300)
for sample in range(3):
    write("documents", f"sample-{sample}", bytes([1, sample]))
    for number in range(4):
        write("documents", f"damaged-{sample}-{number}",
              bytes([1, sample]) + random.Random(400 + 10 * sample + number).randbytes(6 * (1 + number)))

# Scripts are bytes without a grammar.
for number in range(8):
    write("solver", f"{number}", random.Random(100 + number).randbytes(40 * (1 + number)))
    write("lists", f"table-{number}", b"\x00" + random.Random(200 + number).randbytes(60 * (1 + number)))
    write("lists", f"collection-{number}", b"\x01" + random.Random(300 + number).randbytes(60 * (1 + number)))

# A byte for the scale and one for the canvas, then calls: a group of calls, one of them, and its numbers.
DRAWINGS = {
    "path": [0, 0, 0, 0, 1, 1, 0, 1, 5, 5, 0, 2, 7, 7, 2, 3, 4, 4, 0, 8, 2, 2, 4, 2, 6, 2, 3, 4, 1, 1, 1, 3, 3],
    "text": [1, 0, 2, 0, 2, 3, 4, 8, 4, 5, 3, 3, 3, 8, 1, 3, 1, 1, 1, 0, 1, 4, 4, 3, 3, 3, 8, 0, 0, 2, 0, 5, 6],
    "groups": [0, 0, 3, 0, 3, 4, 2, 2, 6, 6, 2, 7, 5, 3, 6, 2, 9, 3, 3, 4, 1, 2, 3, 8, 7, 0, 1, 1, 5, 5, 3, 7, 3, 1],
    "pictures": [0, 0, 5, 9, 9, 1, 0, 2, 2, 5, 5, 7, 0, 3, 3, 6, 6, 5, 8, 8, 0, 1, 1, 7, 7, 3, 5, 1, 1, 6, 6, 4, 4, 0],
    "gradients": [0, 0, 6, 2, 1, 2, 3, 8, 3, 2, 1, 8, 1, 0, 0, 0, 6, 6, 6, 3, 1, 1, 1, 8, 4, 4, 4, 8, 2, 2, 2, 8, 1, 2],
}
for name, script in DRAWINGS.items():
    write("drawings", name, bytes(script))
