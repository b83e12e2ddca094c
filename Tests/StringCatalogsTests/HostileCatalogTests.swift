import Foundation
import TestSupport
import Testing

@testable import StringCatalogs

/// Invalid catalogs (robustness.md, "The tool").
@Suite struct HostileCatalogTests {
  private static let xcstrings = #"{"sourceLanguage":"en","strings":{"a":{}}}"#
  private static let strings = "\"a\" = \"b\";\n"

  @Test(
    "invalid content is an error with a position",
    arguments: ["xcstrings", "strings", "stringsdict"],
    [
      "truncated", "brackets", "braces", "UTF-8", "duplicate", "type", "number", "NUL", "binary", "garbage",
    ])
  func bad(kind: String, fault: String) throws {
    let isJSON = kind == "xcstrings"
    let text = isJSON ? Self.xcstrings : Self.strings
    let depth = Rounds.count(quick: 50_000, full: 1_000_000)
    let content: Data =
      switch fault {
      case "truncated": Data(text.utf8.dropLast(3))
      case "brackets": Data(repeating: UInt8(ascii: isJSON ? "[" : "("), count: depth)
      case "braces": Data(String(repeating: isJSON ? "{\"a\":" : "{a=", count: depth).utf8)
      case "UTF-8": Data(text.utf8.prefix(5)) + [0xFF, 0xFE] + Data(text.utf8.dropFirst(5))
      case "duplicate":
        Data((isJSON ? text.replacing("\"a\":{}", with: "\"a\":{},\"a\":{}") : text + text).utf8)
      case "type": Data((isJSON ? text.replacing("{}", with: "[]") : "a = (b);").utf8)
      case "number": Data((isJSON ? text.replacing("{}", with: "1e400") : "<real>1e400</real>").utf8)
      case "NUL": Data(text.utf8.dropLast(2)) + [0, 0, 0]
      case "binary": Data("bplist00".utf8) + Data(repeating: 0xFF, count: 40)
      default: Data((0..<5_000).map { UInt8(truncatingIfNeeded: ($0 &* 7919) >> 3) })
      }
    let file = try #require(CatalogFile(path: "a.\(kind)"))
    let error = try #require(throws: CatalogError.self) { try file.strings(in: Array(content)) }
    #expect(error.kind == .invalid && error.file == "a.\(kind)" && error.line >= 1 && error.column >= 1)
    #expect(!error.reason.isEmpty && !error.reason.contains("\n"))
  }
}
