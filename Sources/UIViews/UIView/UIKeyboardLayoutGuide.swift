public import Foundation

/// The area that the keyboard covers. There is no keyboard, so it has no height, at the bottom of the safe area.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a floating keyboard. Stored for source compatibility; has no effect.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area, which it always does. Stored for source compatibility; has no effect.
  open var usesBottomSafeArea = true
  /// The distance above the keyboard at which a drag starts to dismiss it, in points. Stored for source compatibility;
  /// has no effect.
  open var keyboardDismissPadding: CGFloat = 0
}
