import CoreGraphics
import UIKit

/// What views show, which is less than their frames.
extension ProblemFinder {
  /// Returns whether a button may overlap another view: one in a text field, such as the clear button, and one without
  /// a background around a text. The button's own title is compared with the text.
  static func isIntended(_ button: UIView, _ other: UIView) -> Bool {
    guard let button = button as? UIButton else { return false }
    if other is UITextField { return true }
    let isPlain =
      button.configuration == nil && button.currentBackgroundImage == nil
      && (button.backgroundColor?.cgColor.alpha ?? 0) == 0
    return isPlain && other is UILabel
  }

  /// Returns whether what a view displays extends beyond a rectangle in the root's coordinates: the glyphs of a label,
  /// whose line box is higher, or the whole of another view.
  func extends(_ view: UIView, beyond area: CGRect) -> Bool {
    guard let label = view as? UILabel else { return true }
    return ink(of: label).contains { excess(of: $0, over: area) > Self.tolerance }
  }

  /// Returns whether the glyphs of a label are inside it.
  func showsAllInk(_ label: UILabel) -> Bool {
    label.displayList().textInk.allSatisfy { excess(of: $0, over: label.bounds) <= Self.tolerance }
  }

  /// Returns whether the glyphs of two labels overlap. The frames of labels whose baselines are a system spacing apart
  /// overlap by a point or two at large text sizes, although nothing touches.
  func inkTouches(_ a: UILabel, _ b: UILabel) -> Bool {
    let ink = ink(of: b)
    return self.ink(of: a).contains { rect in
      ink.contains { other in
        let common = rect.overlap(with: other)
        return common.width > Self.tolerance && common.height > Self.tolerance
      }
    }
  }

  private func ink(of label: UILabel) -> [CGRect] {
    label.displayList().textInk.map { label.convert($0, to: root) }
  }
}
