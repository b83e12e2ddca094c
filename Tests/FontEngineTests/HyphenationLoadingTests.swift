import Foundation
import Synchronization
import TestSupport
import Testing

@testable import FontEngine

/// How dictionaries are loaded: once for all hyphenators, in linear time, and until canceled.
@Suite struct HyphenationLoadingTests {
  /// A file for one test.
  private func dictionary(_ text: String) throws -> String {
    let path = NSTemporaryDirectory() + "hyph-\(UUID().uuidString).dic"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// Returns distinct patterns of five letters and a digit.
  private static func patterns(_ count: Int) -> String {
    let letters = Array("abcdefghijklmnop")
    return (0..<count).map { (number: Int) -> String in
      String((0..<5).map { (digit: Int) -> Character in letters[number >> (4 * digit) & 15] }) + "1\n"
    }.joined()
  }

  @Test("eight threads that need a dictionary load it once, and hyphenators share it")
  func once() async throws {
    let path = try dictionary("UTF-8\n" + Self.patterns(20_000))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let counting = Loads()
    let dictionaries = HyphenationDictionaries { path, cancellation throws(FontError) in
      counting.number.add(1, ordering: .relaxed)
      return try HyphenationDictionary(path: path, cancellation: cancellation)
    }
    let loaded = try await withThrowingTaskGroup(of: HyphenationDictionary?.self) { group in
      for _ in 0..<8 { group.addTask { try dictionaries.dictionary(path: path, .never) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let distinct = Set(loaded.compactMap { $0.map(ObjectIdentifier.init) })
    #expect(distinct.count == 1)
    #expect(loaded.count == 8 && counting.number.load(ordering: .relaxed) == 1)
  }

  private final class Loads: Sendable {
    let number = Atomic(0)
  }

  @Test("a dictionary that nothing uses is freed, and a file that was replaced is read again")
  func replaced() throws {
    let path = try dictionary("UTF-8\na1b\n")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let dictionaries = HyphenationDictionaries { path, cancellation throws(FontError) in
      try HyphenationDictionary(path: path, cancellation: cancellation)
    }
    weak let first = try dictionaries.dictionary(path: path, .never)
    #expect(first == nil)
    let kept = try #require(try dictionaries.dictionary(path: path, .never))
    #expect(kept.hyphens(in: Array("aaabbb".utf8)) == [2])
    try Data("UTF-8\nb1b\n".utf8).write(to: URL(fileURLWithPath: path))
    let other = try #require(try dictionaries.dictionary(path: path, .never))
    #expect(other !== kept)
    #expect(other.hyphens(in: Array("aaabbb".utf8)) == [3])
  }

  @Test("loading stops when canceled, and the next call loads")
  func cancelled() throws {
    let path = try dictionary("UTF-8\n" + Self.patterns(20_000))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let asked = Loads()
    let found = reason { () throws(FontError) in
      // Asked every 1,024 of the 20,001 lines.
      _ = try HyphenationDictionaries.shared.dictionary(
        path: path, Cancellation { asked.number.add(1, ordering: .relaxed).newValue > 5 })
    }
    #expect(found == .cancelled)
    #expect(asked.number.load(ordering: .relaxed) == 6)
    #expect(try HyphenationDictionaries.shared.dictionary(path: path, .never) != nil)
  }

  /// libhyphen searched the patterns read so far in lists, which grew with their number.
  @Test("each byte of a pattern takes about one comparison, however many patterns there are")
  func linear() throws {
    func comparisons(_ count: Int) throws -> Double {
      let text = Array(("UTF-8\n" + Self.patterns(count)).utf8)
      let automaton = try HyphenationLevels(text, .never).automata[0]
      #expect(automaton.count > count)
      return Double(automaton.comparisons) / Double(5 * count)
    }
    #expect(try comparisons(1_000) < 4)
    #expect(try comparisons(100_000) < 4)
  }

  /// The rules of libhyphen's README.nonstandard and README.compound.
  @Test("a pattern replaces an earlier one of the same letters, whichever of them replaces letters")
  func duplicates() throws {
    func hyphens(_ patterns: String, _ word: String) throws -> [Int] {
      let path = try dictionary("UTF-8\n" + patterns)
      defer { try? FileManager.default.removeItem(atPath: path) }
      return try #require(try HyphenationDictionary(path: path)).hyphens(in: Array(word.utf8))
    }
    #expect(try hyphens("a1b\na2b\n", "aaabbb") == [])
    #expect(try hyphens("a2b\na1b\n", "aaabbb") == [2])
    // The longest pattern that ends at a letter decides alone.
    #expect(try hyphens("a1b\naa2b\n", "aaabbb") == [])
    #expect(try hyphens("f1f/ff=f,1,2\nf1f\n", "schiffahrt") == [4])
    #expect(try hyphens("f1f\nf1f/ff=f,1,2\n", "schiffahrt") == [])
    #expect(try hyphens("f1f\n", "schiffahrt") == [4])
  }
}
