#!/usr/bin/python3
"""Lays out paragraphs.txt with Pango and writes where runs, carets and hits stand to geometry.json beside this file.

Needs Debian's libpango1.0-dev, gcc, python3-fonttools, and the fonts of `tools/setup tests`. The fonts are those of
../lines/record.py.
"""
import datetime
import importlib.util
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
SPEC = importlib.util.spec_from_file_location("lines", HERE.parent / "lines" / "record.py")
lines = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(lines)

# Pango rounds every advance to 1/1024 px.
SCALE = 64


def jobs():
    """One job for each paragraph, font and width."""
    found = []
    for number, group, line in lines.paragraphs(HERE / "paragraphs.txt"):
        text = re.sub(r"\\u([0-9A-F]{4})", lambda m: chr(int(m[1], 16)), line).replace("\\n", "\n")
        rtl = group["lang"] in ("ar", "he") or group.get("dir") == "rtl"
        for font in group["fonts"].split(","):
            for width in map(float, group.get("widths", "-1").split(",")):
                found.append({
                    "paragraph": number, "group": group["name"], "language": group["lang"],
                    "direction": "rtl" if rtl else "ltr", "font": font, "size": lines.FONTS[font][2], "width": width,
                    "text": text})
    return found


def pango(work, jobs):
    program = work / "pango-geometry"
    flags = subprocess.check_output(["pkg-config", "--cflags", "--libs", "pangoft2"], text=True).split()
    subprocess.run(["gcc", "-O1", "-Wall", "-Wextra", HERE / "pango-geometry.c", "-o", program, *flags], check=True)
    (work / "fonts").mkdir()
    for name in lines.FONTS:
        shutil.copy(lines.font_path(name), work / "fonts")
    (work / "fonts.conf").write_text(lines.FONTCONFIG.format(work))
    rows = ["\t".join([lines.FONTS[job["font"]][1], str(job["size"] * SCALE), job["language"], job["direction"],
                       str(job["width"] * SCALE if job["width"] > 0 else -1), job["text"].encode().hex()])
            for job in jobs]
    environment = {**os.environ, "FONTCONFIG_FILE": str(work / "fonts.conf"), "LC_ALL": "C.UTF-8"}
    return subprocess.run([program], input="\n".join(rows) + "\n", env=environment, check=True, text=True,
                          stdout=subprocess.PIPE).stdout.splitlines()


def read(job, rows):
    """The lines of one job, byte offsets made UTF-16 offsets."""
    data = job["text"].encode()
    units = lambda byte: len(data[:int(byte)].decode().encode("utf-16-le")) // 2
    position = lambda number: round(float(number) / SCALE, 4)
    found = []
    for row in rows:
        kind, *fields = row.split()
        if kind == ".":
            return found
        if kind == "L":
            start, length, width = fields
            found.append({"start": units(start), "end": units(int(start) + int(length)), "width": position(width),
                          "runs": [], "carets": [], "hits": []})
        elif kind == "R":
            start, length, level, x = fields
            found[-1]["runs"].append([units(start), units(int(start) + int(length)), int(level), position(x)])
        elif kind == "C":
            found[-1]["carets"].append([units(fields[0]), position(fields[1]), position(fields[2])])
        elif kind == "H":
            found[-1]["hits"].append([position(fields[0]), units(fields[1])])
    raise AssertionError("Pango stopped early")


def main():
    todo = jobs()
    with tempfile.TemporaryDirectory() as folder:
        rows = iter(pango(pathlib.Path(folder), todo))
        layouts = [{**job, "lines": read(job, rows)} for job in todo]
    dumps = lambda value: json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    header = {
        "about": "Where runs (start, end, level, x), carets (offset, strong x, weak x) and hits (x, offset) stand on the lines "
                 "of paragraphs.txt by Pango; written by record.py. UTF-16 offsets; px from the line's left edge, measured "
                 f"with everything {SCALE} times as large. A width of -1 is none.",
        "tools": [*map(lines.version, ["libpango-1.0-0", "libharfbuzz0b", "libfribidi0", "libthai0"])],
        "date": datetime.date.today().isoformat(),
        "fonts": {name: {"file": lines.FONTS[name][0], "bytes": lines.font_path(name).stat().st_size}
                  for name in sorted({job["font"] for job in todo})},
    }
    body = ",\n".join(map(dumps, layouts))
    (HERE / "geometry.json").write_text(dumps(header)[:-1] + ',"layouts":[\n' + body + "]}\n", encoding="utf-8")
    count = lambda kind: sum(len(line[kind]) for layout in layouts for line in layout["lines"])
    print(f"{len({job['paragraph'] for job in todo})} paragraphs, {len(todo)} layouts, "
          f"{count('carets')} carets, {count('hits')} hits")


if __name__ == "__main__":
    main()
