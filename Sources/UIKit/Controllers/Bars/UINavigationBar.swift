import CoreGraphics
public import Foundation
public import UIFoundation

/// A bar with a title and buttons, 44 points high, or 54 on iOS 26.
///
/// Titles and buttons are drawn, but aren't views; custom views of items aren't shown.
open class UINavigationBar: UIView {
  /// The delegate, called when items are pushed and popped by ``pushItem(_:animated:)`` and ``popItem(animated:)``.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The items of the controllers on the stack, from the root to the top.
  open var items: [UINavigationItem]? = []
  /// The item at the top of the stack.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top one, or `nil` if there is none.
  open var backItem: UINavigationItem? { items.flatMap { $0.count > 1 ? $0[$0.count - 2] : nil } }
  /// Sets the items, without an animation.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Adds an item at the top, unless the delegate prevents it. There is no animation.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }
  /// Removes the top item and returns it, or returns `nil` if there is none or the delegate prevents it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    items?.removeLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }
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
  /// The appearance of a compact bar at the edge of scrolled content. Stored for source compatibility; has no effect.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
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
