"""Skia's paragraph (skia-python) as a peer: reads a question a line as JSON, answers a line as JSON, until the input ends.

Times are CPU seconds of this thread.
"""
import json
import sys
import time

import skia

tl = skia.textlayout


def timed(body):
    start = time.thread_time_ns()
    body()
    return (time.thread_time_ns() - start) / 1e9


class Engine:
    def __init__(self, font, size, width, language):
        typeface = skia.FontMgr().makeFromFile(font)
        provider = tl.TypefaceFontProvider()
        provider.registerTypeface(typeface, "Peer")
        self.collection = tl.FontCollection()
        self.collection.setDefaultFontManager(provider)
        self.unicode = skia.Unicodes.ICU.Make()
        self.text_style = tl.TextStyle()
        self.text_style.setFontFamilies(["Peer"])
        self.text_style.setFontSize(size)
        self.text_style.setLocale(language)
        self.style = tl.ParagraphStyle()
        self.style.setTextStyle(self.text_style)
        self.width, self.texts, self.kept, self.next_width = width, [], None, 0
        self.line_height = self.build("x", 1e6).Height

    def build(self, text, width):
        builder = tl.ParagraphBuilder.make(self.style, self.collection, self.unicode)
        builder.pushStyle(self.text_style)
        builder.addText(text)
        paragraph = builder.Build()
        paragraph.layout(width)
        return paragraph

    def answer(self, paragraph):
        # The binding has no line count; all lines are equally high.
        return {"lines": round(paragraph.Height / self.line_height), "width": paragraph.LongestLine}

    def load(self, texts):
        self.texts = texts
        return {}

    def lay_out(self, count):
        def body():
            for text in self.texts[:count]:
                paragraph = self.build(text, self.width)
                paragraph.Height, paragraph.LongestLine
        return {"seconds": timed(body)}

    def keep(self, text):
        self.kept = self.build(self.texts[text], self.width)
        return {}

    def rewrap(self, widths, count):
        def body():
            for _ in range(count):
                self.next_width = (self.next_width + 1) % len(widths)
                self.kept.layout(widths[self.next_width])
                self.kept.Height, self.kept.LongestLine
        return {"seconds": timed(body)}

    def rewrap_answer(self, width):
        self.kept.layout(width)
        return self.answer(self.kept)

    def overhead(self):
        """What the calls of one cold layout cost by themselves: as many calls that do next to nothing."""
        calls, repeats = 7, 10_000

        def body():
            for _ in range(repeats):
                for _ in range(calls):
                    self.text_style.setFontSize(18.0)
        return {"seconds": timed(body) / repeats}


def main():
    engine = None
    for line in sys.stdin:
        question = json.loads(line)
        command = question.pop("command")
        try:
            if command == "open":
                engine = Engine(**question)
                reply = {"version": skia.__version__}
            elif command == "answer":
                reply = engine.answer(engine.build(engine.texts[question["text"]], engine.width))
            else:
                reply = getattr(engine, command.replace(" ", "_"))(**question)
        except Exception as error:  # whatever it is, the other side has to hear of it
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), flush=True)


main()
