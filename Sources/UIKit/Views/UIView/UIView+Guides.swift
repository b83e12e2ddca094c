import Foundation
import UIFoundation

extension UIView {
  /// The widest column of text that is comfortable to read at the category `large`, in points (uikit.md, "Margins,
  /// guides, safe area").
  static let readableWidth: CGFloat = 672

  /// The guide for the readable content, created on first use.
  var readableGuide: UILayoutGuide {
    if let guide = insetState.readableGuide { return guide }
    let guide = UILayoutGuide(.readable, of: self, identifier: "UIViewReadableContentGuide")
    insetState.readableGuide = guide
    layoutState.flags.insert(.dealsWithTraits)
    inheritanceMayDiffer()
    marginState.announcedReadable = readableInsets
    return guide
  }

  /// The distances from the view's edges to its readable content, in points.
  var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let widest = UIFontMetrics.default.scaledValue(for: Self.readableWidth, compatibleWith: traitCollection)
    let excess = bounds.width - insets.left - insets.right - widest
    if excess > 0 {
      insets.left += excess / 2
      insets.right += excess / 2
    }
    return insets
  }

  /// The guide for the keyboard, created on first use.
  var keyboardGuide: UIKeyboardLayoutGuide {
    if let guide = layoutGuides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIKeyboardLayoutGuide"
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: leftAnchor), guide.rightAnchor.constraint(equalTo: rightAnchor),
      guide.topAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ])
    return guide
  }
}
