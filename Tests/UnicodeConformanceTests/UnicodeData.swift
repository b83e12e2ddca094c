import Foundation

/// The test files of the Unicode Character Database 15.0, from Debian's package unicode-data.
enum UnicodeData {
  /// A nonempty line of a test file, and its number from 1.
  struct Line: Sendable {
    let number: Int
    let text: Substring
  }

  /// Returns the lines of a file below `/usr/share/unicode`, without comments and empty lines.
  static func lines(of file: String) throws -> [Line] {
    let text = try String(contentsOfFile: "/usr/share/unicode/\(file)", encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      let content = line.prefix { $0 != "#" }.drop { $0 == " " || $0 == "\u{FEFF}" }
      return content.allSatisfy(\.isWhitespace) ? nil : Line(number: index + 1, text: content)
    }
  }

  /// Returns code points as UTF-16, with surrogates unchanged, and the offset of each code point and of the end.
  static func units(_ codePoints: [UInt32]) -> (units: [UInt16], starts: [Int]) {
    var units: [UInt16] = []
    var starts: [Int] = []
    for point in codePoints {
      starts.append(units.count)
      if point < 0x10000 {
        units.append(UInt16(point))
      } else {
        units.append(UInt16(0xD800 + (point - 0x10000) >> 10))
        units.append(UInt16(0xDC00 + (point - 0x10000) & 0x3FF))
      }
    }
    return (units, starts + [units.count])
  }
}
