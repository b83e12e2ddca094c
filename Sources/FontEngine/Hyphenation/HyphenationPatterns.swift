import CUnicode

/// A dictionary file in UTF-8, whatever it was written in, so that words are looked up in one encoding.
struct HyphenationPatterns {
  /// The file for libhyphen: its first line says UTF-8.
  let utf8: [UInt8]

  /// Reads a file; nil where its first line names no character set of single bytes, nor UTF-8.
  ///
  /// Lines of more than ``longestLine`` bytes are left out: libhyphen reads 99 at a time and would write past its buffers. No
  /// pattern is so long, only comments.
  init?(_ file: [UInt8]) {
    let first = file.prefix { $0 != 0x0A }
    let charset = String(decoding: first.prefix { $0 > 0x20 && $0 < 0x7F }, as: UTF8.self)
    guard let characters = Self.characters(of: charset) else { return nil }
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
        // A byte of 0 would end the line for libhyphen, and the rest of it would be a line of its own.
        text.append(byte == 0 ? 0x25 : byte)
      }
    }
    if text.count - line > Self.longestLine { text.removeSubrange(line...) }
    utf8 = text
  }

  /// One byte for the line end and one for the final 0 less than libhyphen's buffer of 100, and one that it writes beyond.
  private static let longestLine = 97

  /// What the bytes of a character set are in UTF-8; an inner nil for UTF-8, an outer one for what cannot be read.
  ///
  /// Dictionaries write "ISO8859-1", "KOI8-R", "microsoft-cp1251"; ICU knows the last without its first word. The corresponding
  /// C function is `ucnv_open`.
  private static func characters(of charset: String) -> [[UInt8]]?? {
    if charset == "UTF-8" { return .some(nil) }
    let name = charset.hasPrefix("microsoft-") ? String(charset.dropFirst(10)) : charset
    var characters = [UInt16](repeating: 0, count: 256)
    guard !name.isEmpty, unsafe cu_byte_characters(name, &characters) == 0 else { return nil }
    return characters.map { unit in Unicode.Scalar(unit).map { Array(String($0).utf8) } ?? [] }
  }
}
