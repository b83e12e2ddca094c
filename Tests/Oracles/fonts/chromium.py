#!/usr/bin/python3
"""Measures the line boxes of fonts in headless Chromium.

usage: chromium.py [--check]

Records in chromium.json what Chromium takes from fonts whose hhea, sTypo, and usWin values differ, as web fonts and as
installed fonts. With --check, the recording is compared with a new one. Needs python3-fonttools and chromium.
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).resolve().parent
BASE = FOLDER / "../../FontEngineTests/Fixtures/baselines.ttf"
RECORDING = FOLDER / "chromium.json"
# hhea, sTypo: ascender, descender, line gap; usWin: ascent, descent; USE_TYPO_METRICS.
CASES = {
    "hhea": ((900, -250, 0), (700, -200, 150), (1000, 300), False),
    "typo": ((900, -250, 0), (700, -200, 150), (1000, 300), True),
    "hhea line gap": ((900, -250, 90), (700, -200, 150), (1000, 300), False),
    "negative hhea line gap": ((900, -250, -150), (700, -200, 150), (1000, 300), False),
    "negative typo line gap": ((900, -250, 0), (700, -200, -369), (1000, 300), True),
    "positive hhea descender": ((1192, 500, 0), (700, -200, 150), (1000, 300), False),
    "positive typo descender": ((900, -250, 0), (700, 653, 150), (1000, 300), True),
    "no hhea": ((0, 0, 0), (700, -200, 150), (1000, 300), False),
    "no hhea but a line gap": ((0, 0, 70), (700, -200, 150), (1000, 300), False),
    "no hhea, positive typo descender": ((0, 0, 0), (700, 653, 150), (1000, 300), False),
    "win only": ((0, 0, 0), (0, 0, 0), (1000, 300), False),
    "win and line gaps": ((0, 0, 60), (0, 0, 150), (1000, 300), False),
    "nothing": ((0, 0, 0), (0, 0, 0), (0, 0), False),
    "empty typo in use": ((900, -250, 50), (0, 0, 150), (1000, 300), True),
    "no ascender": ((0, -250, 50), (700, -200, 150), (1000, 300), False),
    "no descender": ((900, 0, 50), (700, -200, 150), (1000, 300), False),
    "negative ascender": ((-150, -450, 0), (700, -200, 150), (1000, 300), False),
}


def measure(fonts, families=None, configuration=None):
    """Returns the ascender, the descender, and the line gap of each (path, size), or family, at a size in pixels."""
    faces = "".join(
        f"@font-face {{ font-family: 'F{index}'; src: url('file://{path}') }}\n" for index, (path, _) in enumerate(fonts))
    names = families or [f"F{index}" for index in range(len(fonts))]
    page = """<meta charset="utf-8"><style>%s</style><pre id="result"></pre><script>
    (async () => {
      const found = [];
      for (const [family, size] of %s) {
        const font = `${size}px '${family}'`;
        if (%s) await document.fonts.load(font, 'H').catch(() => {});
        const context = document.createElement('canvas').getContext('2d');
        context.font = font;
        const metrics = context.measureText('H');
        const line = document.createElement('div');
        line.style.font = font;
        line.style.lineHeight = 'normal';
        // An empty line has the height of its own font; letters that it lacks would bring in another one.
        line.innerHTML = '<br>';
        document.body.append(line);
        const height = line.getBoundingClientRect().height;
        line.remove();
        const [up, down] = [metrics.fontBoundingBoxAscent, metrics.fontBoundingBoxDescent];
        found.push([up, -down, height - Math.max(0, up + down)]);
      }
      document.getElementById('result').textContent = JSON.stringify(found);
    })();
    </script>""" % (faces, json.dumps(list(zip(names, [size for _, size in fonts]))), "false" if families else "true")
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "page.html")
        path.write_text(page)
        environment = dict(os.environ)
        if configuration:
            environment["FONTCONFIG_FILE"] = str(configuration)
        result = subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
             "--virtual-time-budget=60000", f"--user-data-dir={folder}/profile", "--dump-dom", f"file://{path}"],
            capture_output=True, text=True, env=environment, timeout=300)
    found = re.search(r'<pre id="result">(.+?)</pre>', result.stdout)
    if not found:
        sys.exit(f"chromium.py: no result from Chromium: {result.stderr[-500:]}")
    # Sizes in floating point leave a trace of their rounding.
    return [[round(value, 3) + 0 for value in box] for box in json.loads(found.group(1))]


def variant(name, hhea, typo, win, uses_typo, path):
    from fontTools.ttLib import TTFont
    font = TTFont(BASE)
    line, os2 = font["hhea"], font["OS/2"]
    line.ascent, line.descent, line.lineGap = hhea
    os2.version = max(4, os2.version)
    for field in ("sxHeight", "sCapHeight", "usDefaultChar", "usBreakChar", "usMaxContext", "ulCodePageRange1", "ulCodePageRange2"):
        if not hasattr(os2, field):
            setattr(os2, field, 0)
    os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = typo
    os2.usWinAscent, os2.usWinDescent = win
    os2.fsSelection = os2.fsSelection & ~128 | (128 if uses_typo else 0)
    for record in font["name"].names:
        if record.nameID in (1, 4, 6, 16):
            record.string = name
    font.save(path)
    return font["head"].unitsPerEm


def record():
    with tempfile.TemporaryDirectory() as folder:
        fonts = []
        for index, case in enumerate(CASES.values()):
            path = f"{folder}/Case{index}.ttf"
            fonts.append((path, variant(f"Case{index}", *case, path)))
        configuration = pathlib.Path(folder, "fonts.conf")
        configuration.write_text(
            f'<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig><dir>{folder}</dir>'
            f"<cachedir>{folder}/cache</cachedir></fontconfig>")
        web = measure(fonts)
        installed = measure(fonts, [f"Case{index}" for index in range(len(fonts))], configuration)
    version = subprocess.run(["chromium", "--version"], capture_output=True, text=True).stdout.strip()
    return {
        "tool": version,
        "cases": [
            {"name": name, "hhea": case[0], "typo": case[1], "win": case[2], "usesTypoMetrics": case[3],
             "webFont": web[index], "installed": installed[index]}
            for index, (name, case) in enumerate(CASES.items())],
    }


def text(recording):
    cases = ",\n    ".join(json.dumps(case) for case in recording["cases"])
    return f'{{\n  "tool": {json.dumps(recording["tool"])},\n  "cases": [\n    {cases}\n  ]\n}}\n'


def main():
    recording = record()
    if "--check" in sys.argv[1:]:
        kept = json.loads(RECORDING.read_text())
        if json.loads(text(recording))["cases"] != kept["cases"]:
            sys.exit("chromium.py: Chromium measures other line boxes than those in chromium.json")
        return
    RECORDING.write_text(text(recording))


if __name__ == "__main__":
    main()
