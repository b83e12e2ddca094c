import BundledFonts
import DynamicType
import FontEngine
import FontReports
import LayoutInspector
import StringCatalogs
import TestSupport
import Testing
import TextLayout
import TextOutput
import UIKit

@testable import LocalizationAudit

/// Palatino's advances, in thousandths of an em, as fontTools reads them from the bundled file: o 546, h 582, space
/// 250, ellipsis 860, with no kerning between them. Body's leadings from XS to AX5 are 19, 20, 21, 22, 24, 26, 29, 34,
/// 40, 48, 56, 62 (uikit.md), so 10 points scale to 9, 9, 10, 10, 11, 12, 13, 15, 18, 22, 25, 28.
@Suite struct AuditorTests {
  private func result(
    _ text: String, width: Double, lines: Int, locale: String? = nil, size: Double? = 10, minimumScale: Double = 1
  ) throws -> AuditResult {
    let face = try FontFace(path: BundledFonts.pagella[0].path)
    let auditor = Auditor(standIns: StandIns(text: "oh", number: 0))
    return try auditor.measure(
      Auditor.Item(
        string: LocalizedString(locale: locale, text: text),
        question: AuditQuestion(
          style: .body, width: width, lines: lines, font: LabelFont(face: size == nil ? nil : face, size: size),
          minimumScale: minimumScale)))
  }

  private func expectNear(_ value: Double?, _ expected: Double) {
    #expect(abs((value ?? .infinity) - expected) < 1e-9, "\(String(describing: value)) is not \(expected)")
  }

  @Test("one line: text is cut off if it is wider than the label, by the difference")
  func oneLine() throws {
    // "oh oh" is 2.506 em: 27.566 at 11 points, 30.072 at 12. There the ellipsis leaves 17.28: oh is 13.536, oh o
    // 23.088.
    let result = try result("oh %@", width: 27.6, lines: 1)
    #expect(result.text == "oh oh")
    #expect(result.measures.map(\.pointSize) == [9, 9, 10, 10, 11, 12, 13, 15, 18, 22, 25, 28])
    #expect(result.measures.map(\.category) == ContentSizeCategory.allCases)
    #expect(result.first?.category == .extraExtraLarge)
    #expect(result.measures.map { $0.missing == nil } == ContentSizeCategory.allCases.map { $0 < .extraExtraLarge })
    #expect(result.measures.map(\.lines) == [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 4, 4])
    #expect(result.first?.missing?.hidden == " oh")
    expectNear(result.first?.missing?.points, 2.472)
    expectNear(result.measures[11].missing?.points, 28 * 2.506 - 27.6)
  }

  @Test("several lines: the smallest width at which the whole text fits is found")
  func twoLines() throws {
    // Two words fit on a line up to 40 / 2.506 = 15.96 points, and one at all sizes. At 18 points, two need 45.108, and
    // the ellipsis leaves 24.52: oh is 20.304. At 22 points it leaves 21.08: oh is 24.816, o 12.012.
    let result = try result("oh oh oh", width: 40, lines: 2)
    #expect(result.measures.map(\.lines) == [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3])
    #expect(result.first?.category == .accessibilityLarge)
    expectNear(result.first?.missing?.points, 5.108)
    let hidden = result.measures.suffix(4).map { $0.missing?.hidden }
    #expect(hidden == [" oh", "h oh", "h oh", "h oh"])
    expectNear(result.measures[11].missing?.points, 28 * 2.506 - 40)
  }

  @Test("text that fits exactly is not cut off, and is with slightly less width")
  func edge() throws {
    #expect(try result("oh oh", width: 2.506 * 28, lines: 1).first == nil)
    let cut = try result("oh oh", width: 2.506 * 28 - 0.001, lines: 1)
    #expect(cut.first?.category == .accessibilityExtraExtraExtraLarge)
    expectNear(cut.first?.missing?.points, 0.001)
  }

  @Test("if the text has too many line breaks of its own, no width suffices")
  func lineEnds() throws {
    let result = try result("oh\noh", width: 1_000, lines: 1)
    #expect(result.first?.category == .extraSmall)
    #expect(result.first?.missing?.points == nil)
    #expect(result.first?.missing?.hidden == "\noh")
    #expect(try self.result("", width: 1, lines: 1).first == nil)
  }

  @Test("a label that shrinks its font cuts off only what doesn't fit at the smallest scale")
  func shrinking() throws {
    // "oh oh" is 2.506 em: at a scale of 0.8, 40.096 points at 20 points, but 35.2 at 22 give 44.1056.
    let result = try result("oh oh", width: 40.2, lines: 1, minimumScale: 0.8)
    let sizes = result.measures.map(\.pointSize)
    #expect(sizes.suffix(4) == [18, 22, 25, 28])
    #expect(result.first?.category == .accessibilityExtraLarge)
    expectNear(result.first?.missing?.points, 22 * 0.8 * 2.506 - 40.2)
    // The lines are those of the full size: at 18 points, 45.108 points need two.
    #expect(result.measures[8].lines == 2 && result.measures[8].missing == nil)
    // In two lines of 30 points, three words need a second pair of 2.506 em: 39.2952 at 0.56 of 28 points.
    let lines = try self.result("oh oh oh", width: 39.3, lines: 2, minimumScale: 0.56)
    #expect(lines.first == nil)
    let narrower = try self.result("oh oh oh", width: 39.29, lines: 2, minimumScale: 0.56)
    #expect(narrower.first?.category == .accessibilityExtraExtraExtraLarge)
    expectNear(narrower.first?.missing?.points, 28 * 0.56 * 2.506 - 39.29)
  }

  @MainActor
  @Test("a UILabel that shrinks its font shows the same texts in full", arguments: [0.5, 0.75, 0.9])
  func shrunkLabel(scale: Double) throws {
    for (text, width, limit) in [("Settings", 60.0, 1), ("The next ferry leaves at 8:40.", 160, 2)] {
      let result = try result(text, width: width, lines: limit, size: nil, minimumScale: scale)
      for (category, measure) in zip(LayoutEnvironment.categories, result.measures) {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 1_000))
        label.font = .preferredFont(
          forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        label.text = text
        label.numberOfLines = limit
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = CGFloat(scale)
        #expect((label.textFit == .truncated) == (measure.missing != nil), "\(text) at \(category)")
      }
    }
  }

  @Test("a label narrower than its ellipsis shows as much as possible")
  func narrow() throws {
    let result = try result("oh oh", width: 1, lines: 1)
    #expect(result.first?.category == .extraSmall)
    expectNear(result.first?.missing?.points, 9 * 2.506 - 1)
    #expect(result.first?.missing?.hidden == "h oh")
  }

  /// `hb-shape` 6.0.0: the ligature fi is 605 wide. In Turkish, which distinguishes i from ı, there is none, and f is
  /// 348, i 287.
  @Test(
    "text is shaped in the language of its locale",
    arguments: [("en", ContentSizeCategory.extraLarge), ("tr", .medium), ("tr_TR", .medium), ("Turkish", .extraLarge)])
  func language(locale: String, category: ContentSizeCategory) throws {
    // 6.05 and 6.655 points at 10 and 11; 5.715 and 6.35 at 9 and 10.
    #expect(try result("fi", width: 6.2, lines: 1, locale: locale).first?.category == category)
  }

  @Test("without a named font, text uses the face of its text style")
  func systemFace() {
    let font = LabelFont(face: nil, size: nil)
    #expect(font.shaping(.headline, language: "de").language == "de")
    #expect(font.face(.headline).names.postScriptName == "GalleySans-Semibold")
    #expect(font.face(.body).names.postScriptName == "GalleySans-Regular")
  }

  @Test("a cluster that no font supports is reported once")
  func missingClusters() throws {
    let result = try result("a\u{10FFFD}b\u{10FFFD}", width: 100, lines: 1)
    #expect(result.missingClusters == ["\u{10FFFD}"])
  }

  @MainActor
  @Test(
    "a UILabel has the same number of lines, and shows all of them exactly if no text is cut off",
    arguments: [
      "Settings", "The next ferry leaves at 8:40.", "Großgepäck wird befördert.", "המעבורת הבאה יוצאת", "a\nb",
    ])
  func label(text: String) throws {
    for (width, limit) in [(60.0, 1), (160, 2), (90.5, 3)] {
      let result = try result(text, width: width, lines: limit, size: nil)
      for (category, measure) in zip(LayoutEnvironment.categories, result.measures) {
        let label = UILabel()
        label.font = .preferredFont(
          forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        label.text = text
        label.numberOfLines = 0
        #expect(Double(label.font.pointSize) == measure.pointSize)
        let room = CGRect(x: 0, y: 0, width: width, height: 1e6)
        // Sizes are rounded up to the pixel, a third of a point.
        let whole = label.textRect(forBounds: room, limitedToNumberOfLines: 0).height
        #expect((whole / label.font.lineHeight).rounded() == measure.lines.map { CGFloat($0) })
        let shown = label.textRect(forBounds: room, limitedToNumberOfLines: limit).height
        #expect((shown < whole) == (measure.missing != nil))
      }
    }
  }

  /// The truncations that a source language has are those of a text with fewer words.
  @Test(
    "if only the first truncation that counts is determined, it is the same as if all are",
    arguments: [1, 2, 3], [0, 5, 60, 4_000])
  func details(lines: Int, uncounted: UInt16) throws {
    let texts = ["oh oh oh oh", "ohohohohohoh", "oh\nohoh oh\noh", "สวัสดีการตั้งค่าภาษา", "הגדרות חשבון oh", "設定アカウント"]
    for text in texts {
      for (style, width, scale) in [(TypeStyle.body, 43.0, 1.0), (.caption2, 61.5, 0.8), (.headline, 90, 1)] {
        var item = Auditor.Item(
          string: LocalizedString(text: text),
          question: AuditQuestion(style: style, width: width, lines: lines, minimumScale: scale))
        var auditor = Auditor(standIns: StandIns(text: "", number: 0))
        let whole = try auditor.measure(item)
        auditor.details = .first
        item.uncounted = CategorySet(rawValue: uncounted)
        let result = try auditor.measure(item)
        let counts = whole.measures.map { $0.missing != nil && !item.uncounted.contains(CategorySet($0.category)) }
        #expect(result.measures.map { $0.missing != nil } == counts)
        let (first, expected) = (result.first, zip(whole.measures, counts).first { $0.1 }?.0)
        #expect(first?.lines == expected?.lines && first?.pointSize == expected?.pointSize)
        #expect(first?.missing?.hidden == expected?.missing?.hidden)
        #expect(
          first?.missing?.points.map { NumberText.fixed($0, decimals: 6) }
            == expected?.missing?.points.map { NumberText.fixed($0, decimals: 6) })
        auditor.details = .none
        item.uncounted = []
        let none = try auditor.measure(item)
        #expect(none.measures.map { $0.missing == nil } == whole.measures.map { $0.missing == nil })
      }
    }
  }

  @Test("many threads give the same results as one, in the order of the texts")
  func threads() throws {
    let auditor = Auditor(standIns: StandIns(text: "x", number: 1))
    let items = (0..<Rounds.count(quick: 80, full: 300)).map { index in
      Auditor.Item(
        string: LocalizedString(key: "\(index)", text: String(repeating: "word ", count: index % 37)),
        question: AuditQuestion(style: .body, width: 100, lines: 2))
    }
    let results = try auditor.measure(items) { $0 }.map { try $0.get() }
    #expect(results.map(\.string.key) == items.map(\.string.key))
    for (item, result) in zip(items, results) {
      #expect(try auditor.measure(item).json == result.json)
    }
  }
}
