import Foundation
import TestSupport
import Testing

/// The test files of the Unicode Character Database, from the archives in the folder Unicode.
enum UnicodeData {
  /// The version of Unicode that ships.
  static let current = "18.0.0"

  /// The folder with the archives and the generator.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Unicode")

  /// A nonempty line of a test file, and its number from 1.
  struct Line: Sendable {
    let number: Int
    let text: Substring
  }

  /// Returns the lines of a file of a version, without comments and empty lines.
  ///
  /// - Parameter step: If it isn't 1, only each line whose number it divides, and those that begin with `@`.
  static func lines(of file: String, version: String = current, step: Int = 1) throws -> [Line] {
    let archive = folder.appendingPathComponent("\(version).tar.xz").path
    let text = [UInt8](try ProgramRun("tar", ["--extract", "--to-stdout", "--file", archive, "./\(file)"]).data)
    // Only the lines that are returned become strings, which take long in debug builds.
    let bytes = text.span
    var lines: [Line] = []
    var (start, number) = (0, 0)
    while start < text.count {
      var end = start
      while end < text.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      number += 1
      if number % step == 0 || bytes[start] == UInt8(ascii: "@") {
        let line = String(decoding: text[start..<end], as: UTF8.self)
        let content = line.prefix { $0 != "#" }.drop { $0 == " " || $0 == "\u{FEFF}" }
        if !content.allSatisfy(\.isWhitespace) { lines.append(Line(number: number, text: content)) }
      }
      start = end + 1
    }
    return lines
  }

  /// Returns the code points and breaks of a line in the notation of the break tests: code points separated by ÷ (a
  /// break) or × (none).
  static func breakTest(_ line: Line) throws -> (codePoints: [UInt32], breaks: [Bool]) {
    var codePoints: [UInt32] = []
    var breaks: [Bool] = []
    for word in line.text.split(whereSeparator: \.isWhitespace) {
      if word == "÷" || word == "×" {
        breaks.append(word == "÷")
      } else {
        codePoints.append(try #require(UInt32(word, radix: 16)))
      }
    }
    return (codePoints, breaks)
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
