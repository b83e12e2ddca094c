import CoreGraphics
public import Foundation
public import UIFoundation

/// A bar of buttons. Its background is drawn, but not its buttons.
///
/// A bar on the bottom edge of the safe area, above a home indicator, is 49 points high, and any other 44. Interface
/// Builder recorded 112 bars of 49 points, all of which are there, and 10 of 44, 8 of which are not.
open class UIToolbar: UIView {
  /// The delegate, which says the bar's position. Stored for source compatibility; has no effect.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The items, from leading to trailing.
  open var items: [UIBarButtonItem]?
  /// Sets the items, without an animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Whether the bar is translucent, so that a navigation controller's views extend under it. The default is `true`.
  open var isTranslucent = true
  /// The style of the bar. Stored for source compatibility; has no effect.
  open var barStyle = UIBarStyle.default
  /// The color behind the bar.
  open var barTintColor: UIColor?
  /// The appearance of the bar.
  open var standardAppearance = UIToolbarAppearance()
  /// The appearance of the bar at the edge of scrolled content. Stored for source compatibility; has no effect.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The appearance of a compact bar. Stored for source compatibility; has no effect.
  open var compactAppearance: UIToolbarAppearance?
  private var images = BarImages()

  /// Sets the background image for a position and height of the bar. Stored for source compatibility; has no effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) { images[.background(topOrBottom, .normal, barMetrics)] = backgroundImage }
  /// Returns the background image that was set for a position and height of the bar.
  @discardableResult
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { images[.background(topOrBottom, .normal, barMetrics)] }
  /// Sets the image of the shadow for a position of the bar. Stored for source compatibility; has no effect.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    images[.shadow(topOrBottom)] = shadowImage
  }
  /// Returns the image of the shadow that was set for a position of the bar.
  @discardableResult
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { images[.shadow(topOrBottom)] }

  /// Whether the bar was on the edge of the safe area at the last layout.
  private var standsOnSafeArea = false

  /// Returns whether the bar ends at the bottom edge of its superview's safe area, above the superview's own edge.
  ///
  /// A bar that has grown downward because constraints fix its top also counts. Otherwise it would keep growing and
  /// shrinking.
  private func findsSafeAreaBelow() -> Bool {
    guard let superview, superview.safeAreaInsets.bottom > 0 else { return false }
    let beyond = frame.maxY - (superview.bounds.maxY - superview.safeAreaInsets.bottom)
    let growth =
      BarMetrics.toolbarHeight(isAboveHomeIndicator: true) - BarMetrics.toolbarHeight(isAboveHomeIndicator: false)
    return beyond >= -pixelSnapping.pixel / 2 && beyond <= growth + pixelSnapping.pixel / 2
  }

  private func heightMayDiffer() {
    let stands = findsSafeAreaBelow()
    guard stands != standsOnSafeArea else { return }
    standsOnSafeArea = stands
    invalidateIntrinsicContentSize()
  }

  /// No width and a height of 49 points on the edge of the safe area, or 44 elsewhere.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: BarMetrics.toolbarHeight(isAboveHomeIndicator: standsOnSafeArea))
  }
  /// Returns the given width and a height of 49 points on the edge of the safe area, or 44 elsewhere.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.toolbarHeight(isAboveHomeIndicator: findsSafeAreaBelow()))
  }
  /// The bar's center. Moving the bar may change its height.
  open override var center: CGPoint { didSet { if center != oldValue { setNeedsLayout() } } }
  /// Updates the height for the bar's position.
  open override func layoutSubviews() {
    super.layoutSubviews()
    heightMayDiffer()
  }

  override func drawOwnContent(in context: CGContext) {
    drawBackground(in: context)
    super.drawOwnContent(in: context)
  }
}
