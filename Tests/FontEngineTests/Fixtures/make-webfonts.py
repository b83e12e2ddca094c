#!/usr/bin/env python3
"""Makes the web font fixtures from the bundled DejaVu Sans: the letters a to z, space and full stop, unhinted, as WOFF and WOFF2.

They stand under DejaVu's licence, which lies in Fonts/DejaVuSans.

Needs fontTools and brotli from PyPI. Made with fontTools 4.x; run it here: python3 make-webfonts.py
"""
from fontTools import subset
from fontTools.ttLib import TTFont

SOURCE = "../../../Fonts/DejaVuSans/DejaVuSans.ttf"
for flavor in ("woff", "woff2"):
    options = subset.Options(flavor=flavor, hinting=False, layout_features=[], notdef_outline=True)
    font = subset.load_font(SOURCE, options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text="abcdefghijklmnopqrstuvwxyz .")
    subsetter.subset(font)
    font["head"].modified = font["head"].created
    subset.save_font(font, f"letters.{flavor}", options)
