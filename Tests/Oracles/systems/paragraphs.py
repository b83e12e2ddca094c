#!/usr/bin/env python3
"""Writes paragraphs.txt: 100 paragraphs in each of 20 languages, from the translations of Django's messages.

    pip download --no-deps django==5.2.19
    Tests/Oracles/systems/paragraphs.py django-5.2.19-py3-none-any.whl

The messages are sentences of people who write the language. A paragraph is two to five of them, in an order that follows
from a seed. Their placeholders get numbers, dates, addresses, and words of the language. Some sentences get the language's
quotation marks, a dash, or something in parentheses. The same package gives the same file with every version of Python.
"""
import gettext
import hashlib
import html
import io
import pathlib
import random
import re
import sys
import unicodedata
import zipfile

PACKAGE = "django-5.2.19-py3-none-any.whl"
SHA256 = "5965d974a5218a2b68a11dd1276434707f23886525c23f0598eccedaf4f4ca00"
COUNT = 100

# The folder of the translation, quotation marks, what joins two sentences with a dash, what ends a sentence, and the range
# of the characters that most of a message must have.
LATIN, CYRILLIC = "A-Za-zÀ-ɏḀ-ỿ", "Ѐ-ӿ"
LANGUAGES = {
    "en": ("en", "“”", "—", ".", LATIN),
    "de": ("de", "„“", " – ", ".", LATIN),
    "fr": ("fr", "«\u00a0 \u00a0»", " – ", ".", LATIN),
    "es": ("es", "«»", " —", ".", LATIN),
    "pl": ("pl", "„”", " – ", ".", LATIN),
    "cs": ("cs", "„“", " – ", ".", LATIN),
    "tr": ("tr", "“”", " – ", ".", LATIN),
    "vi": ("vi", "“”", " – ", ".", LATIN),
    "el": ("el", "«»", " – ", ".", "Ͱ-Ͽἀ-῿"),
    "ru": ("ru", "«»", " — ", ".", CYRILLIC),
    "uk": ("uk", "«»", " — ", ".", CYRILLIC),
    "he": ("he", "„”", " – ", ".", "א-ת"),
    "ar": ("ar", "«»", " – ", ".", "ء-ي"),
    "fa": ("fa", "«»", " – ", ".", "ء-ۓ"),
    "hi": ("hi", "“”", " – ", "।", "ऀ-ॿ"),
    "th": ("th", "“”", " – ", "", "ก-๛"),
    "zh-Hans": ("zh_Hans", "“”", "——", "。", "一-鿿"),
    "ja": ("ja", "「」", "――", "。", "ぁ-ヿ一-鿿"),
    "ko": ("ko", "“”", " – ", ".", "가-힣"),
    "hy": ("hy", "«»", " – ", "։", "Ա-֏"),
}
# These have no spaces between sentences, and more in a character than the others.
WITHOUT_SPACES = {"zh-Hans", "ja"}

NUMBERS = ["3", "12", "150", "1,024", "2 048", "65.536", "3.14", "−40", "1/2", "0", "99.9"]
DATES = ["2024-02-29", "17.03.2025", "11/27/2026", "08:45", "23:59:59", "2019–2024"]
ADDRESSES = [
    "https://example.org/reports/2024/summary-of-the-year.html?page=2&sort=name#part-3", "http://example.com/",
    "ftp://files.example.net/pub/a_b/archive-1.2.tar.gz", "/usr/share/fonts/truetype/", "C:\\Users\\example\\notes.txt",
    "someone.else@mail.example.org", "www.example.net/~user/index.php", "192.168.0.1:8080", "2001:db8::1",
]
ASIDES = [
    "(12 %)", "[42]", "(1 + 2 = 3)", "(+49 30 1234-5678)", "(§ 4.2)", "{a, b, c}", "(€ 19.99)", "($1,234.56)", "(№ 7)",
    "(5.2.1-beta)", "[DD] [HH:[MM:]]ss", "(10 × 15 cm)", "(A/B)", "(≈ 3.5 kg)", "(1–9)",
]
# Messages that name languages, days, and months, whose translations stand in for words.
WORDS = [
    "German", "Greek", "English", "Spanish", "French", "Japanese", "Korean", "Polish", "Turkish", "Ukrainian",
    "Vietnamese", "Simplified Chinese", "Monday", "Thursday", "Sunday", "January", "April", "August", "December", "user",
    "password", "group", "Home", "Save", "Delete",
]
PLACEHOLDER = re.compile(r"%\((\w+)\)[srd]|%[srd]|\{(\w*)\}")
NUMERIC = re.compile(r"count|num|limit|length|max|min|value|offset|id|pk|nth|page|version|code")


def catalog(package, folder):
    """The translations of all of Django's parts, from the message in English; of a message with plurals the last form."""
    found = {}
    for name in sorted(package.namelist()):
        if name.endswith(f"/locale/{folder}/LC_MESSAGES/django.mo"):
            with io.BytesIO(package.read(name)) as file:
                translations = gettext.GNUTranslations(file)._catalog
            for key, text in translations.items():
                if key and text:
                    found[key if isinstance(key, str) else key[0]] = text
    return found


def sentences(texts, letters, least):
    """Messages of some length that are mostly in the language's script, on one line and without markup, each once."""
    found = {}
    for text in texts:
        plain = re.sub(r"[ \t\r\n]+", " ", html.unescape(text).replace("%%", "%")).strip(" \xa0\u200b")
        bare = PLACEHOLDER.sub("", plain)
        if not re.search("<|%[(]", bare) and len(bare) >= least and len(re.findall(f"[{letters}]", bare)) * 2 > len(bare):
            found[plain] = True
    return sorted(found)


def paragraphs(language, package):
    folder, marks, dash, stop, letters = LANGUAGES[language]
    is_dense = language in WITHOUT_SPACES
    # English is what the translations are from.
    translated = catalog(package, "de" if folder == "en" else folder)
    if folder == "en":
        translated = {key: key for key in translated}
    words = [translated[word] for word in WORDS if word in translated]
    opening, closing = marks.split(" ") if " " in marks else marks
    generator = random.Random(f"Galley {language}")

    def pick(choices):
        return choices[int(generator.random() * len(choices))]

    def is_one_of(share):
        return generator.random() < share

    def fill(match):
        name = match[1] or match[2] or ""
        if match[0].endswith("d") or NUMERIC.search(name):
            return pick(NUMBERS)
        if re.search("url|link|path|directory|site", name):
            return pick(ADDRESSES)
        if re.search("date|time|lookup|format", name):
            return pick(DATES)
        return pick(words)

    pool = sentences(translated.values(), letters, 10 if is_dense else 22)
    order = []

    def sentence():
        nonlocal order
        if not order:
            order = sorted(pool, key=lambda _: generator.random())
        text = PLACEHOLDER.sub(fill, order.pop())
        if is_one_of(0.2):
            text = opening + text + closing
        if is_one_of(0.25):
            text += ("" if is_dense else " ") + pick(ASIDES)
        if is_one_of(0.12):
            text += ("" if is_dense else " ") + pick(ADDRESSES)
        return text

    def joined(first, second):
        if is_one_of(0.15):
            return first.rstrip(".。।։") + dash + second
        ends = unicodedata.category(first[-1]) in ("Po", "Pf", "Pe", "Pi")
        return first + ("" if ends else stop) + ("" if is_dense else " ") + second

    for _ in range(COUNT):
        text = sentence()
        length = (40 if is_dense else 75) + int(generator.random() * (35 if is_dense else 60))
        while len(text) < length:
            text = joined(text, sentence())
        yield text


def main():
    data = pathlib.Path(sys.argv[1]).read_bytes()
    if hashlib.sha256(data).hexdigest() != SHA256:
        sys.exit(f"{sys.argv[1]} is not {PACKAGE}")
    package = zipfile.ZipFile(io.BytesIO(data))
    parts = [
        "# 100 paragraphs in each of 20 languages, one a line. paragraphs.py wrote them from the translations of Django\n"
        f"# 5.2.19 ({PACKAGE}, SHA-256 {SHA256[:32]}\n# {SHA256[32:]}); license: DJANGO-LICENSE.txt.\n"
    ]
    for language in LANGUAGES:
        parts.append(f"= {language}\n" + "".join(text + "\n" for text in paragraphs(language, package)))
    (pathlib.Path(__file__).parent / "paragraphs.txt").write_text("".join(parts), encoding="utf-8")


main()
