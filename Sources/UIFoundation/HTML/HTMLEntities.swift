import Foundation

/// Characters that are written by their names or numbers.
enum HTMLEntities {
  /// The names of U+00A0 to U+00FF, which HTML reads also without a semicolon.
  private static let latin1 = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro \
    para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil \
    Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave \
    Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml \
    igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute \
    thorn yuml
    """
  private static let withoutSemicolon: [String: Unicode.Scalar] = {
    var names: [String: Unicode.Scalar] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "AMP": "&", "LT": "<", "GT": ">", "QUOT": "\"", "COPY": "©",
      "REG": "®",
    ]
    for (index, name) in latin1.split(separator: " ").enumerated() {
      names[String(name)] = Unicode.Scalar(UInt8(0xa0 + index))
    }
    return names
  }()
  private static let withSemicolon: [String: Unicode.Scalar] = [
    "apos": "'", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "sbquo": "‚",
    "ldquo": "“", "rdquo": "”", "bdquo": "„", "lsaquo": "‹", "rsaquo": "›", "bull": "•", "euro": "€",
    "ensp": "\u{2002}",
    "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200c}", "zwj": "\u{200d}", "lrm": "\u{200e}",
    "rlm": "\u{200f}", "dagger": "†", "Dagger": "‡", "permil": "‰", "prime": "′", "Prime": "″", "larr": "←",
    "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "minus": "−", "le": "≤", "ge": "≥", "ne": "≠", "asymp": "≈",
    "infin": "∞", "OElig": "Œ", "oelig": "œ", "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ",
  ]

  /// Returns text with the characters that its entities stand for. Unknown ones stay.
  ///
  /// In the value of an attribute, a name without a semicolon stays if a letter, a digit, or "=" comes next.
  static func decoded(_ text: Substring.UnicodeScalarView, isValue: Bool = false) -> String {
    var result = String.UnicodeScalarView()
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      if let found = rest.first == "#" ? numbered(rest) : named(rest, isValue) {
        result.append(found.scalar)
        rest = found.rest
      } else {
        result.append("&")
      }
    }
    result += rest
    return String(result)
  }

  private typealias Found = (scalar: Unicode.Scalar, rest: Substring.UnicodeScalarView)

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    "a"..."z" ~= scalar || "A"..."Z" ~= scalar || "0"..."9" ~= scalar
  }

  private static func named(_ text: Substring.UnicodeScalarView, _ isValue: Bool) -> Found? {
    let name = text.prefix(8).prefix(while: isWord)
    let rest = text[name.endIndex...]
    if rest.first == ";", let scalar = withSemicolon[String(name)] ?? withoutSemicolon[String(name)] {
      return (scalar, rest.dropFirst())
    }
    for count in stride(from: min(name.count, 6), to: 1, by: -1) {
      guard let scalar = withoutSemicolon[String(name.prefix(count))] else { continue }
      let rest = text.dropFirst(count)
      if isValue, let next = rest.first, next == "=" || isWord(next) { return nil }
      return (scalar, rest)
    }
    return nil
  }

  /// Numbers that are no characters are U+FFFD, and 128 to 159 are those of Windows' code page 1252.
  private static func numbered(_ text: Substring.UnicodeScalarView) -> Found? {
    let isHexadecimal = ["x", "X"].contains(text.dropFirst().first)
    let digits = text.dropFirst(isHexadecimal ? 2 : 1).prefix {
      $0.isASCII && $0.properties.isASCIIHexDigit && (isHexadecimal || "0"..."9" ~= $0)
    }
    guard !digits.isEmpty else { return nil }
    let rest = text[digits.endIndex...]
    let number = UInt32(String(digits), radix: isHexadecimal ? 16 : 10)
    return (scalar(number), rest.first == ";" ? rest.dropFirst() : rest)
  }

  private static func scalar(_ number: UInt32?) -> Unicode.Scalar {
    guard let number, number > 0, let scalar = Unicode.Scalar(number) else { return "\u{fffd}" }
    guard 0x80...0x9f ~= number else { return scalar }
    return String(bytes: [UInt8(number)], encoding: .windowsCP1252)?.unicodeScalars.first ?? scalar
  }
}
