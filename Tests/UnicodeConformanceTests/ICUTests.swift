import CUnicodeVersions
import Foundation
import TestSupport
import Testing

/// The rules of the version of Unicode that the machine's ICU has, compared with that ICU.
///
/// The rules are one source for all versions, so this shows that the notation, the generator, and the rules are right,
/// with ICU 72, 76, or 78, whichever there is. The tailorings for strictness and languages have no other source.
@Suite(.enabled(if: Machines.version != nil, "only ICU 72, 76, and 78 have a version of Unicode in the folder Unicode"))
struct ICUTests {
  /// The locales and the numbers of their rules, as `cu_line_rules` has them.
  private static let rules: [(language: String, first: Int32)] = [("en", 0), ("ja", 3), ("zh", 3), ("zh_Hant", 3)]
  private static let strictnesses: [(name: String, number: Int32)] = [("loose", 0), ("normal", 1), ("strict", 2)]

  @Test(
    "lines break as in ICU in every text of three characters, with and without spaces, for a character of each category",
    arguments: Rounds.some(of: rules, quick: 2), Rounds.some(of: strictnesses, quick: 2))
  func lines(language: (language: String, first: Int32), strictness: (name: String, number: Int32)) throws {
    let locale = "\(language.language)@lb=\(strictness.name)"
    let variant = language.first + strictness.number
    let machines = try Machines.shared.get()
    #expect(try machines.differences(CV_LINES, variant, locale: locale, except: []) == [])
  }

  @Test("clusters begin as in ICU in every text of three characters")
  func graphemes() throws {
    #expect(try Machines.shared.get().differences(CV_GRAPHEMES, 0, locale: "root", except: []) == [])
  }

  /// CLDR took the colon out of MidLetter for most languages, until version 48 (ICU 78).
  @Test("words begin as in ICU in every text of three characters, except around the colon before ICU 78")
  func words() throws {
    #expect(
      try Machines.shared.get().differences(CV_WORDS, 0, locale: "root", except: cv_icu_version() < 78 ? [0x3A] : [])
        == [])
  }

  @Test(
    "lines break as in ICU in random texts of up to thirty characters", arguments: Rounds.some(of: rules, quick: 2),
    Rounds.some(of: strictnesses, quick: 2))
  func randomLines(language: (language: String, first: Int32), strictness: (name: String, number: Int32)) throws {
    let machines = try Machines.shared.get()
    let variant = language.first + strictness.number
    let characters = machines.representatives(CV_LINES, variant)
    var random = SeededGenerator(seed: 14)
    for _ in 0..<Rounds.count(quick: 300, full: 5000) {
      let text = (0..<Int.random(in: 1...30, using: &random)).map { _ -> UInt32 in
        switch Int.random(in: 0..<4, using: &random) {
        case 0: 0x20
        case 1: 0x61
        default: UInt32(characters.randomElement(using: &random) ?? 0)
        }
      }
      let units = UnicodeData.units(text).units
      let found = machines.breaks(CV_LINES, variant, units)
      #expect(try found == Machines.icuBreaks(CV_LINES, "\(language.language)@lb=\(strictness.name)", units), "\(text)")
    }
  }
}

/// The machines of the version of Unicode that ICU has.
@safe final class Machines: @unchecked Sendable {
  private let machines: OpaquePointer

  /// The version, if its archive is there.
  static let version: String? = {
    let version = "\(cv_icu_unicode_version()).0.0"
    // ICU 74 has Unicode 15.1, and its own changes to that.
    guard cv_icu_version() != 74 else { return nil }
    let path = UnicodeData.folder.appendingPathComponent("\(version).tar.xz").path
    return FileManager.default.fileExists(atPath: path) ? version : nil
  }()

  static let shared = Result { try Machines() }

  private init() throws {
    let version = try #require(Self.version)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("galley-machines-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try ProgramRun.output(
      of: "python3", [UnicodeData.folder.appendingPathComponent("generate").path, "--tables", version, file.path])
    let data = try Data(contentsOf: file)
    var numbers: [UInt32] = []
    for start in stride(from: 0, to: data.count - 3, by: 4) {
      var number: UInt32 = 0
      for byte in data[start..<start + 4].reversed() { number = number << 8 | UInt32(byte) }
      numbers.append(number)
    }
    let loaded = unsafe cv_load(numbers, Int32(numbers.count))
    unsafe machines = try #require(unsafe loaded)
  }

  deinit { unsafe cv_free(machines) }

  /// Returns a character of each category.
  func representatives(_ machine: Int, _ variant: Int32) -> [Int32] {
    var characters = [Int32](repeating: 0, count: 256)
    let count = unsafe cv_representatives(machines, Int32(machine), variant, &characters)
    return Array(characters.prefix(Int(count)))
  }

  /// Returns the first texts of three characters in which ICU finds other breaks, and their number.
  func differences(_ machine: Int, _ variant: Int32, locale: String, except: Set<Int32>) throws -> [String] {
    let characters = representatives(machine, variant).filter { !except.contains($0) }
    try #require(characters.count > 10)
    let capacity = 8
    var texts = [Int32](repeating: 0, count: capacity * 6)
    let count = unsafe cv_compare(
      machines, Int32(machine), variant, locale, characters, Int32(characters.count), &texts, Int32(capacity))
    try #require(count >= 0)
    let shown = (0..<min(Int(count), capacity)).map { index in
      texts[6 * index..<6 * index + 6].filter { $0 >= 0 }.map { String($0, radix: 16) }.joined(separator: " ")
    }
    return count == 0 ? [] : shown + ["\(count) in all"]
  }

  /// Returns whether there is a break at each offset.
  func breaks(_ machine: Int, _ variant: Int32, _ text: [UInt16]) -> [UInt8] {
    var breaks = [UInt8](repeating: 0, count: text.count + 1)
    unsafe cv_breaks(machines, Int32(machine), variant, text, Int32(text.count), &breaks)
    return breaks
  }

  /// Returns the same according to ICU.
  static func icuBreaks(_ machine: Int, _ locale: String, _ text: [UInt16]) throws -> [UInt8] {
    var breaks = [UInt8](repeating: 0, count: text.count + 1)
    try #require(unsafe cv_icu_breaks(Int32(machine), locale, text, Int32(text.count), &breaks) == 0)
    return breaks
  }
}
