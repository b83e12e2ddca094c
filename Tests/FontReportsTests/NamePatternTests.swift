import FontEngine
import Testing

@testable import FontReports

@Suite struct NamePatternTests {
  @Test(
    "a pattern without wildcards matches a part of the name, and one with wildcards the whole name",
    arguments: [
      ("gyre", "TeX Gyre Heros", true), ("GYRE", "TeX Gyre Heros", true), ("gyro", "TeX Gyre Heros", false),
      ("", "Inter", true), ("inter", "Inter", true), ("inter ", "Inter", false),
      ("gyre*", "TeX Gyre Heros", false), ("*gyre*", "TeX Gyre Heros", true), ("tex*heros", "TeX Gyre Heros", true),
      ("tex*gyre", "TeX Gyre Heros", false), ("i?ter", "Inter", true), ("i?er", "Inter", false),
      ("?????", "Inter", true), ("??????", "Inter", false), ("*", "", true), ("?", "", false), ("**", "Inter", true),
      ("*?*", "", false), ("straße", "STRASSE", false), ("naïve", "NAÏVE", true), ("字*", "字体", true),
      // A star must give back characters: the first `ab` is not the one at the end.
      ("*ab", "abxab", true), ("*ab?", "abxab", false), ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXcYb", false),
    ])
  func names(pattern: String, name: String, isMatch: Bool) {
    #expect(NamePattern(pattern).matches(name) == isMatch)
  }

  /// The rule of `fnmatch(3)` by definition: a star stands for any prefix of the rest.
  private static func matches(_ pattern: Substring, _ name: Substring) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      return matches(pattern.dropFirst(), name) || !name.isEmpty && matches(pattern, name.dropFirst())
    }
    return !name.isEmpty && (first == "?" || first == name.first) && matches(pattern.dropFirst(), name.dropFirst())
  }

  @Test("all patterns of up to five characters match what their definition says")
  func definition() {
    func words(_ letters: [Character], _ length: Int) -> [String] {
      length == 0 ? [""] : words(letters, length - 1).flatMap { word in [word] + letters.map { word + String($0) } }
    }
    let names = Set(words(["a", "b"], 5))
    for pattern in Set(words(["a", "b", "*", "?"], 4)) where pattern.contains(where: { $0 == "*" || $0 == "?" }) {
      let compiled = NamePattern(pattern)
      let wrong = names.filter { compiled.matches($0) != Self.matches(pattern[...], $0[...]) }
      #expect(wrong.isEmpty, "\(pattern): \(wrong)")
    }
  }

  @Test("many stars in a long name take no exponential time")
  func stars() {
    let pattern = NamePattern(String(repeating: "a*", count: 1_000) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 3_000)))
  }
}
