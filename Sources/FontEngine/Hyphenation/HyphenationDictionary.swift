import CUnicode
import Glibc

/// A loaded dictionary in the format of libhyphen.
///
/// Galley reads the patterns, and libhyphen the rest of the file; libhyphen finds the patterns of a word. Dictionaries are
/// trusted as much as code.
@safe
final class HyphenationDictionary: @unchecked Sendable {
  // Proof of @unchecked Sendable: `hnj_hyphen_hyphenate2` and its callees (libhyphen 2.8.8, hyphen.c) only read the
  // dictionary, and write only to memory that the caller passes or that they allocate. Nothing else accesses it after
  // `init`.
  private let dictionary: UnsafeMutableRawPointer

  /// Loads a dictionary. Returns `nil` if it is missing, not readable for the process, too large, or in an unknown
  /// character set.
  ///
  /// If memory runs out inside libhyphen, libhyphen prints a message and ends the process (libhyphen 2.8.8,
  /// hnjalloc.c), as the Swift runtime does. The corresponding C function is `hnj_hyphen_load_file`, in
  /// `cu_hyphenation_load`. It would read the patterns of Debian's German dictionary, 78,000, in 2.3 s.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  /// - Throws: ``FontError/Reason/resourceExhausted``, ``FontError/Reason/unreadable``, or
  ///   ``FontError/Reason/cancelled``.
  init?(path: String, cancellation: Cancellation = .never) throws(FontError) {
    let file: FontBytes
    do {
      file = try FontBytes.reading(path: path, limit: Self.maximumSize)
    } catch {
      if error.isTransient { throw error }
      return nil
    }
    let bytes = unsafe Array(UnsafeBufferPointer(start: file.base, count: file.count))
    guard let text = try HyphenationPatterns(bytes, subject: path)?.utf8 else { return nil }
    let levels = try HyphenationLevels(text, cancellation)
    guard let loaded = unsafe cu_hyphenation_load(levels.directives, levels.directives.count) else {
      throw Self.failure("hnj_hyphen_load_file", path)
    }
    unsafe dictionary = loaded
    for (index, automaton) in levels.automata.enumerated() {
      try cancellation.check()
      let tables = automaton.tables
      let code = unsafe cu_hyphenation_set_patterns(
        loaded, Int32(truncatingIfNeeded: index), levels.automata.count == 1 ? 1 : 0,
        Int32(truncatingIfNeeded: automaton.count), tables.firsts, tables.fallbacks, tables.matchStarts,
        tables.replaced, tables.letters, tables.targets, tables.matches, tables.matches.count)
      guard code == 0 else { throw Self.failure("cu_hyphenation_set_patterns", path) }
    }
  }

  deinit { unsafe cu_hyphenation_free(dictionary) }

  private static func failure(_ operation: String, _ path: String) -> FontError {
    FontError(.resourceExhausted, operation: operation, subject: path, code: ENOMEM)
  }

  /// The size of the largest dictionary that is read, in bytes. Debian's have at most 2 MB, and take ten times that in
  /// memory.
  private static let maximumSize = 16 << 20

  /// Returns the positions in a lowercase UTF-8 word after which a hyphen may follow, as indices of characters.
  ///
  /// The dictionary's own minimum number of characters on each side is respected. A position where hyphenation would
  /// change the spelling ("Schiffahrt" to "Schiff-fahrt" in old German) is left out, since lines contain only the
  /// letters of the text. The corresponding C function is `hnj_hyphen_hyphenate2`, in `cu_hyphenate`.
  func hyphens(in word: [UInt8]) -> [Int] {
    guard !word.isEmpty else { return [] }
    var hyphens = [CChar](repeating: 0, count: word.count + 5)
    let terminated = word.map { CChar(bitPattern: $0) } + [0]
    guard unsafe cu_hyphenate(dictionary, terminated, Int32(word.count), &hyphens) == 0 else { return [] }
    // The positions are those of characters, not bytes.
    return word.indices.prefix { hyphens[$0] != 0 }.filter { hyphens[$0] & 1 == 1 }
  }
}
