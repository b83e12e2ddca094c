import Foundation
import Testing
import UIFoundation

@testable import UIViews

/// uikit.md, "System spacing".
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

  @Test("edge to edge is 8, whatever the fonts, times the multiplier; a negative one counts as 0")
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
    "from baseline to baseline the lower font's line, with the upper font's descender, is rounded up",
    arguments: [
      // San Francisco: ascender 0.9521484375, descender -0.2412109375 of an em. Below: ascender of the lower font less
      // the descender of the upper one. 17 over 17: 20.287109375.
      (17, 17, 3, 61.0 / 3), (17, 17, 2, 20.5),
      // 17 above 40: 38.0859375 + 4.1005859375 = 42.1865; 40 above 17: 16.1865234375 + 9.6484375 = 25.8350.
      (17, 40, 2, 42.5), (40, 17, 2, 26),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func baselines(upper: CGFloat, lower: CGFloat, scale: CGFloat, expected: CGFloat) {
    let root = makeRoot(scale: scale)
    let (a, b) = (add(upper, to: root), add(lower, to: root))
    let constraint = b.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 1)
    #expect(constraint.constant == expected)
    let mixed = b.topAnchor.constraint(equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 1)
    #expect(mixed.constant == expected)
  }

  @Test("an edge without text borrows the font of the baseline; without any text it is 8")
  func borrowed() {
    let root = makeRoot(scale: 3)
    let box = add(17, to: root)
    let guide = root.layoutMarginsGuide
    let above = box.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: guide.topAnchor, multiplier: 1)
    let below = guide.bottomAnchor.constraint(equalToSystemSpacingBelow: box.lastBaselineAnchor, multiplier: 1)
    #expect(above.constant == 61.0 / 3 && below.constant == 61.0 / 3)
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
    // Lines of 20 with their baseline 15 below the top: b's top is where its baseline is, less 15.
    #expect(b.frame.minY == 50 + 20.5 - 15)
    b.font = UIFont.systemFont(ofSize: 40)
    root.layoutIfNeeded()
    #expect(constraint.constant == 42.5)
    #expect(b.frame.minY == 50 + 42.5 - 15)
  }

  @Test("a view whose text is inside stands for it")
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
    #expect(constraint.constant == 61.0 / 3)
  }

  @Test("a view whose text is elsewhere after its content changed has its baselines there")
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
    // A box's baseline is 15 below its top; a view without text has its top for one.
    #expect(holder.frame.minY == 85)
    holder.chosen = 1
    root.layoutIfNeeded()
    #expect(holder.frame.minY == 35)
    holder.chosen = 2
    root.layoutIfNeeded()
    #expect(holder.frame.minY == 100)
  }
}
