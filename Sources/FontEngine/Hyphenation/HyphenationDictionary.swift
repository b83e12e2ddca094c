import CUnicode

/// One dictionary of libhyphen, loaded.
///
/// Dictionaries are trusted as programs are: libhyphen checks little of what a pattern says.
@safe
final class HyphenationDictionary: @unchecked Sendable {
  // Proof of @unchecked Sendable: `hnj_hyphen_hyphenate2` and what it calls (libhyphen 2.8.8, hyphen.c) only read a dictionary
  // and write to memory that the caller hands in or that they allocate, and nothing else touches it after `init`.
  private let dictionary: UnsafeMutableRawPointer

  /// Loads a dictionary; nil where it is missing, too large, in an unknown character set, or memory runs out.
  /// The corresponding C function is `hnj_hyphen_load_file`, in `cu_hyphenation_load`.
  init?(path: String) {
    guard let file = try? FontBytes.reading(path: path), file.count <= Self.maximumSize,
      let text = unsafe HyphenationPatterns(Array(UnsafeBufferPointer(start: file.base, count: file.count)))?.utf8,
      let loaded = unsafe cu_hyphenation_load(text, text.count)
    else { return nil }
    unsafe dictionary = loaded
  }

  deinit { unsafe cu_hyphenation_free(dictionary) }

  /// The largest dictionary that is read: those of Debian have at most 2 MB, and take ten times that in memory.
  private static let maximumSize = 16 << 20

  /// After which characters of a word, in UTF-8 and lower case, a hyphen may stand; the dictionary's own minimum of
  /// characters on either side is kept.
  ///
  /// Where hyphenating would change the spelling ("Schiffahrt", "Schiff-fahrt" in old German), there is none: lines are made of the
  /// letters that are there. The corresponding C function is `hnj_hyphen_hyphenate2`, in `cu_hyphenate`.
  func hyphens(in word: [UInt8]) -> [Int] {
    guard !word.isEmpty else { return [] }
    var hyphens = [CChar](repeating: 0, count: word.count + 5)
    let terminated = word.map { CChar(bitPattern: $0) } + [0]
    guard unsafe cu_hyphenate(dictionary, terminated, Int32(word.count), &hyphens) == 0 else { return [] }
    // The positions are those of characters, not bytes.
    return word.indices.prefix { hyphens[$0] != 0 }.filter { hyphens[$0] & 1 == 1 }
  }
}
