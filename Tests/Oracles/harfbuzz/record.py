#!/usr/bin/python3
"""Takes shaping expectations out of HarfBuzz's own source, with their fonts, and writes cases.json and fonts/ beside this file.

Usage: record.py <folder of the source>, such as that of `apt-get source harfbuzz` (6.0.0+dfsg-3). Needs hb-shape of the same
version (libharfbuzz-bin) and fontTools. A line is taken if its font says under which free licence it is, if its options are
among those below, and if hb-shape gives what the line expects when told that the text is whole, as ours are.
"""
import collections
import hashlib
import json
import pathlib
import re
import shutil
import subprocess
import sys

from fontTools.ttLib import TTFont

HERE = pathlib.Path(__file__).resolve().parent

# What a font's copyright notice (name 0) or name says, and the licence that it is under by its publisher and Debian's notice.
LICENCES = [
    (r"Google|Noto ", "OFL-1.1"), (r"Amiri|Mada|Raqq|Lohit|SIL International", "OFL-1.1"), (r"Jellee", "OFL-1.1"),
    (r"Adobe.*licensed under the SIL Open Font License", "OFL-1.1"), (r"David Corbett", "OFL-1.1 or CC0-1.0"),
    (r"Brennan", "Apache-2.0"), (r"Open Sans", "Apache-2.0"),
]
FILES = """arabic-fallback-shaping arabic-normalization arabic-phags-pa arabic-stch cluster context-matching
  cursive-positioning default-ignorables digits emoji emoji-clusters indic-decompose indic-feature-order indic-init
  indic-joiners indic-malayalam-dot-reph indic-script-extensions indic-special-cases indic-syllable
  indic-vowel-letter-spoofing kern-format2 khmer-mark-order khmer-misc language-tags ligature-id myanmar-misc sara-am
  tt-kern-gpos use use-indic3 use-javanese use-syllable variations""".split()
OPTIONS = re.compile(
    r"--(features|variations|language|script|direction|font-funcs|shapers?)=\S+|--no-(glyph-names|positions|clusters)")
MOST_OF_A_FILE = 60
LARGEST_FONT = 100_000


def licence(font):
    names = TTFont(font, fontNumber=0, lazy=True)
    if "name" not in names:
        return None, ""
    notice = names["name"].getDebugName(0) or names["name"].getDebugName(4) or ""
    said = f"{notice} {names['name'].getDebugName(4)} {names['name'].getDebugName(13)}"
    found = next((licence for pattern, licence in LICENCES if re.search(pattern, said)), None)
    return found, notice.splitlines()[0] if notice else ""


def shape(font, options, points, direction, *more):
    found = subprocess.run(
        ["hb-shape", *options, f"--direction={direction}", "--bot", "--eot", *more, font, "-u", points],
        capture_output=True, text=True)
    return found.stdout.strip()


def main(source):
    data = source / "test/shape/data/in-house"
    cases, fonts, skipped = [], {}, collections.Counter()
    for old in (HERE / "fonts").glob("*.ttf"):
        old.unlink()
    for file in FILES:
        taken = 0
        for number, line in enumerate((data / f"tests/{file}.tests").read_text().splitlines(), 1):
            fields = line.split(";")
            if line.startswith(("#", "@")) or len(fields) != 4 or fields[3] == "*" or taken == MOST_OF_A_FILE:
                continue
            font, options = data / "tests" / fields[0], fields[1].split()
            codes = [int(code.removeprefix("U+"), 16) for code in fields[2].split(",")]
            if not all(map(OPTIONS.fullmatch, options)) or font.stat().st_size > LARGEST_FONT:
                skipped["options or size"] += 1
                continue
            terms, notice = licence(font)
            if not terms or any(0xD800 <= code < 0xE000 or code > 0x10FFFF for code in codes):
                skipped["licence or surrogates"] += 1
                continue
            points = " ".join(f"U+{code:04X}" for code in codes)
            direction = next((d for d in ("ltr", "rtl") if shape(font, options, points, d) == fields[3]), None)
            if not direction:
                skipped["other result where the text is whole"] += 1
                continue
            plain = [option for option in options if not option.startswith("--no-")]
            glyphs = json.loads(shape(font, plain, points, direction, "--no-glyph-names", "--output-format=json"))
            starts = [sum(1 + (code > 0xFFFF) for code in codes[:index]) for index in range(len(codes))]
            values = dict(option[2:].split("=", 1) for option in plain)
            cases.append({
                "test": f"{file}:{number}", "font": font.name, "text": codes, "direction": direction,
                **{key: values[key] for key in ("features", "variations", "language", "script") if key in values},
                "glyphs": [[glyph["g"], starts[glyph["cl"]], glyph["ax"], glyph["dx"], glyph["dy"]] for glyph in glyphs]})
            fonts[font.name] = {"sha256": hashlib.sha256(font.read_bytes()).hexdigest(), "licence": terms, "notice": notice}
            shutil.copy(font, HERE / "fonts")
            taken += 1
    header = {
        "about": "Expectations of HarfBuzz's test/shape/data/in-house/tests, as glyph, UTF-16 cluster, advance and offsets.",
        "source": "harfbuzz 6.0.0+dfsg-3", "fonts": fonts}
    dumps = lambda value: json.dumps(value, ensure_ascii=True, separators=(",", ":"))
    text = dumps(header)[:-1] + ',"cases":[\n' + ",\n".join(map(dumps, cases)) + "]}\n"
    (HERE / "cases.json").write_text(text, encoding="utf-8")
    print(f"{len(cases)} cases, {len(fonts)} fonts; left out: {dict(skipped)}")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
