import CUnicode

/// A dictionary file converted to UTF-8, so that all words are looked up in one encoding.
struct HyphenationPatterns {
  /// The file for libhyphen, whose first line is UTF-8.
  let utf8: [UInt8]

  /// Converts a file. Returns `nil` unless its first line names UTF-8 or a single-byte character set.
  ///
  /// Lines of more than `longestLine` bytes are left out: libhyphen reads 99 bytes at a time and would write past its
  /// buffers. Only comments are that long, never patterns.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted``.
  init?(_ file: [UInt8], subject: String) throws(FontError) {
    let first = file.prefix { $0 != 0x0A }
    let charset = String(decoding: first.prefix { $0 > 0x20 && $0 < 0x7F }, as: UTF8.self)
    guard let characters = try Self.characters(of: charset, subject: subject) else { return nil }
    var text = Array("UTF-8\n".utf8)
    text.reserveCapacity(file.count + file.count / 8)
    var line = text.count
    for byte in file.dropFirst(first.count + 1) {
      if byte == 0x0A {
        text.append(byte)
        if text.count - line > Self.longestLine + 1 { text.removeSubrange(line...) }
        line = text.count
      } else if let characters, byte >= 0x80 {
        text += characters[Int(byte)]
      } else {
        // libhyphen would end the line at a 0 byte, and read the rest as another line.
        text.append(byte == 0 ? 0x25 : byte)
      }
    }
    if text.count - line > Self.longestLine { text.removeSubrange(line...) }
    utf8 = text
  }

  /// The size of libhyphen's buffer, 100, less one byte each for the line end, the final 0, and a byte that it writes
  /// past the end.
  private static let longestLine = 97

  /// Returns the bytes of a character set in UTF-8: an inner `nil` for UTF-8 itself, an outer one for an unknown
  /// character set.
  ///
  /// Dictionaries name character sets as "ISO8859-1", "KOI8-R", or "microsoft-cp1251"; ICU knows the last one without
  /// its prefix. The corresponding C function is `ucnv_open`.
  private static func characters(of charset: String, subject: String) throws(FontError) -> [[UInt8]]?? {
    if charset == "UTF-8" { return .some(nil) }
    let name = charset.hasPrefix("microsoft-") ? String(charset.dropFirst(10)) : charset
    var characters = [UInt16](repeating: 0, count: 256)
    if name.isEmpty { return nil }
    let isKnown = try MemoryWatch.checking("ucnv_open", subject) {
      unsafe cu_byte_characters(name, &characters) == 0
    }
    guard isKnown else { return nil }
    return characters.map { unit in Unicode.Scalar(unit).map { Array(String($0).utf8) } ?? [] }
  }
}
