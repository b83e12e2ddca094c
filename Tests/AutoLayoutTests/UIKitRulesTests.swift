import DynamicType
import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// The rules of uikit.md, each named after its section, with the sheet's numbers. The rules for tables are in
/// `ListTests`; those for text views, buttons, and switches are next to their own tests.
@MainActor
struct UIKitRulesTests {
  private func label(_ text: String, size: CGFloat, scale: CGFloat = 3, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.overrideTraits(with: UITraitCollection(displayScale: scale))
    label.font = .systemFont(ofSize: size)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func traits(_ category: UIContentSizeCategory, scale: CGFloat) -> UITraitCollection {
    UITraitCollection { traits in
      traits.preferredContentSizeCategory = category
      traits.displayScale = scale
    }
  }

  private static let categories = ContentSizeCategory.allCases.map { UIContentSizeCategory($0) }

  @Test("Dynamic Type: values scale by the ratio of leadings, to the pixel")
  func scaledValues() {
    func values(_ value: CGFloat, _ style: UIFont.TextStyle, _ scale: CGFloat) -> [CGFloat] {
      Self.categories.map {
        UIFontMetrics(forTextStyle: style).scaledValue(for: value, compatibleWith: traits($0, scale: scale))
      }
    }
    func isClose(_ values: [CGFloat], _ expected: [CGFloat]) -> Bool {
      zip(values, expected).allSatisfy { abs($0 - $1) < 1e-3 } && values.count == expected.count
    }
    #expect(
      isClose(
        values(17, .body, 3),
        [14.667, 15.333, 16.333, 17, 18.667, 20, 22.333, 26.333, 31, 37, 43.333, 48]))
    #expect(isClose(values(10, .body, 2), [8.5, 9, 9.5, 10, 11, 12, 13, 15.5, 18, 22, 25.5, 28]))
    #expect(abs((values(22, .largeTitle, 3).last ?? 0) - 37.667) < 1e-3)
  }

  @Test("Dynamic Type: fonts scale to whole points, and to no more than a maximum above 0")
  func scaledFonts() {
    let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let font = UIFont.systemFont(ofSize: 18)
    // 18 times 62 / 22 is 50.7.
    #expect(UIFontMetrics.default.scaledFont(for: font, compatibleWith: largest).pointSize == 51)
    let held = UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 40, compatibleWith: largest)
    #expect(held.pointSize == 40)
  }

  @Test("Dynamic Type: an unknown style is the system font at 12 points")
  func unknownStyle() { #expect(UIFont.preferredFont(forTextStyle: .init(rawValue: "none")).pointSize == 12) }

  @Test("Dynamic Type: the accessibility categories are the five largest")
  func accessibilityCategories() {
    let expected = Array(repeating: false, count: 7) + Array(repeating: true, count: 5)
    #expect(Self.categories.map(\.isAccessibilityCategory) == expected)
  }

  @Test("Fonts: San Francisco's line box at every size, not rounded")
  func lineBox() {
    for size: CGFloat in [9, 17, 34.5] {
      let font = UIFont.systemFont(ofSize: size)
      #expect(abs(font.lineHeight - 1.193_359_375 * size) < 1e-9 && abs(font.capHeight - 0.704_59 * size) < 1e-9)
      #expect(font.leading == 0)
    }
    // Body has a leading of 22 points at large.
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(abs(body.leading - (22 - body.lineHeight)) < 1e-9)
  }

  @Test("Fonts: Palatino's faces are found by their names on iOS")
  func palatino() {
    for name in ["Palatino-Roman", "Palatino-Italic", "Palatino-Bold", "Palatino-BoldItalic"] {
      #expect(UIFont(name: name, size: 18)?.fontName == name)
    }
    #expect(UIFont(name: "Palatino", size: 18)?.familyName == "Palatino")
  }

  @Test("UILabel: the height is that of the lines, rounded up to the pixel")
  func labelHeights() {
    let at2: [(CGFloat, CGFloat)] = [
      (12, 14.5), (14, 17), (15, 18), (16, 19.5), (17, 20.5), (18, 21.5), (20, 24), (27, 32.5), (30, 36), (36, 43),
    ]
    for (size, height) in at2 { #expect(label("x", size: size, scale: 2).intrinsicContentSize.height == height) }
    for (size, height) in [(12, 14.333), (13, 15.667), (17, 20.333)] as [(CGFloat, CGFloat)] {
      #expect(abs(label("x", size: size).intrinsicContentSize.height - height) < 1e-3)
    }
    #expect(abs(label("x\nx", size: 17, lines: 0).intrinsicContentSize.height - 40.667) < 1e-3)
  }

  @Test("UILabel: the width is that of the longest line, rounded up to the pixel")
  func labelWidth() {
    let label = label("Hello, world", size: 17)
    let exact = "Hello, world".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    #expect(abs(label.intrinsicContentSize.width - (exact * 3).rounded(.up) / 3) < 1e-9)
  }

  @Test("UILabel: empty text has no size, and a single line ignores the width")
  func labelEdges() {
    #expect(label("", size: 17).intrinsicContentSize == .zero)
    let line = label("Hello, world", size: 17)
    #expect(line.sizeThatFits(CGSize(width: 10, height: 10)) == line.intrinsicContentSize)
  }

  @Test("UILabel: a positive font leading is ignored, and a text view uses it")
  func leading() throws {
    // hhea of Bandal: 460, -200 and a line gap of 54 to 600 units.
    let font = try #require(UIFont(name: "Bandal", size: 60))
    #expect(abs(font.lineHeight - 66) < 1e-9 && abs(font.leading - 5.4) < 1e-9)
    let label = label("x\nx", size: 60, scale: 2, lines: 0)
    label.font = font
    #expect(label.intrinsicContentSize.height == 132)
    let view = UITextView()
    view.overrideTraits(with: UITraitCollection(displayScale: 2))
    view.isScrollEnabled = false
    view.font = font
    view.text = "x\nx"
    // Once between two lines, and 8 points above and below: 153.4, up to the half.
    #expect(view.intrinsicContentSize.height == 153.5)
  }

  @Test("UILabel: the line height comes from the label's own fonts, not from fallback fonts")
  func ownFonts() {
    // Devanagari and emoji come from other fonts with taller lines.
    for text in ["x", "नमस्ते", "😀", "안녕"] {
      #expect(label(text, size: 17, scale: 2).intrinsicContentSize.height == 20.5)
    }
  }

  @Test("UILabel: a word that is too long breaks by character")
  func longWord() {
    let word = String(repeating: "m", count: 20)
    let label = label(word, size: 17, scale: 2, lines: 0)
    let letter = "m".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    // Six letters fit on a line: 20 take 4.
    let size = label.sizeThatFits(CGSize(width: 6.5 * letter, height: 1000))
    // 4 x 20.287109375 = 81.1484375.
    #expect(size.height == 81.5 && size.width <= 6.5 * letter)
  }

  @Test("UILabel: trailing spaces are removed before an ellipsis")
  func ellipsis() {
    let font = UIFont.systemFont(ofSize: 17)
    func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }
    let label = label("one      two", size: 17)
    // Space for the spaces and the ellipsis, but not for the second word: the visible text is as wide as without the
    // spaces.
    let room = width("one      …") + 1
    let rect = label.textRect(forBounds: CGRect(x: 0, y: 0, width: room, height: 100), limitedToNumberOfLines: 1)
    #expect(abs(rect.width - (width("one…") * 3).rounded(.up) / 3) < 1e-9)
  }

  @Test("UILabel: alignment and line-break mode of attributedText come from its paragraph style")
  func paragraphStyle() {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (.right, .byTruncatingMiddle)
    let label = label("", size: 17)
    label.attributedText = NSAttributedString(string: "text", attributes: [.paragraphStyle: style])
    #expect(label.textAlignment == .right && label.lineBreakMode == .byTruncatingMiddle)
  }

  @Test("UILabel: without a preferred width, it takes part in two passes, never a third")
  func twoPasses() {
    final class Counting: UILabel {
      var askedWidths: [CGFloat] = []
      override var intrinsicContentSize: CGSize {
        if let width = layoutState.askedWidth { askedWidths.append(width) }
        return super.intrinsicContentSize
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    let label = Counting()
    label.numberOfLines = 0
    label.text = "The quick brown fox jumps over the lazy dog."
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor), label.leftAnchor.constraint(equalTo: root.leftAnchor),
      // A width that depends on the height: a third pass would find another one.
      label.widthAnchor.constraint(equalTo: label.heightAnchor, multiplier: 0.5, constant: 60),
    ])
    root.layoutIfNeeded()
    #expect(label.askedWidths.count == 1)
    label.preferredMaxLayoutWidth = 100
    root.layoutIfNeeded()
    #expect(label.askedWidths.count == 1)
  }

  @Test("System spacing: buttons and text views use their text's fonts")
  func spacingOfControls() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.overrideTraits(with: UITraitCollection(displayScale: 2))
    let (button, view, title) = (UIButton(type: .system), UITextView(), label("Title", size: 17, scale: 2))
    button.setTitle("Go", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 40)
    view.font = .systemFont(ofSize: 17)
    view.text = "Text"
    for item in [button, view, title] { root.addSubview(item) }
    func spacing(_ lower: UIView, _ upper: UIView) -> CGFloat {
      lower.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1).constant
    }
    // 22 at 17 points (uikit-recorded.md, R), 40 * 22 / 17 = 51.76 at 40, so 52; depths of 4.5 and 10.
    #expect(spacing(button, title) == 46.5 && spacing(title, button) == 27.5)
    #expect(spacing(view, title) == 22 && spacing(title, view) == 22)
  }

  @Test("UILabel: hugging 250 and compression resistance 750")
  func labelPriorities() {
    let label = UILabel()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(label.contentHuggingPriority(for: axis).rawValue == 250)
      #expect(label.contentCompressionResistancePriority(for: axis).rawValue == 750)
    }
  }

  @Test("UILabel: the lines are centered and not rounded, and the last baseline is on the nearest pixel")
  func labelBaseline() {
    let label = label("x\nx", size: 17, scale: 2, lines: 0)
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    // (50 - 2 x 20.287109375) / 2 + 20.287109375 + 16.1865234375 = 41.1865...: to the half, 41; the first 20.287...
    // above.
    let baselines = label.baselinesInBounds
    #expect(baselines?.last == 41 && abs((baselines?.first ?? 0) - (41 - 20.287_109_375)) < 1e-9)
  }

  @Test("Screen: 375 by 812 points at scale 3, large, left to right, on a phone")
  func screen() {
    let traits = UIScreen.main.traitCollection
    #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 812) && UIScreen.main.scale == 3)
    #expect(traits.preferredContentSizeCategory == .large && traits.layoutDirection == .leftToRight)
    #expect(traits.userInterfaceIdiom == .phone && traits.displayScale == 3)
  }

  @Test("Margins: 8 on every side, and preserved margins are the larger of own and overlap")
  func margins() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let child = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    parent.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    parent.layoutMargins = UIEdgeInsets(top: 40, left: 50, bottom: 60, right: 70)
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == UIEdgeInsets(top: 20, left: 30, bottom: 8, right: 8))
  }

  @Test("Safe area: for each edge, the part of the superview's that overlaps the view")
  func safeArea() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let view = UIView(frame: CGRect(x: 0, y: 30, width: 320, height: 100))
    window.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 14, left: 0, bottom: 0, right: 0))
    view.frame.origin.y = 400
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }
}
