import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

@MainActor
struct UILabelLayoutTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private let fox = "The quick brown fox jumps over the lazy dog, again and again, until the day is done."

  private func container(width: CGFloat, scale: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 600))
    view.overrideTraits(with: UITraitCollection(displayScale: scale))
    return view
  }

  private func add(_ text: String, to view: UIView, lines: Int) -> UILabel {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = text
    label.font = font
    label.numberOfLines = lines
    view.addSubview(label)
    return label
  }

  private final class InvalidatingLabel: UILabel {
    override func setNeedsDisplay() {
      super.setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  @Test("a subclass that invalidates its size when it has to be drawn gets a text")
  func invalidationWithDisplay() {
    let label = InvalidatingLabel()
    label.text = "3"
    label.numberOfLines = 2
    let plain = UILabel()
    plain.text = "3"
    #expect(label.intrinsicContentSize == plain.intrinsicContentSize)
  }

  @Test("a label of several lines has the height for its width from the constraints")
  func twoPasses() throws {
    let outer = container(width: 240, scale: 3)
    let inner = add(fox, to: outer, lines: 0)
    inner.pin([.leading: 20, .trailing: -20, .top: 0], to: outer)
    outer.layoutIfNeeded()
    let count = try lines(of: fox, font, width: 200).count
    #expect(count > 2)
    let height = (CGFloat(count) * 20.287_109_375 * 3).rounded(.up) / 3
    #expect(inner.frame.origin == CGPoint(x: 20, y: 0) && inner.frame.width == 200)
    #expect(abs(inner.frame.height - height) < 1e-9)
  }

  @Test("earlier requests do not change results", arguments: [0, 1, 2])
  func manyWidths(lines: Int) {
    let lined = "One\nTwo, which is longer than the others\nThree"
    let texts = [fox, "Short", lined, "Donaudampfschifffahrtsgesellschaft again", ""]
    for text in texts {
      let outer = container(width: 240, scale: 3)
      let asked = add(text, to: outer, lines: lines)
      var width: CGFloat = 700
      for step in 0..<300 {
        // Downward in steps that reach most line breaks, and occasionally back up.
        width = step % 37 == 36 ? width + 190 : width - 2.75
        let fresh = add(text, to: outer, lines: lines)
        let size = CGSize(width: max(width, 1), height: 600)
        #expect(asked.sizeThatFits(size) == fresh.sizeThatFits(size))
        let height: CGFloat = step % 3 == 0 ? 600 : 45
        let bounds = CGRect(x: 0, y: 0, width: size.width, height: height)
        #expect(
          asked.textRect(forBounds: bounds, limitedToNumberOfLines: lines)
            == fresh.textRect(forBounds: bounds, limitedToNumberOfLines: lines))
        fresh.removeFromSuperview()
      }
    }
  }

  @Test("a new width, text, or font is laid out again")
  func changes() throws {
    let outer = container(width: 240, scale: 2)
    let inner = add(fox, to: outer, lines: 0)
    inner.pin([.leading: 0, .trailing: 0, .top: 0], to: outer)
    func expectHeight(_ text: String, _ font: UIFont, _ width: CGFloat) throws {
      outer.layoutIfNeeded()
      let count = try lines(of: text, font, width: width).count
      #expect(inner.frame.height == (CGFloat(count) * font.lineHeight * 2).rounded(.up) / 2)
    }
    try expectHeight(fox, font, 240)
    outer.frame.size.width = 100
    try expectHeight(fox, font, 100)
    inner.text = "Short"
    try expectHeight("Short", font, 100)
    inner.font = .systemFont(ofSize: 40)
    try expectHeight("Short", .systemFont(ofSize: 40), 100)
  }

  @Test("baselines can be aligned and pinned")
  func baselines() {
    let outer = container(width: 300, scale: 2)
    let small = add("small", to: outer, lines: 1)
    let large = add("large", to: outer, lines: 1)
    large.font = .systemFont(ofSize: 30)
    NSLayoutConstraint.activate([
      small.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      large.leadingAnchor.constraint(equalTo: small.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      large.firstBaselineAnchor.constraint(equalTo: outer.topAnchor, constant: 50),
    ])
    outer.layoutIfNeeded()
    // 17 points: baseline at 16.5 of 20.5. 30 points: (36 - 35.8008) / 2 + 28.5645 = 28.6641, 57.33 pixels, so 28.5.
    let (smallBaseline, largeBaseline): (CGFloat, CGFloat) = (16.5, 28.5)
    #expect(small.frame.minY == 50 - smallBaseline)
    #expect(large.frame.minY == 50 - largeBaseline)
    #expect(large.frame.height == 36)
  }

  @Test("system spacing between labels follows their fonts")
  func systemSpacing() {
    let outer = container(width: 300, scale: 2)
    let upper = add("upper", to: outer, lines: 1)
    let lower = add("lower", to: outer, lines: 1)
    NSLayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: outer.topAnchor),
      lower.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1),
    ])
    outer.layoutIfNeeded()
    // 22 at 17 points (uikit-recorded.md, R). Both baselines lie 16.5 down their labels.
    #expect(lower.frame.minY - upper.frame.minY == 22)
    lower.font = .systemFont(ofSize: 30)
    outer.layoutIfNeeded()
    // 30 * 22 / 17 = 38.82, so 39; depths of 4.1 and 7.24, so 4.5 and 7.5: 36. Baselines: 16.5 and 28.5, so
    // 36 + 16.5 - 28.5.
    #expect(lower.frame.minY - upper.frame.minY == 24)
  }
}
