import CUnicode
import Synchronization

/// Finds where words may be hyphenated, with the dictionaries of libhyphen that are installed.
///
/// A dictionary is loaded when a word in its language is first asked about, and kept. Safe from any thread; no lock is held while
/// a dictionary is read or a word is looked up.
public final class Hyphenator: Sendable {
  /// Where Debian's packages `hyphen-*` put their dictionaries.
  public static let systemFolders = ["/usr/share/hyphen"]

  /// Longer words, in UTF-16 code units, are left whole: no dictionary was made for such.
  public static let longestWord = 128

  private let folders: HyphenationFolders
  private let minimumBefore: Int
  private let minimumAfter: Int
  private let loaded = Mutex<[String: HyphenationDictionary?]>([:])

  /// A hyphenator with the dictionaries `hyph_<language>.dic` of some folders, earlier ones first.
  ///
  /// At least `minimumBefore` and `minimumAfter` characters stay together at a word's start and end (CSS `hyphenate-limit-chars`
  /// has 2 and 2), and more where the dictionary says so.
  public init(folders: [String] = Hyphenator.systemFolders, minimumBefore: Int = 2, minimumAfter: Int = 2) {
    self.folders = HyphenationFolders(folders)
    self.minimumBefore = min(max(1, minimumBefore), Self.longestWord)
    self.minimumAfter = min(max(1, minimumAfter), Self.longestWord)
  }

  /// The dictionary for a language (BCP 47), or nil if none is installed.
  ///
  /// Looked for in this order, each in all folders: language, script and region; language and region; language and script; the
  /// language alone; its main country (`de_DE`, `en_US`); the first other region by name. So `de-AT` may get `hyph_de.dic`,
  /// and a tag that names no script gets no dictionary whose name has one.
  public func dictionaryPath(for language: String) -> String? { folders.path(for: language) }

  /// Where a word may be hyphenated: rising offsets of the code units that the next line would begin with.
  ///
  /// A word with soft hyphens (U+00AD) breaks behind those and nowhere else. Otherwise the dictionary decides; there are no places
  /// without one, in words with digits, in words of more than ``longestWord`` code units, inside grapheme clusters, and where the
  /// spelling would change at the break. Letters may be in either case, composed or not, apostrophes straight or curly. Linear
  /// in the word, and the first word of a language loads its dictionary: in libhyphen
  /// 2.8.8 that took 14 ms for the 11,000 patterns of Debian's English one, and 3 s for the 78,000 of its German one.
  public func breaks(inWord word: [UInt16], language: String) -> [Int] {
    let soft = word.indices.filter { word[$0] == Self.softHyphen }
    if !soft.isEmpty { return softBreaks(soft, in: word) }
    guard word.count <= Self.longestWord, word.count > minimumBefore + minimumAfter - 1,
      let dictionary = dictionary(for: language), let folded = FoldedWord(word)
    else { return [] }
    let starts = folded.starts
    // Character `hyphen` is the last before a break.
    let letters = Set(starts.dropLast()).count
    var before = 0
    var next = 0
    return dictionary.hyphens(in: folded.utf8).compactMap { hyphen in
      guard hyphen + 2 < starts.count, starts[hyphen + 1] > starts[hyphen] else { return nil }
      while next <= hyphen {
        if starts[next + 1] > starts[next] { before += 1 }
        next += 1
      }
      return before >= minimumBefore && letters - before >= minimumAfter ? starts[hyphen + 1] : nil
    }
  }

  /// Where the words of a text may be hyphenated: rising offsets, as ``breaks(inWord:language:)`` gives them for each word
  /// (UAX #29), in the language of its first character.
  ///
  /// Parts of a word that a hyphen joins are words of their own. Linear in the text. Throws ``FontError/Reason/resourceExhausted``
  /// and, once `cancellation` says so, ``FontError/Reason/cancelled``.
  /// The corresponding C function is `cu_words`.
  public func breaks(
    in text: [UInt16], languages: [LanguageRun], cancellation: Cancellation = .never
  ) throws(FontError) -> [Int] {
    var breaks: [Int] = []
    var run = 0
    // Words are not next to each other, but for those of some scripts.
    var words = [cu_range](repeating: cu_range(), count: min(text.count, TextBatches.size) / 4 + 8)
    try TextBatches(text: text, cancellation: cancellation).advance { place throws(FontError) in
      var count: Int32 = 0
      try unsafe check(
        cu_words(text, Int32(clamping: text.count), &place, &words, Int32(clamping: words.count), &count),
        "ubrk_open(UBRK_WORD)")
      if Int(count) > words.count {
        words = [cu_range](repeating: cu_range(), count: Int(count))
        return
      }
      for (index, word) in words.prefix(Int(count)).enumerated() {
        while run + 1 < languages.count, languages[run].end <= word.start { run += 1 }
        guard run < languages.count else { break }
        let units = Array(text[Int(word.start)..<Int(word.end)])
        for place in self.breaks(inWord: units, language: languages[run].language ?? "") {
          breaks.append(Int(word.start) + place)
        }
        if index & 0x3FF == 0 { try cancellation.check() }
      }
    }
    return breaks
  }

  private static let softHyphen: UInt16 = 0xAD

  /// Behind each soft hyphen that has something before and behind it.
  private func softBreaks(_ soft: [Int], in word: [UInt16]) -> [Int] {
    guard let first = word.firstIndex(where: { $0 != Self.softHyphen }),
      let last = word.lastIndex(where: { $0 != Self.softHyphen })
    else { return [] }
    return soft.filter { first < $0 && $0 < last && word[$0 + 1] != Self.softHyphen }.map { $0 + 1 }
  }

  /// The dictionary for a language, loaded when it is first asked for. Two threads may load one at once; the first is kept.
  private func dictionary(for language: String) -> HyphenationDictionary? {
    guard let path = folders.path(for: language) else { return nil }
    if let known = loaded.withLock({ $0[path] }) { return known }
    let fresh = HyphenationDictionary(path: path)
    return loaded.withLock { loaded in
      if let known = loaded[path] { return known }
      loaded[path] = .some(fresh)
      return fresh
    }
  }
}
