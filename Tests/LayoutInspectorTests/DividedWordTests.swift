import Foundation
import LayoutInspector
import Testing
import UIKit

/// Which words count as divided, and what is said about them.
///
/// All advances of TeX Gyre Cursor, which Courier is here, are 0.6 em: at 10 points, ten letters are 60 points wide. In 62
/// points, a line has room for ten letters and not for eleven.
@MainActor
@Suite(.serialized) struct DividedWordTests {
  private static let width: CGFloat = 62

  private static func font() throws -> UIFont { try #require(UIFont(name: "Courier", size: 10)) }

  private static func label(_ text: String, lines: Int = 0) throws -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 290))
    label.font = try font()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  /// Returns what is said about divided words in a view that is made anew.
  private func messages(_ makeView: @escaping @MainActor () throws -> UIView) throws -> [String] {
    _ = try makeView()
    let inspector = LayoutInspector {
      let view = UIView()
      if let made = try? makeView() { view.addSubview(made) }
      return view
    }
    return inspector.problems(in: [LayoutEnvironment(height: 300)]).filter { $0.kind == .dividedWord }.map(\.message)
  }

  @Test(
    "a word without room on any line is divided",
    arguments: [
      ("Höllentalklamm", "the word \"Höllentalk|lamm\" is divided"),
      ("Zur Höllentalklamm wandern", "the word \"Höllentalk|lamm\" is divided"),
      ("Wettersteingebirgsmassiv", "the word \"Wetterstei|ngebirgsma|ssiv\" is divided"),
      ("Höllentalklamm, Zugspitzplatt", "the word \"Höllentalk|lamm,\" and another one are divided"),
      (
        "Höllentalklamm Zugspitzplatt Hütten-Schutzhaus Wettersteingebirge",
        "the word \"Höllentalk|lamm\" and 2 others are divided"
      ),
      ("0123456789012", "the word \"0123456789|012\" is divided"),
      // A surrogate pair and a combining mark stay whole.
      ("Ho\u{308}llentalklamm", "the word \"Ho\u{308}llentalk|lamm\" is divided"),
    ])
  func divided(text: String, message: String) throws {
    #expect(try messages { try Self.label(text) } == [message])
  }

  @Test(
    "a word isn't divided where it has a hyphen, or where the rules of line breaking allow a break",
    arguments: [
      "Höllental Klamm", "Höllentalk", "Höllental-Klammweg", "Höllental\u{AD}klamm", "Höllental\u{200B}klammweg",
      "Höllental\nKlammweg", "",
    ])
  func whole(text: String) throws {
    #expect(try messages { try Self.label(text) }.isEmpty)
  }

  /// UAX #14: lines end between ideographs (ID), kana (ID, CJ), and syllables of Hangul (H2, H3), and between the words of
  /// Thai (SA). Words longer than a line, and punctuation that would begin one, are divided there too.
  @Test(
    "text in scripts without spaces between words has no divided words, and words of other scripts in it do",
    arguments: [
      ("日本語の文章は文字の間で改行されます。", false), ("ようこそいらっしゃいませ", false), ("ーーーーーーーーーーーー", false),
      ("안녕하세요반갑습니다여러분", false), ("ยินดีต้อนรับเข้าสู่ประเทศไทย", false), ("日本Höllentalklamm日本", true),
      ("Загромождённый", true), ("الاستقلالية", true), ("अंतर्राष्ट्रीयकरण", true),
    ])
  func scripts(text: String, isDivided: Bool) throws {
    for width in (isDivided ? [15, 30] : [62, 30, 15, 8]) as [CGFloat] {
      let found = try messages {
        let label = try Self.label(text)
        label.frame.size.width = width
        return label
      }
      #expect(found.isEmpty == !isDivided, "\(text) at \(width)")
    }
  }

  @Test("text that wraps by character, is truncated, or is on one line has no divided words")
  func chosen() throws {
    let wrapped = try messages {
      let label = try Self.label("Höllentalklamm")
      label.lineBreakMode = .byCharWrapping
      return label
    }
    #expect(wrapped.isEmpty)
    #expect(try messages { try Self.label("Höllentalklamm", lines: 1) }.isEmpty)
    // The part on the last line ends in an ellipsis, which is another problem.
    #expect(try messages { try Self.label("Zur Höllentalklamm", lines: 2) }.isEmpty)
    #expect(
      try messages { try Self.label("Höllentalklammwegwanderung", lines: 2) } == [
        "the word \"Höllentalk|lammwegwanderung\" is divided"
      ])
  }

  @Test("a word that is hyphenated automatically isn't divided")
  func hyphenated() throws {
    for (factor, count) in [(0, 1), (1, 0)] as [(Float, Int)] {
      let found = try messages {
        let style = NSMutableParagraphStyle()
        style.hyphenationFactor = factor
        let label = try Self.label("")
        // Webster's hyphenation is "hy·phen·ation", and the line has room for nine letters and a hyphen.
        label.attributedText = NSAttributedString(
          string: "hyphenations",
          attributes: [.font: try Self.font(), .paragraphStyle: style, .languageIdentifier: "en-US"])
        return label
      }
      #expect(found.count == count, "\(factor)")
    }
  }

  @Test("a text view divides words, except in paragraphs that wrap by character", arguments: [false, true])
  func textViews(hasDelegate: Bool) throws {
    for (mode, count) in [(NSLineBreakMode.byWordWrapping, 1), (.byCharWrapping, 0)] {
      let delegate = Unbroken()
      let found = try messages {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = mode
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: Self.width + 10, height: 290))
        view.isScrollEnabled = false
        if hasDelegate { view.layoutManager.delegate = delegate }
        view.attributedText = NSAttributedString(
          string: "Zur Höllentalklamm", attributes: [.font: try Self.font(), .paragraphStyle: style])
        return view
      }
      #expect(found == Array(repeating: "the word \"Höllentalk|lamm\" is divided", count: count))
    }
  }

  private final class Unbroken: NSObject, NSLayoutManagerDelegate {}

  @Test("a verification fails with the environments in which a word is divided")
  func verification() throws {
    let inspector = LayoutInspector {
      let label = (try? Self.label("Höllentalklamm")) ?? UILabel()
      label.adjustsFontForContentSizeCategory = true
      return label
    }
    #expect(throws: Never.self) { try inspector.verify(in: [LayoutEnvironment(width: 85)]) }
    let problems = try #require(throws: LayoutProblems.self) {
      try inspector.verify([.dividedWord], in: [85, 62].map { LayoutEnvironment(width: $0) })
    }
    #expect(problems.description.contains("is divided (in 1 of 2 layouts, first at 62 points, L"))
  }
}
