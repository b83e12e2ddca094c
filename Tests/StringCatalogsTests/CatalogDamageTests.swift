import TestSupport
import Testing

@testable import StringCatalogs

/// Truncated and changed files: each is read, or is an error that names a position in it. None crashes the process.
@Suite struct CatalogDamageTests {
  /// A file of each kind that uses every feature of its reader.
  static let samples: [(name: String, text: String)] = [
    ("a.strings", "/* c */ \"k\\U00e9\\101\\n\" = \"v %@ é\u{1F6A2}\"; // d\n'x' = y; z;\n"),
    (
      "a.stringsdict",
      """
      <?xml version="1.0"?><!DOCTYPE plist PUBLIC "a" "b"><plist version="1.0"><dict><!-- c --><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@ &amp;<![CDATA[<]]>&#233;</string>
      <key>n</key><dict><key>one</key><string>%d é</string><key>other</key><string/></dict></dict></dict></plist>
      """
    ),
    (
      "a.xcstrings",
      #"""
      {"sourceLanguage":"en","version":1.0e0,"strings":{"k":{"shouldTranslate":true,"localizations":{"de":{"variations":
      {"plural":{"one":{"stringUnit":{"value":"\u00e9\ud83d\udea2 %#@a@"}}}},"substitutions":{"a":{"variations":{"plural":
      {"other":{"stringUnit":{"value":"%arg"}}}}}}},"fr":{"stringSet":{"values":["é",""]}}}}}}
      """#
    ),
  ]

  private func read(_ bytes: [UInt8], _ name: String) throws -> Bool {
    let file = try #require(CatalogFile(path: name))
    do {
      _ = try file.strings(in: bytes)
      return true
    } catch {
      #expect(error.file == name && error.line >= 1 && error.column >= 1 && !error.reason.isEmpty)
      return false
    }
  }

  @Test("undamaged files can be read", arguments: samples)
  func whole(name: String, text: String) throws {
    #expect(try read(Array(text.utf8), name))
  }

  @Test("truncated files are rejected or read without a crash", arguments: samples)
  func cut(name: String, text: String) throws {
    let bytes = Array(text.utf8)
    for count in bytes.indices { _ = try read(Array(bytes[..<count]), name) }
  }

  @Test("files with a changed, missing, or doubled byte are rejected or read without a crash", arguments: samples)
  func changed(name: String, text: String) throws {
    let bytes = Array(text.utf8)
    for offset in Rounds.some(of: Array(bytes.indices), quick: bytes.count / 2) {
      for byte in [0, 0x0A, 0x22, 0x25, 0x3C, 0x5C, 0x7B, 0x80, 0xFF, bytes[offset] ^ 1] as [UInt8] {
        var changed = bytes
        changed[offset] = byte
        _ = try read(changed, name)
      }
      _ = try read(Array(bytes[..<offset] + bytes[(offset + 1)...]), name)
      _ = try read(Array(bytes[...offset] + bytes[offset...]), name)
    }
  }
}
