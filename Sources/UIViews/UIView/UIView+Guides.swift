public import Foundation
import UIFoundation

/// A guide that follows something that moves.
@MainActor @preconcurrency
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The room that a keyboard takes: none here, at the bottom of the safe area.
@MainActor @preconcurrency
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide would follow a keyboard that floats: kept.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area: kept; it does.
  open var usesBottomSafeArea = true
  /// How far above the keyboard a drag would begin to move it, in points: kept.
  open var keyboardDismissPadding: CGFloat = 0
}

extension UIView {
  /// The width that text is read well in at the category `large`, in points (uikit.md, "Margins, guides, safe area").
  static let readableWidth: CGFloat = 672

  /// The readable rectangle's guide, made when first asked for.
  var readableGuide: UILayoutGuide {
    if let guide = insetState.readableGuide { return guide }
    let guide = UILayoutGuide(.readable, of: self, identifier: "UIViewReadableContentGuide")
    insetState.readableGuide = guide
    inheritanceMayDiffer()
    insetState.announcedReadable = readableInsets
    return guide
  }

  /// How far the readable rectangle lies inside the view.
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

  /// The keyboard's guide, made when first asked for.
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
