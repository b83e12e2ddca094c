import Foundation
public import UIFoundation

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs whose title is below the image. Stored for source compatibility; has no effect.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs whose title is beside the image. Stored for source compatibility; has no effect.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs whose title is beside the image, in a compact bar.
  ///
  /// Stored for source compatibility; has no effect.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The tint of the selection indicator. Stored for source compatibility; has no effect.
  open var selectionIndicatorTintColor: UIColor?
}
