package import FontEngine

/// Reads the settings of OpenType features in the syntax of `hb-shape`, without ranges of the text.
///
/// Settings are separated by commas or spaces. Each is a tag with a sign or a value, such as `smcp`, `-liga`, `ss01=2`,
/// or `kern=off`.
package struct FeatureSettings {
  private var rest: Substring.UTF8View

  /// Returns the features of a list, or `nil` if one is invalid.
  package static func features(_ text: String) -> [FontFeature]? {
    var features: [FontFeature] = []
    for part in text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      let settings = part.split(separator: UInt8(ascii: " "))
      if settings.isEmpty { return nil }
      for setting in settings {
        var reader = FeatureSettings(rest: setting)
        guard let feature = reader.feature() else { return nil }
        features.append(feature)
      }
    }
    return features
  }

  private mutating func feature() -> FontFeature? {
    var value: UInt32 = 1
    if skip("-") { value = 0 } else { _ = skip("+") }
    guard let tag = tag() else { return nil }
    // The range of the whole text.
    if skip("[") {
      _ = skip(":")
      guard skip("]") else { return nil }
    }
    if skip("=") {
      guard let given = self.value() else { return nil }
      value = given
    }
    return rest.isEmpty ? FontFeature(tag, value) : nil
  }

  /// Returns a tag of one to four letters, digits, or underscores, or of exactly four in quotation marks.
  private mutating func tag() -> OpenTypeTag? {
    let quotation = rest.first.flatMap { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") ? $0 : nil }
    if quotation != nil { rest.removeFirst() }
    let letters = takePrefix { $0 == UInt8(ascii: "_") || Self.isDigit($0) || Self.isLetter($0) }
    guard quotation == nil ? 1...4 ~= letters.count : letters.count == 4 else { return nil }
    if let quotation, rest.popFirst() != quotation { return nil }
    return OpenTypeTag(letters)
  }

  /// Returns a whole number, or 1 and 0 for `on` and `off`; `nil` if there is neither.
  private mutating func value() -> UInt32? {
    let word = takePrefix { Self.isDigit($0) || Self.isLetter($0) }.lowercased()
    switch word {
    case "on": return 1
    case "off": return 0
    default: return word.utf8.allSatisfy(Self.isDigit) ? UInt32(word) : nil
    }
  }

  private mutating func takePrefix(while isTaken: (UInt8) -> Bool) -> String {
    let taken = rest.prefix(while: isTaken)
    rest = rest.dropFirst(taken.count)
    return String(decoding: taken, as: UTF8.self)
  }

  /// Skips a character, and returns whether it was there.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }
}
