#!/usr/bin/python3
"""Shapes texts in the bundled fonts with HarfBuzz's own hb-shape under OpenType features, and writes features.json beside this file.

Needs Debian's libharfbuzz-bin; takes a second.
"""
import datetime
import json
import pathlib
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]

FONTS = ["TeXGyrePagella/texgyrepagella-regular.otf", "Inter/Inter-Regular.otf", "DejaVuSans/DejaVuSans.ttf"]
TEXTS = ["AVATAR, Type.", "office fluff st ct", "Fact 0123 1/2", "a --> b (10:30)", "لا إله", "ЀДо"]
FEATURES = [
    [], ["kern=0"], ["liga=0"], ["liga=0", "clig=0"], ["liga=0", "clig=0", "liga=1"], ["smcp=1"], ["c2sc=1", "smcp=1"],
    ["onum=1"], ["tnum=1"], ["salt=1"], ["salt=2"], ["frac=1"], ["ss01=1", "zero=1"], ["dlig=1", "hlig=1"], ["calt=0"],
    ["init=0"], ["XXXX=1"],
]


def shape(font, text, features):
    rtl = any("\u0590" <= c < "\u0700" for c in text)
    output = subprocess.check_output(
        ["hb-shape", "--shapers=ot", "--font-funcs=ot", "--no-glyph-names", "--output-format=json",
         f"--direction={'rtl' if rtl else 'ltr'}", f"--features={','.join(features)}", ROOT / "Fonts" / font, text],
        text=True)
    return [[glyph[key] for key in ("g", "cl", "ax", "dx", "dy")] for glyph in json.loads(output)]


def main():
    rows = [{"font": font, "text": text, "features": features, "glyphs": shape(font, text, features)}
            for font in FONTS for text in TEXTS for features in FEATURES]
    header = {
        "about": "Glyphs under OpenType features, each as glyph, cluster, advance and offsets in font units; by record.py.",
        "tool": subprocess.check_output(["hb-shape", "--version"], text=True).splitlines()[0],
        "date": datetime.date.today().isoformat(),
    }
    dumps = lambda value: json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    text = dumps(header)[:-1] + ',"cases":[\n' + ",\n".join(map(dumps, rows)) + "]}\n"
    (HERE / "features.json").write_text(text, encoding="utf-8")
    print(f"{len(rows)} cases")


if __name__ == "__main__":
    main()
