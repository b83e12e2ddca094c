#!/usr/bin/python3
"""Lays out paragraphs.txt with Pango and with headless Chromium, and writes lines.json beside this file.

Needs Debian's chromium, libpango1.0-dev, gcc, python3-fonttools, and the fonts of `tools/setup tests`. Prints how often
the two agree.
"""
import datetime
import http.server
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import threading

from fontTools.ttLib import TTFont

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
DEBIAN = pathlib.Path("/usr/share/fonts/truetype")

# Name in paragraphs.txt: the file, from the package's Fonts folder or absolute; Pango's name for it; the size in px.
FONTS = {
    "pagella": ("TeXGyrePagella/texgyrepagella-regular.otf", "TeX Gyre Pagella", 17),
    "regular-12": ("GalleySans/GalleySans-Regular.ttf", "Galley Sans", 12),
    "regular-17": ("GalleySans/GalleySans-Regular.ttf", "Galley Sans", 17),
    "regular-22": ("GalleySans/GalleySans-Regular.ttf", "Galley Sans", 22),
    "regular-34": ("GalleySans/GalleySans-Regular.ttf", "Galley Sans", 34),
    "semibold-17": ("GalleySans/GalleySans-Semibold.ttf", "Galley Sans Semibold", 17),
    "bold-28": ("GalleySans/GalleySans-Bold.ttf", "Galley Sans, Bold", 28),
    "inter": ("Inter/Inter-Regular.otf", "Inter", 15),
    "dejavu": ("DejaVuSans/DejaVuSans.ttf", "DejaVu Sans", 16),
    "loma": (str(DEBIAN / "tlwg/Loma.ttf"), "Loma", 18),
    "lohit": (str(DEBIAN / "lohit-devanagari/Lohit-Devanagari.ttf"), "Lohit Devanagari", 16.5),
    "bandal": (str(DEBIAN / "alee/Bandal.ttf"), "Bandal", 15.5),
    "droid": (str(DEBIAN / "droid/DroidSansFallbackFull.ttf"), "Droid Sans Fallback", 14.5),
}

# Chromium rounds the width of every run up to 1/64 px, Pango every advance to 1/1024 px.
SCALE = 64

# The size in px of the system font in Chromium for widths. Chromium also rounds the factor from font units to 64ths of a px, to
# 1/65536, and beyond 256 px takes the advances of 64 px. With 10,000 units to the em that makes widths at 64 px 1.7e-5 too
# large; at 200 px, 200 x 64 x 65536 / 10000 = 83886.08, it is below 1e-6.
PRECISE_SIZE = 200

FONTCONFIG = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>{0}/fonts</dir><cachedir>{0}/cache</cachedir>
<match target="pattern"><edit name="hinting" mode="assign"><bool>false</bool></edit>
<edit name="autohint" mode="assign"><bool>false</bool></edit>
<edit name="hintstyle" mode="assign"><const>hintnone</const></edit></match>
<match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit>
<edit name="hintstyle" mode="assign"><const>hintnone</const></edit></match></fontconfig>"""


def font_path(name):
    return ROOT / "Fonts" / FONTS[name][0]


def sized(name):
    """What neither engine takes from a font of the system by itself: the letter spacing of its size, in px, and its `opsz`.

    The spacing is that of the track "normal" of its `trak` table, between two sizes of the table by linear interpolation.
    Chromium applies no `trak` by itself, as widths in proportion to the size show. Pango does; pango-lines.c turns it off.
    """
    size = FONTS[name][2]
    font = TTFont(font_path(name)) if "GalleySans" in FONTS[name][0] else {}
    if "trak" not in font:
        return {"letterSpacing": 0, "variations": {}}
    entries = sorted((point, font["trak"].horizData[0.0][point]) for point in font["trak"].horizData[0.0])
    (low, before), (high, after) = next(pair for pair in zip(entries, entries[1:]) if pair[1][0] >= size)
    tracking = before + (after - before) * (size - low) / (high - low)
    return {"letterSpacing": tracking * size / font["head"].unitsPerEm, "variations": {"opsz": size}}


def widths(number):
    """Unwrapped, and five widths that differ from paragraph to paragraph, in eighths of a px."""
    bases = [371, 223, 139, 83, 37]
    return [4096] + [base + number * 13 % 29 + (number * 7 + i) % 8 / 8 for i, base in enumerate(bases)]


def paragraphs(path):
    """The paragraphs of a file, each with its number and the fields of its group."""
    group, number = {}, 0
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith(";"):
            continue
        if line.startswith("= "):
            name, *fields = line[2:].split()
            group = {"name": name, **dict(field.split("=") for field in fields)}
            continue
        number += 1
        yield number, group, line


def jobs():
    """One job for each paragraph and font."""
    found = []
    of_size = {name: sized(name) for name in FONTS}
    for number, group, line in paragraphs(HERE / "paragraphs.txt"):
        language, text = group.get("lang"), line
        tagged = re.match(r"\[([A-Za-z-]+)\] ", line)
        if tagged:
            language, text = tagged[1], line[tagged.end():]
        text = re.sub(r"\\u([0-9A-F]{4})", lambda m: chr(int(m[1], 16)), text).replace("\\n", "\n")
        rtl = language in ("ar", "fa", "he")
        for font in group["fonts"].split(","):
            found.append({
                "group": group["name"], "paragraph": number, "text": text, "language": language, "fonts": font.split("+"),
                "size": FONTS[font.split("+")[0]][2], **of_size[font.split("+")[0]], "direction": "rtl" if rtl else "ltr",
                "whiteSpace": group.get("white-space", "pre-line"), "widths": widths(number),
            })
    return found


def large_scale(engine, job):
    """How many times as large an engine lays out a paragraph for its lines' widths."""
    return PRECISE_SIZE / job["size"] if engine is chromium and job["variations"] else SCALE


def scaled(job, scale):
    """The same layouts with everything `scale` times as large."""
    return {**job, "scale": scale, "size": job["size"] * scale, "letterSpacing": job["letterSpacing"] * scale,
            "widths": [w * scale for w in job["widths"]]}


def pango_font(job):
    names = [FONTS[font][1] for font in job["fonts"]]
    variations = ",".join(f"{axis}={value}" for axis, value in job["variations"].items())
    return ",".join(names) + ("" if "," in names[-1] else ",") + (f" @{variations}" if variations else "")


def pango(work, jobs):
    program = work / "pango-lines"
    flags = subprocess.check_output(["pkg-config", "--cflags", "--libs", "pangoft2"], text=True).split()
    subprocess.run(["gcc", "-O1", "-Wall", "-Wextra", HERE / "pango-lines.c", "-o", program, *flags, "-lm"], check=True)
    (work / "fonts").mkdir(exist_ok=True)
    for name in FONTS:
        shutil.copy(font_path(name), work / "fonts")
    (work / "fonts.conf").write_text(FONTCONFIG.format(work))
    lines = [
        "\t".join([pango_font(job), str(job["size"]), str(job["letterSpacing"]), job["language"], job["direction"],
                   str(width), job["text"].encode().hex()])
        for job in jobs for width in job["widths"]]
    environment = {**os.environ, "FONTCONFIG_FILE": str(work / "fonts.conf"), "LC_ALL": "C.UTF-8"}
    output = subprocess.run([program], input="\n".join(lines) + "\n", env=environment, check=True, text=True,
                            stdout=subprocess.PIPE).stdout.splitlines()
    assert len(output) == len(lines)
    results, rows = [], iter(output)
    for job in jobs:
        data = job["text"].encode()
        units = lambda byte: len(data[:byte].decode().encode("utf-16-le")) // 2
        results.append([])
        for _ in job["widths"]:
            fields = next(rows).split()[:-1]
            results[-1].append([[units(int(fields[i])), units(int(fields[i + 1])), float(fields[i + 2])]
                                for i in range(0, len(fields), 3)])
    return results


def chromium(work, jobs):
    answer, done = {}, threading.Event()

    class Handler(http.server.BaseHTTPRequestHandler):
        def log_message(self, *_):
            pass

        def send(self, data, kind):
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.end_headers()
            self.wfile.write(data)

        def do_GET(self):
            if self.path == "/":
                self.send((HERE / "lines.html").read_bytes(), "text/html")
            elif self.path == "/jobs":
                self.send(json.dumps({"fonts": list(FONTS), "jobs": jobs}).encode(), "application/json")
            elif self.path.removeprefix("/font/") in FONTS:
                self.send(font_path(self.path.removeprefix("/font/")).read_bytes(), "font/ttf")
            else:
                self.send_error(404)

        def do_POST(self):
            answer.update(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send(b"", "text/plain")
            done.set()

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    browser = subprocess.Popen(
        ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--font-render-hinting=none",
         "--force-device-scale-factor=1", f"--user-data-dir={work}/profile",
         f"http://127.0.0.1:{server.server_address[1]}/"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        assert done.wait(900), "Chromium sent no results"
    finally:
        browser.terminate()
        browser.wait()
        server.shutdown()
    assert "error" not in answer, answer
    return answer["results"]


def version(package):
    return subprocess.check_output(["dpkg-query", "-W", "-f", "${Package} ${Version}", package], text=True)


def ends(job, lines):
    return [line[0] for line in lines[1:]] + [len(job["text"].encode("utf-16-le")) // 2]


def lines(job, natural, large, scale):
    """What one engine made of a paragraph at a width: breaks from the natural size, widths from the large one."""
    found = {"ends": ends(job, natural)}
    if ends(job, large) != found["ends"]:
        return found
    return {**found, "widths": [round(line[2] / scale, 3) for line in large]}


def is_same(one, other):
    """Whether two engines' lines are written once: equal breaks, and widths equal to 1/256 px."""
    return one["ends"] == other["ends"] and ("widths" in one) == ("widths" in other) and all(
        abs(a - b) <= 1 / 256 for a, b in zip(one.get("widths", []), other.get("widths", [])))


def write(jobs, results):
    """Returns the layouts, engine by engine."""
    dumps = lambda value: json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    rows, written = {}, []
    for number, job in enumerate(jobs):
        layouts = [
            {"width": width, **{engine.__name__: lines(job, natural[number][i], large[number][i], large_scale(engine, job))
                                for engine, (natural, large) in results.items()}}
            for i, width in enumerate(job["widths"])]
        written += layouts
        head = dumps({key: job[key] for key in
                      ("paragraph", "group", "language", "direction", "whiteSpace", "text")})
        rows.setdefault(head, []).append('{"fonts":%s,"layouts":[\n %s]}' % (dumps(job["fonts"]), ",\n ".join(
            dumps({key: row[key] for key in row if key != "chromium" or not is_same(row["pango"], row[key])})
            for row in layouts)))
    fonts = {name: {"file": file, "bytes": font_path(name).stat().st_size, "size": size, **sized(name)}
             for name, (file, _, size) in FONTS.items()}
    header = {
        "about": "Lines of paragraphs.txt as laid out by Pango and by Chromium; written by record.py. ends: UTF-16 offsets "
                 "where lines end, hanging spaces included. widths: of each line without what hangs, in px, measured with "
                 "everything up to 64 times as large, so that the engines' own rounding is below what is compared; left "
                 "out where that changed a break. chromium: left out where it breaks like Pango, its widths being equal "
                 "to 1/256 px.",
        "tools": [*map(version, ["libpango-1.0-0", "libharfbuzz0b", "libthai0", "chromium"])],
        "date": datetime.date.today().isoformat(), "fonts": fonts,
    }
    text = dumps(header)[:-1] + ',"paragraphs":[\n' + ",\n".join(
        head[:-1] + ',"settings":[\n' + ",\n".join(found) + "]}" for head, found in rows.items()) + "]}\n"
    (HERE / "lines.json").write_text(text, encoding="utf-8")
    return written


def main():
    todo = jobs()
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        results = {
            engine: [engine(work, [scaled(job, 1) for job in todo]),
                     engine(work, [scaled(job, large_scale(engine, job)) for job in todo])]
            for engine in (pango, chromium)}
    written = write(todo, results)
    agree = [row for row in written if row["pango"]["ends"] == row["chromium"]["ends"]]
    print(f"{len(todo)} paragraphs in fonts, {len(written)} layouts; the breaks agree in {len(agree)}")
    for engine in results:
        name = engine.__name__
        print(f"{name}: other breaks when larger in {sum('widths' not in row[name] for row in written)}")


if __name__ == "__main__":
    main()
