import FontEngine
import Foundation
import TestSupport
import Testing

@Suite struct HyphenatorTests {
  /// Kept for all tests: dictionaries that no hyphenator uses are freed, and read again.
  private static let system = Hyphenator()
  private var system: Hyphenator { Self.system }

  /// Returns a word with its hyphens shown.
  private func hyphenated(_ word: String, _ language: String, _ hyphenator: Hyphenator? = nil) throws -> String {
    let units = Array(word.utf16)
    var start = 0
    var parts: [String] = []
    for end in try (hyphenator ?? system).breaks(inWord: units, language: language) + [units.count] {
      parts.append(String(decoding: units[start..<end], as: UTF16.self))
      start = end
    }
    return parts.joined(separator: "-")
  }

  /// A folder of dictionaries for one test.
  private func folder(_ dictionaries: [String: [UInt8]]) throws -> String {
    let folder = NSTemporaryDirectory() + "galley-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, bytes) in dictionaries { try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
    return folder
  }

  /// Source: The TeXbook, chapter 14 and appendix H, whose patterns Debian's hyphen-en-us has.
  @Test(
    "English words break as in The TeXbook",
    arguments: [
      "hy-phen-ation", "su-per-cal-ifrag-ilis-tic-ex-pi-ali-do-cious", "con-cate-na-tion", "al-go-rithm",
    ])
  func english(word: String) throws {
    let plain = word.replacingOccurrences(of: "-", with: "")
    #expect(try hyphenated(plain, "en-US") == word)
    #expect(try hyphenated(plain.uppercased(), "en") == word.uppercased())
  }

  /// Source: Duden, which hyphenates all these words like this. The dictionary, in ISO 8859-1, has these of its break
  /// positions.
  @Test(
    "German words break at their parts, with composed and decomposed umlauts",
    arguments: ["Sil-ben-tren-nung", "Schiff-fahrt", "Ge-tränk", "Stra-ßen-bahn", "Blu-men-topf", "Mäd-chen", "schön"])
  func german(word: String) throws {
    let plain = word.replacingOccurrences(of: "-", with: "")
    #expect(try hyphenated(plain, "de") == word)
    #expect(
      try hyphenated(plain.decomposedStringWithCanonicalMapping, "de-DE") == word.decomposedStringWithCanonicalMapping)
  }

  @Test("a word with soft hyphens breaks only after those, in any language")
  func softHyphens() throws {
    #expect(try hyphenated("hyphen\u{AD}ation", "en") == "hyphen\u{AD}-ation")
    #expect(try hyphenated("\u{AD}ab\u{AD}\u{AD}cd\u{AD}", "xx") == "\u{AD}ab\u{AD}\u{AD}-cd\u{AD}")
    #expect(try hyphenated("\u{AD}", "en") == "\u{AD}")
  }

  @Test("a minimum number of characters at the ends stays together, and a caller can increase it")
  func minima() throws {
    let strict = Hyphenator(minimumBefore: 3, minimumAfter: 6)
    #expect(try hyphenated("hyphenation", "en", strict) == "hyphenation")
    #expect(try hyphenated("hyphenation", "en", Hyphenator(minimumBefore: 3)) == "hyphen-ation")
    #expect(try hyphenated("hyphenation", "en", Hyphenator(minimumAfter: 6)) == "hy-phenation")
    #expect(try hyphenated("hyphenation", "en", Hyphenator(minimumBefore: -1, minimumAfter: .max / 2)) == "hyphenation")
  }

  @Test("the words of a text are found, including apostrophes, each in its language")
  func texts() throws {
    let text = Array("The hyphenation’s “hyphenation” Silbentrennung, 12".utf16)
    let languages = [LanguageRun(end: 32, language: "en"), LanguageRun(end: text.count, language: "de-CH")]
    // hy-phen-ation’s from 4, hy-phen-ation from 19, Sil-ben-tren-nung from 32.
    #expect(try system.breaks(in: text, languages: languages) == [6, 10, 21, 25, 35, 38, 42])
    #expect(try system.breaks(in: text, languages: [LanguageRun(end: 0, language: "xx")]).isEmpty)
    #expect(try system.breaks(in: [], languages: languages).isEmpty)
  }

  @Test("a language uses the nearest dictionary")
  func fallback() throws {
    func name(_ language: String, _ installed: [String]) throws -> String? {
      let folder = try folder(
        Dictionary(uniqueKeysWithValues: installed.map { ("hyph_\($0).dic", Array("UTF-8\n".utf8)) }))
      defer { try? FileManager.default.removeItem(atPath: folder) }
      return Hyphenator(folders: ["/nonexistent", folder]).dictionaryPath(for: language)
        .map { String($0.dropFirst(folder.count + 6).dropLast(4)) }
    }
    #expect(try name("de-AT", ["de", "de_AT", "de_DE"]) == "de_AT")
    #expect(try name("de-AT", ["de_DE", "de", "de_CH"]) == "de")
    #expect(try name("de-AT-1996", ["de_CH", "de_DE"]) == "de_DE")
    #expect(try name("DE", ["de_CH", "de_LU"]) == "de_CH")
    #expect(try name("en", ["en_GB", "en_US"]) == "en_US")
    #expect(try name("sr-Latn-RS", ["sr", "sr_Latn"]) == "sr_Latn")
    #expect(try name("sr", ["sr_Latn"]) == nil)
    #expect(try name("mn-Cyrl", ["mn_MN"]) == "mn_MN")
    for odd in ["", "d", "x-de", "../de", "de/../../x", String(repeating: "de-", count: 1000), "i-klingon"] {
      #expect(try name(odd, ["fr"]) == nil)
    }
  }

  @Test("breaks that would change the spelling are omitted, and so are words without patterns")
  func unrepresentable() throws {
    // The example of libhyphen's README.nonstandard: in the old German spelling, Schiffahrt is hyphenated as
    // Schiff-fahrt.
    let old = try folder([
      "hyph_de.dic": Array("ISO8859-1\nf1f/ff=f,1,2\nn1a\n1\u{E4}\n".unicodeScalars.map { UInt8($0.value) })
    ])
    defer { try? FileManager.default.removeItem(atPath: old) }
    let hyphenator = Hyphenator(folders: [old])
    #expect(try hyphenated("schiffahrt", "de", hyphenator) == "schiffahrt")
    #expect(try hyphenated("schiffanach", "de", hyphenator) == "schiffan-ach")
    // One byte in the dictionary, two in UTF-8.
    #expect(try hyphenated("schäfän", "de", hyphenator) == "sch-äf-än")
    for word in ["hyphen8ation", String(repeating: "hyphenation", count: 12), "a", ""] {
      #expect(try hyphenated(word, "en") == word)
    }
    #expect(try system.breaks(inWord: [0xD800] + Array("hyphenation".utf16), language: "en").isEmpty)
  }

  @Test("compound dictionaries divide a word into its parts first, and each part with its own minimum")
  func compounds() throws {
    // libhyphen's README.compound: the first level has the joints, and the syllables follow after NEXTLEVEL.
    let text = "UTF-8\nCOMPOUNDLEFTHYPHENMIN 3\nCOMPOUNDRIGHTHYPHENMIN 3\n.arbeits1\n1\nNEXTLEVEL\na1b\ne1b\ni1t\n"
    let folder = try folder(["hyph_de.dic": Array(text.utf8)])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try hyphenated("arbeitsebene", "de", Hyphenator(folders: [folder])).contains("arbeits-"))
  }

  @Test("what follows a second NEXTLEVEL is ignored, since libhyphen reads two levels")
  func thirdLevel() throws {
    let folder = try folder(["hyph_de.dic": Array("UTF-8\nx1y\nNEXTLEVEL\na1b\nNEXTLEVEL\nc1d\n".utf8)])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try hyphenated("aaabacada", "de", Hyphenator(folders: [folder])) == "aaa-bacada")
    #expect(try hyphenated("aaacdaaa", "de", Hyphenator(folders: [folder])) == "aaacdaaa")
  }

  @Test("a damaged dictionary counts as missing, and long lines and unusual character sets do no harm")
  func damaged() throws {
    let long = "%" + String(repeating: "x", count: 500) + "\n"
    let folder = try folder([
      "hyph_aa.dic": [], "hyph_bb.dic": Array("ISO-2022-JP\n1b\n".utf8), "hyph_cc.dic": Array("\n\n1b\n".utf8),
      "hyph_dd.dic": Array(("UTF-8\n" + long + String(repeating: "y", count: 99) + "\n1b\n").utf8),
      "hyph_ee.dic": Array("KOI8-R\n1".utf8) + [0xC2, 0x0A], "hyph_ff.dic": Array("UTF-8".utf8),
      "hyph_gg.dic": Array("microsoft-cp1251\n1".utf8) + [0xE1, 0x0A], "hyph_hh.dic": Array("UTF-8\n\0\n\0\0".utf8),
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let hyphenator = Hyphenator(folders: [folder])
    for language in ["aa", "bb", "cc", "ff", "hh"] {
      #expect(try hyphenated("aaabaaa", language, hyphenator) == "aaabaaa")
    }
    #expect(try hyphenated("aaabaaa", "dd", hyphenator) == "aaa-baaa")
    #expect(try hyphenated("ааабааа", "ee", hyphenator) == "ааа-бааа")
    #expect(try hyphenated("ааабааа", "gg", hyphenator) == "ааа-бааа")
  }

  @Test("a dictionary that can't be opened counts as missing")
  func unreachable() throws {
    let folder = try folder([:])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // Opening a socket fails with ENXIO (open(2)), and a link to itself with ELOOP.
    #expect(unsafe mknod("\(folder)/hyph_de.dic", S_IFSOCK | 0o600, 0) == 0)
    #expect(unsafe symlink("hyph_en.dic", "\(folder)/hyph_en.dic") == 0)
    let hyphenator = Hyphenator(folders: [folder])
    #expect(try hyphenated("anbana", "de", hyphenator) == "anbana")
    #expect(try hyphenated("hyphenation", "en", hyphenator) == "hyphenation")
  }

  @Test(
    "time is linear in the length of the text", arguments: ["hyphenation ", "a", "a'", "\u{AD}", "a\u{AD}", "e\u{301}"])
  func linear(piece: String) throws {
    // Long enough for the shorter text to take milliseconds.
    let units = Array(String(repeating: piece, count: 200_000 / piece.utf16.count).utf16)
    let languages = [LanguageRun(end: units.count, language: "en")]
    _ = try system.breaks(in: Array(units.prefix(100)), languages: languages)
    let growth = try ThreadTime.growth(from: units.count / 8) { count in
      _ = try system.breaks(in: Array(units.prefix(count)), languages: languages)
    }
    #expect(growth < ThreadTime.linear)
  }
}
