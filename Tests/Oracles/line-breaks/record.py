#!/usr/bin/python3
"""Asks headless Chromium where texts may break under each `line-break` and `word-break`, and writes breaks.json beside this file.

Each text stands in a box of width 0, so that every opportunity is taken. Needs Debian's chromium; takes a few seconds.
"""
import datetime
import http.server
import json
import pathlib
import subprocess
import tempfile
import threading

HERE = pathlib.Path(__file__).resolve().parent

# Runs of language and text; written for this purpose.
TEXTS = [
    [("en", "The fox can’t jump 1,234.56 over (both) e-mails/files, 50% of $9.")],
    [("en", "a\u00a0b c\u2060d e\u200bf gh “quoted” end…")],
    [("fr", "L’e\u0301te\u0301 dernier : «\u00a0nai\u0308ve\u00a0» ?")],
    [("ja", "日本語のテキスト、ぁァー々ゝ「引用」です。第12章〜")],
    [("zh", "他说：“你好，世界！”《中文》abc 3个")],
    [("ko", "한국어 텍스트의 줄바꿈, (처리) 2가지 漢字도")],
    [("th", "ภาษาไทยสวยงาม น้ำ 12 คน")],
    [("km", "ភាសាខ្មែរ ស្អាត")],
    [("ar", "مرحبا بالعالم، ١٢٣ (سلام)")],
    [("he", "שלום־עולם, 12 ימים")],
    [("hi", "नमस्ते दुनिया क्षत्रिय।")],
    [("en", "abcไทยภาษา日本語abc한국어 12-34")],
    [("en", "a👩‍👧b🇩🇪🇫🇷c👍🏽d❤️e 1️⃣ 😀😀")],
    [("ja", "あァい〜う "), ("zh", "あァい〜う "), ("ja", "〜あァ")],
    [("en", "one 日本〜"), ("ja", "日本〜日本"), ("en", "〜two")],
]
LINE_BREAKS = ["loose", "normal", "strict", "anywhere"]
WORD_BREAKS = ["normal", "keep-all", "break-all"]

PAGE = """<!doctype html><meta charset="utf-8"><style>
div { position: absolute; width: 0; line-height: 100px; font: 16px/100px sans-serif; overflow-wrap: normal; hyphens: manual }
</style><script>
addEventListener('load', async () => {
  const answer = JOBS.map(job => {
    const box = document.createElement('div')
    box.style.lineBreak = job.lineBreak
    box.style.wordBreak = job.wordBreak
    for (const [language, text] of job.runs) {
      const span = document.createElement('span')
      span.lang = language
      span.textContent = text
      box.append(span)
    }
    document.body.append(box)
    const top = box.getBoundingClientRect().top
    const offsets = []
    let current = 0, before = 0
    for (const span of box.children) {
      const node = span.firstChild
      for (let i = 0; i < node.data.length;) {
        const next = i + (node.data.codePointAt(i) > 0xffff ? 2 : 1)
        const range = document.createRange()
        range.setStart(node, i)
        range.setEnd(node, next)
        const rectangle = range.getClientRects()[0]
        if (rectangle && node.data[i] != ' ') {
          const line = Math.floor(((rectangle.top + rectangle.bottom) / 2 - top) / 100)
          if (line != current) offsets.push(before + i)
          current = line
        }
        i = next
      }
      before += node.data.length
    }
    box.remove()
    return offsets
  })
  await fetch('/', { method: 'POST', body: JSON.stringify(answer) })
})
</script><body></body>"""


def chromium(jobs):
    answer, done = [], threading.Event()

    class Handler(http.server.BaseHTTPRequestHandler):
        def log_message(self, *_):
            pass

        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(PAGE.replace("JOBS", json.dumps(jobs)).encode())

        def do_POST(self):
            answer.extend(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(200)
            self.end_headers()
            done.set()

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory() as profile:
        browser = subprocess.Popen(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={profile}",
             f"http://127.0.0.1:{server.server_address[1]}/"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            assert done.wait(300), "Chromium sent no results"
        finally:
            browser.terminate()
            browser.wait()
            server.shutdown()
    return answer


def main():
    jobs = [{"runs": text, "lineBreak": line, "wordBreak": word}
            for text in TEXTS for line in LINE_BREAKS for word in WORD_BREAKS]
    rows = [{**job, "breaks": breaks} for job, breaks in zip(jobs, chromium(jobs), strict=True)]
    header = {
        "about": "Where Chromium breaks each text in a box of width 0, as UTF-16 offsets; written by record.py.",
        "tool": subprocess.check_output(["dpkg-query", "-W", "-f", "${Package} ${Version}", "chromium"], text=True),
        "date": datetime.date.today().isoformat(),
    }
    dumps = lambda value: json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    text = dumps(header)[:-1] + ',"cases":[\n' + ",\n".join(map(dumps, rows)) + "]}\n"
    (HERE / "breaks.json").write_text(text, encoding="utf-8")
    print(f"{len(rows)} cases")


if __name__ == "__main__":
    main()
