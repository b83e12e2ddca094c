import CoreGraphics
public import Foundation
public import UIFoundation

/// A bar with a title and buttons, 44 points high, or 54 on iOS 26.
///
/// Titles and buttons are drawn, but aren't views; custom views of items aren't shown.
open class UINavigationBar: UIView {
  /// The items of the controllers on the stack, from the root to the top.
  open var items: [UINavigationItem]? = []
  /// The item at the top of the stack.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top one, or `nil` if there is none.
  open var backItem: UINavigationItem? { items.flatMap { $0.count > 1 ? $0[$0.count - 2] : nil } }
  /// Sets the items, without an animation.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Adds an item at the top, without an animation.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Removes the top item and returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  /// Whether titles are large, which adds 52 points to the height. The default is `false`.
  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { heightMayDiffer?() } } }
  /// Whether the bar is translucent, so that controllers' views extend under it. The default is `true`.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { heightMayDiffer?() } } }
  /// The style of the bar. Stored for source compatibility; has no effect.
  open var barStyle = UIBarStyle.default
  /// The color behind the bar.
  open var barTintColor: UIColor?
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the shadow at the bar's edge. Stored for source compatibility; has no effect.
  open var shadowImage: UIImage?
  /// The image beside the Back button. Stored for source compatibility; has no effect.
  open var backIndicatorImage: UIImage?
  /// The mask of that image during transitions. Stored for source compatibility; has no effect.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The appearance of the bar, unless the top item has its own.
  open var standardAppearance = UINavigationBarAppearance()
  /// The appearance of a compact bar. Stored for source compatibility; has no effect.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar at the edge of scrolled content. Stored for source compatibility; has no effect.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  private var backgroundImages: [Int: UIImage] = [:]
  /// Called when the bar's height may have changed.
  final var heightMayDiffer: (() -> Void)?

  /// Sets the background image for a height of the bar. Stored for source compatibility; has no effect.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics.rawValue] = backgroundImage
  }
  /// Returns the background image for a height of the bar.
  @discardableResult
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics.rawValue] }
  /// Sets the background image for a height of the bar. The position is ignored.
  ///
  /// Stored for source compatibility; has no effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  /// No width and a height of 44 points, or 54 on iOS 26.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: systemMetrics.navigationBarHeight)
  }
  /// Returns the given width and a height of 44 points, or 54 on iOS 26.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: systemMetrics.navigationBarHeight)
  }

  override func drawOwnContent(in context: CGContext) {
    drawBackground(in: context)
    super.drawOwnContent(in: context)
  }
}
