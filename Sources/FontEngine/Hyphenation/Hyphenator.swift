import CUnicode
import Synchronization

/// Finds where words may be hyphenated, using the installed libhyphen dictionaries.
///
/// A dictionary is loaded when the first word in its language is looked up, once for all hyphenators of the process, and
/// stays in memory while one of them has used it. A hyphenator is safe to use from any thread, and holds no lock while it
/// looks up a word. Threads that need the same dictionary wait until one of them has loaded it.
public final class Hyphenator: Sendable {
  /// The folders in which Debian's packages `hyphen-*` install their dictionaries.
  public static let systemFolders = ["/usr/share/hyphen"]

  /// The length of the longest word that is hyphenated, in UTF-16 code units. Dictionaries are not made for longer
  /// words.
  public static let longestWord = 128

  private let folders: HyphenationFolders
  private let minimumBefore: Int
  private let minimumAfter: Int
  private let dictionaries: HyphenationDictionaries
  private let loaded = Mutex<[String: HyphenationDictionary?]>([:])

  /// Creates a hyphenator for the dictionaries `hyph_<language>.dic` in `folders`, of which earlier ones take
  /// precedence.
  ///
  /// At least `minimumBefore` characters stay together at the start of a word and `minimumAfter` at its end, or more if
  /// the dictionary says so. The defaults are those of CSS `hyphenate-limit-chars`, 2 and 2.
  public convenience init(
    folders: [String] = Hyphenator.systemFolders, minimumBefore: Int = 2, minimumAfter: Int = 2
  ) {
    self.init(folders: folders, minimumBefore: minimumBefore, minimumAfter: minimumAfter, .shared)
  }

  init(folders: [String], minimumBefore: Int, minimumAfter: Int, _ dictionaries: HyphenationDictionaries) {
    self.dictionaries = dictionaries
    self.folders = HyphenationFolders(folders)
    self.minimumBefore = min(max(1, minimumBefore), Self.longestWord)
    self.minimumAfter = min(max(1, minimumAfter), Self.longestWord)
  }

  /// Returns the path of the dictionary for a language (BCP 47), or `nil` if none is installed.
  ///
  /// Each of these is looked up in all folders, in this order: language, script, and region; language and region;
  /// language and script; the language alone; its main country (`de_DE`, `en_US`); the first other region by name. So
  /// `de-AT` may get `hyph_de.dic`, and a tag without a script never gets a dictionary whose name has one.
  /// Also `nil` if the folders cannot be read now.
  public func dictionaryPath(for language: String) -> String? { (try? folders.path(for: language)) ?? nil }

  /// Returns where a word may be hyphenated: ascending offsets of the code units that would begin the next
  /// line.
  ///
  /// A word with soft hyphens (U+00AD) breaks after these and nowhere else. Otherwise the dictionary decides. There are
  /// no offsets without a dictionary, in words with digits, in words of more than ``longestWord`` code units, inside
  /// grapheme clusters, and where the break would change the spelling. Letters may be uppercase or lowercase, composed
  /// or not, and apostrophes straight or curly.
  ///
  /// The first word in a language loads its dictionary, in time proportional to its size.
  ///
  /// - Complexity: O(*n*) in the length of the word.
  /// - Throws: ``FontError/Reason/unreadable`` if the dictionary exists but cannot be read, or
  ///   ``FontError/Reason/resourceExhausted``. The next call loads it again.
  public func breaks(inWord word: [UInt16], language: String) throws(FontError) -> [Int] {
    try breaks(inWord: word, language: language, .never)
  }

  private func breaks(
    inWord word: [UInt16], language: String, _ cancellation: Cancellation
  ) throws(FontError) -> [Int] {
    if word.contains(Self.softHyphen) { return softBreaks(in: word) }
    guard word.count <= Self.longestWord, word.count > minimumBefore + minimumAfter - 1,
      let dictionary = try dictionary(for: language, cancellation), let folded = try FoldedWord(word)
    else { return [] }
    let starts = folded.starts
    // Character `hyphen` is the last one before a break.
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

  /// Returns where the words of a text may be hyphenated, as ascending offsets.
  ///
  /// Each word (UAX #29) is looked up as in ``breaks(inWord:language:)``, in the language of its first character. The
  /// parts of a hyphenated compound are separate words. The corresponding C function is `cu_words`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  /// - Throws: ``FontError``, as ``breaks(inWord:language:)`` does, or ``FontError/Reason/cancelled`` once
  ///   `cancellation` is canceled.
  public func breaks(
    in text: [UInt16], languages: [LanguageRun], cancellation: Cancellation = .never
  ) throws(FontError) -> [Int] {
    var breaks: [Int] = []
    var run = 0
    var state = cu_break_state()
    var words = [cu_range](repeating: cu_range(), count: min(text.count, TextBatches.size) / 4 + 8)
    try TextBatches(text: text, cancellation: cancellation).advance { offset throws(FontError) in
      let count = unsafe cu_words(
        text, Int32(clamping: text.count), &state, &words, Int32(truncatingIfNeeded: words.count))
      offset = state.offset
      for (index, word) in words.prefix(Int(count)).enumerated() {
        while run + 1 < languages.count, languages[run].end <= word.start { run += 1 }
        guard run < languages.count else { break }
        let units = Array(text[Int(word.start)..<Int(word.end)])
        for offset in try self.breaks(inWord: units, language: languages[run].language ?? "", cancellation) {
          breaks.append(Int(word.start) + offset)
        }
        if index & 0x3FF == 0 { try cancellation.check() }
      }
    }
    return breaks
  }

  private static let softHyphen: UInt16 = 0xAD

  /// Returns the offsets after soft hyphens that have other characters both before and after them.
  private func softBreaks(in word: [UInt16]) -> [Int] {
    guard let first = word.firstIndex(where: { $0 != Self.softHyphen }),
      let last = word.lastIndex(where: { $0 != Self.softHyphen })
    else { return [] }
    return (first..<last).filter { word[$0] == Self.softHyphen && word[$0 + 1] != Self.softHyphen }.map { $0 + 1 }
  }

  /// Returns the dictionary for a language, loading it on first use.
  ///
  /// - Throws: ``FontError``, as ``HyphenationDictionary/init(path:cancellation:)`` does; nothing is cached then.
  private func dictionary(
    for language: String, _ cancellation: Cancellation
  ) throws(FontError) -> HyphenationDictionary? {
    guard let path = try folders.path(for: language) else { return nil }
    if let known = loaded.withLock({ $0[path] }) { return known }
    let fresh = try dictionaries.dictionary(path: path, cancellation)
    loaded.withLock { $0[path] = .some(fresh) }
    return fresh
  }
}

extension Hyphenator: Hashable {
  /// Returns whether two hyphenators are the same object. Different objects may find different dictionaries.
  public static func == (left: Hyphenator, right: Hyphenator) -> Bool { left === right }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
