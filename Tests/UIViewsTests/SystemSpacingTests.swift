import DynamicType
import Foundation
import Testing
import UIFoundation

@testable import UIViews

/// uikit-recorded.md, "Stack views", for the system font; uikit.md, "System spacing", for every other.
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

  @Test(
    "between baselines of the system font, the spacing is the leading of the lower size, rounded up to the pixel",
    arguments: [
      // Apple's layout recorded 22 for 17 over 17 (uikit-recorded.md, R). The other leadings are those published for
      // the sizes (dynamic-type.json): 40 points 48, 34 points 41, 11 points 13.
      (17, 17, 3, 22), (17, 17, 2, 22), (17, 40, 2, 48), (40, 17, 2, 22), (28, 34, 3, 41), (17, 11, 3, 13),
      // 17.25 points are a quarter of the way from 22 to 23.
      (17, 17.25, 2, 22.5), (17, 17.25, 1, 23),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func systemFontBaselines(upper: CGFloat, lower: CGFloat, scale: CGFloat, expected: CGFloat) {
    let root = makeRoot(scale: scale)
    let (a, b) = (add(upper, to: root), add(lower, to: root))
    let constraint = b.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 1)
    #expect(constraint.constant == expected)
    let mixed = b.topAnchor.constraint(equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 1)
    #expect(mixed.constant == expected)
  }

  @Test("between baselines of text styles, the spacing is the leading of the lower style at every category")
  func styleBaselines() {
    // dynamic-type.json, "leading", "body".
    let leadings: [CGFloat] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    for (category, leading) in zip(ContentSizeCategory.allCases, leadings) {
      let root = makeRoot(scale: 3)
      let traits = UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(category))
      let boxes = [UIFont.TextStyle.headline, .body].map { style in
        let box = TextBox(characters: 3, font: .preferredFont(forTextStyle: style, compatibleWith: traits))
        root.addSubview(box)
        return box
      }
      let constraint = boxes[1].firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: boxes[0].lastBaselineAnchor, multiplier: 1)
      #expect(constraint.constant == leading, "\(category)")
    }
  }

  @Test(
    "between baselines of another font, the spacing is the lower line with the upper descender, rounded up to the pixel",
    arguments: [
      // TeX Gyre Pagella: 726 above the baseline and 281 below, of 1000. Lower ascent and upper descent:
      // 17 over 17: 12.342 + 4.777 = 17.119. 17 above 40: 29.04 + 4.777 = 33.817; 40 above 17: 12.342 + 11.24 = 23.582.
      (17, 17, 2, 17.5), (17, 17, 3, 52.0 / 3), (17, 40, 2, 34), (40, 17, 2, 24),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func otherFontBaselines(upper: CGFloat, lower: CGFloat, scale: CGFloat, expected: CGFloat) {
    let root = makeRoot(scale: scale)
    let boxes = [upper, lower].map { TextBox(characters: 3, font: UIFont(name: "Palatino", size: $0)) }
    for box in boxes {
      #expect(box.baselineFont?.familyName == "Palatino")
      root.addSubview(box)
    }
    let constraint = boxes[1].firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: boxes[0].lastBaselineAnchor, multiplier: 1)
    #expect(abs(constraint.constant - expected) < 1e-9)
  }

  @Test("the lower font determines which rule applies")
  func mixedFonts() {
    let root = makeRoot(scale: 2)
    let system = add(17, to: root)
    let palatino = TextBox(characters: 3, font: UIFont(name: "Palatino", size: 17))
    root.addSubview(palatino)
    func spacing(_ lower: UIView, _ upper: UIView) -> CGFloat {
      lower.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1).constant
    }
    // Palatino below: 17 * 0.726 + 17 * 0.2412109375 = 16.4426.
    #expect(spacing(system, palatino) == 22 && spacing(palatino, system) == 16.5)
  }

  @Test("an edge without text uses the font of the baseline; without any text, it is 8")
  func borrowed() {
    let root = makeRoot(scale: 3)
    let box = add(17, to: root)
    let guide = root.layoutMarginsGuide
    let above = box.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: guide.topAnchor, multiplier: 1)
    let below = guide.bottomAnchor.constraint(equalToSystemSpacingBelow: box.lastBaselineAnchor, multiplier: 1)
    #expect(above.constant == 22 && below.constant == 22)
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
    // Lines of 20 with their baseline 15 below the top: b's top is 50 + 22 - 15, then 50 + 48 - 15.
    #expect(b.frame.minY == 57)
    b.font = UIFont.systemFont(ofSize: 40)
    root.layoutIfNeeded()
    #expect(constraint.constant == 48)
    #expect(b.frame.minY == 83)
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
