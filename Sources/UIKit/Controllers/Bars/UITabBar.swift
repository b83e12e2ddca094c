import CoreGraphics
public import Foundation
public import UIFoundation

/// A bar of tabs, 49 points high without the safe area.
open class UITabBar: UIView {
  /// The delegate, which Galley never calls. Stored for source compatibility; has no effect.
  open weak var delegate: (any UITabBarDelegate)?
  /// The tabs, from leading to trailing.
  open var items: [UITabBarItem]?
  /// The selected tab, held weakly, or `nil` if none is selected.
  open weak var selectedItem: UITabBarItem?
  /// Sets the tabs, without an animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// Whether the bar is translucent, so that controllers' views extend under it. The default is `true`.
  open var isTranslucent = true
  /// The style of the bar. Stored for source compatibility; has no effect.
  open var barStyle = UIBarStyle.default
  /// The color behind the bar.
  open var barTintColor: UIColor?
  /// The tint color of tabs that aren't selected.
  open var unselectedItemTintColor: UIColor?
  /// The background image.
  open var backgroundImage: UIImage?
  /// The image of the shadow at the bar's edge. Stored for source compatibility; has no effect.
  open var shadowImage: UIImage?
  /// The image behind the selected tab. Stored for source compatibility; has no effect.
  open var selectionIndicatorImage: UIImage?
  /// The appearance of the bar.
  open var standardAppearance = UITabBarAppearance()
  /// The appearance of the bar at the edge of scrolled content. Stored for source compatibility; has no effect.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// No width and a height of 49 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: BarMetrics.tabBarHeight)
  }
  /// Returns the given width and a height of 49 points plus the bottom safe area.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.tabBarHeight + safeAreaInsets.bottom)
  }

  override func drawOwnContent(in context: CGContext) {
    drawBackground(in: context)
    super.drawOwnContent(in: context)
  }
}
