import DynamicType
import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Sources: uikit-recorded-2.md, uikit-recorded.md, "Stack views", and uikit.md, "System spacing".
@MainActor
struct SystemSpacingTests {
  private func makeRoot(scale: CGFloat) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.overrideTraits(with: UITraitCollection(displayScale: scale))
    return root
  }

  private func add(_ size: CGFloat?, to root: UIView) -> TextBox {
    let box = TextBox(characters: 3, font: size.map { UIFont.systemFont(ofSize: $0) })
    root.addSubview(box)
    return box
  }

  @Test("edge to edge is 8 for all fonts, times the multiplier; a negative multiplier counts as 0")
  func edges() {
    let root = makeRoot(scale: 3)
    let (a, b) = (add(40, to: root), add(12, to: root))
    #expect(b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1).constant == 8)
    #expect(b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2.5).constant == 20)
    let negative = b.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: a.leadingAnchor, multiplier: -1)
    #expect(negative.constant == 0)
    let constraint = b.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: 1)
    #expect(constraint.multiplier == 1 && constraint.priority == .required && constraint.relation == .lessThanOrEqual)
    #expect(constraint.firstItem === b && constraint.secondItem === root)
  }

  private func spacing(
    _ lower: UIFont?, below upper: UIFont?, scale: CGFloat, lower edge: KeyPath<UIView, NSLayoutYAxisAnchor>? = nil
  ) -> CGFloat {
    let root = makeRoot(scale: scale)
    let boxes = [upper, lower].map { TextBox(characters: 3, font: $0) }
    for box in boxes { root.addSubview(box) }
    return boxes[1][keyPath: edge ?? \.firstBaselineAnchor].constraint(
      equalToSystemSpacingBelow: boxes[0].lastBaselineAnchor, multiplier: 1
    ).constant
  }

  @Test(
    "between baselines of equal system fonts, the spacing is 22/17 em, rounded to the pixel",
    arguments: [
      // Apple's layout recorded 22 for 17 over 17 (uikit-recorded.md, R). The picture of the cell shows 68.5 above 53
      // points, within half a point (uikit-recorded-2.md).
      (17, 3, 22), (17, 2, 22), (53, 2, 68.5),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func systemFontBaselines(size: CGFloat, scale: CGFloat, expected: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(spacing(font, below: font, scale: scale) == expected)
    #expect(spacing(font, below: font, scale: scale, lower: \.topAnchor) == expected)
    let root = makeRoot(scale: scale)
    let box = TextBox(characters: 3, font: font)
    root.addSubview(box)
    let edge = box.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1)
    #expect(edge.constant == expected)
  }

  /// Source: uikit.md, "System spacing", five pairs measured at 2x with a font of 1.176 em.
  @Test(
    "between baselines of fonts of unequal size, lines touch, with heights and depths rounded up",
    arguments: [(17, 17, 20), (9, 40, 18), (40, 9, 40.5), (17, 40, 25), (40, 17, 42.5)]
      as [(CGFloat, CGFloat, CGFloat)])
  func measuredPairs(lower: CGFloat, upper: CGFloat, expected: CGFloat) {
    func font(_ size: CGFloat) -> UIFont? { UIFont(name: "HelveticaNeue", size: size) }
    #expect(spacing(font(lower), below: font(upper), scale: 2) == expected)
  }

  /// Source: the picture of the self-sizing cell (uikit-recorded-2.md).
  ///
  /// With content margins of 11, its rows leave 8.5 and 26.5 between the last baseline and the bottom margin.
  @Test(
    "the spacing of the picture's cell: a headline, and Palatino scaled by the body's metrics",
    arguments: [(.large, 22, 19.5, 8.5), (.accessibilityExtraExtraExtraLarge, 68.5, 56, 26.5)]
      as [(UIContentSizeCategory, CGFloat, CGFloat, CGFloat)])
  func picture(category: UIContentSizeCategory, top: CGFloat, between: CGFloat, bottom: CGFloat) throws {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let palatino = try #require(UIFont(name: "Palatino", size: 18))
    let body = UIFontMetrics(forTextStyle: .body).scaledFont(for: palatino, compatibleWith: traits)
    let headline = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits)
    let root = makeRoot(scale: 2)
    let boxes = [headline, body].map { TextBox(characters: 3, font: $0) }
    for box in boxes { root.addSubview(box) }
    let guide = root.layoutMarginsGuide
    let constraints = [
      boxes[0].firstBaselineAnchor.constraint(equalToSystemSpacingBelow: guide.topAnchor, multiplier: 1),
      boxes[1].firstBaselineAnchor.constraint(equalToSystemSpacingBelow: boxes[0].lastBaselineAnchor, multiplier: 1),
      guide.bottomAnchor.constraint(equalToSystemSpacingBelow: boxes[1].lastBaselineAnchor, multiplier: 1),
    ]
    #expect(constraints.map(\.constant) == [top, between, bottom])
  }

  @Test("without any text, the spacing at a baseline is 8")
  func bare() {
    let root = makeRoot(scale: 3)
    let bare = add(nil, to: root)
    #expect(bare.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1).constant == 8)
  }

  @Test("the spacing follows the fonts")
  func followsFonts() {
    let root = makeRoot(scale: 2)
    let (a, b) = (add(17, to: root), add(17, to: root))
    let constraint = b.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 1)
    NSLayoutConstraint.activate([
      a.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 50), constraint,
    ])
    root.layoutIfNeeded()
    // Lines of 20 with their baseline 15 below the top: b's top is 50 + 22 - 15. Then a line of 40 * 22 / 17 = 51.76,
    // so 52, and depths of 4.1 and 9.65, so 4.5 and 10: 50 + 52 + 4.5 - 10 - 15.
    #expect(b.frame.minY == 57)
    b.font = UIFont.systemFont(ofSize: 40)
    root.layoutIfNeeded()
    #expect(constraint.constant == 46.5)
    #expect(b.frame.minY == 81.5)
  }

  @Test("a view whose text is in a subview uses that text")
  func standIn() {
    final class Holder: UIView {
      let box = TextBox(characters: 2, font: UIFont.systemFont(ofSize: 17))
      override var forFirstBaselineLayout: UIView { box }
    }
    let root = makeRoot(scale: 3)
    let holder = Holder()
    holder.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(holder)
    holder.addSubview(holder.box)
    NSLayoutConstraint.activate([
      holder.box.topAnchor.constraint(equalTo: holder.topAnchor, constant: 10),
      holder.box.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -7),
      holder.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 100),
    ])
    root.layoutIfNeeded()
    // The baseline is 10 + 15 below the holder's top.
    #expect(holder.frame.minY == 75 && holder.frame.height == 37)
    let constraint = holder.lastBaselineAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1)
    #expect(constraint.constant == 22)
  }

  @Test("a view whose text moves when its content changes has its baselines there")
  func standInChanges() {
    final class Switching: UIView {
      let boxes = [TextBox(characters: 2), TextBox(characters: 2)]
      var chosen = 0 {
        didSet { invalidateIntrinsicContentSize() }
      }
      override var forFirstBaselineLayout: UIView { chosen < 2 ? boxes[chosen] : self }
    }
    let root = makeRoot(scale: 1)
    let holder = Switching()
    holder.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(holder)
    for (index, box) in holder.boxes.enumerated() {
      holder.addSubview(box)
      box.topAnchor.constraint(equalTo: holder.topAnchor, constant: CGFloat(index) * 50).isActive = true
    }
    NSLayoutConstraint.activate([
      holder.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      holder.heightAnchor.constraint(equalToConstant: 80),
    ])
    root.layoutIfNeeded()
    // A box's baseline is 15 below its top; that of a view without text is its top.
    #expect(holder.frame.minY == 85)
    holder.chosen = 1
    root.layoutIfNeeded()
    #expect(holder.frame.minY == 35)
    holder.chosen = 2
    root.layoutIfNeeded()
    #expect(holder.frame.minY == 100)
  }
}
