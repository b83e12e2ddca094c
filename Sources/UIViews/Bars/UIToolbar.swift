public import Foundation
public import UIFoundation

/// A bar of buttons; nothing is drawn on it.
///
/// A bar that stands on the bottom edge of the safe area, above a home indicator, is 49 points high, and any other 44.
/// Interface Builder recorded 112 bars of 49 points, all of which stand there, and 10 of 44, 8 of which do not.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  /// The buttons, from leading to trailing.
  open var items: [UIBarButtonItem]?
  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Whether content shows through the bar. Stored for source compatibility; has no effect.
  open var isTranslucent = true
  /// The style of the bar. Stored for source compatibility; has no effect.
  open var barStyle = UIBarStyle.default
  /// The color behind the bar. Stored for source compatibility; has no effect.
  open var barTintColor: UIColor?
  /// The appearance of the bar. Stored for source compatibility; has no effect.
  open var standardAppearance = UIToolbarAppearance()
  /// The appearance of the bar at the edge of scrolled content. Stored for source compatibility; has no effect.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// Whether the bar stood on the safe area's edge when it was laid out last.
  private var standsOnSafeArea = false

  /// Whether the bar ends at the bottom edge of its superview's safe area, and that is not the superview's edge.
  ///
  /// A bar that grew downwards, since its top is what constraints hold, still counts: it would grow and shrink forever.
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

  /// No width, and 49 points of height on the safe area's edge, else 44.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: BarMetrics.toolbarHeight(isAboveHomeIndicator: standsOnSafeArea))
  }
  /// The given width, and 49 points of height on the safe area's edge, else 44.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.toolbarHeight(isAboveHomeIndicator: findsSafeAreaBelow()))
  }
  /// The bar's center. Layout sets it, which may change the bar's height.
  open override var center: CGPoint {
    didSet { if center != oldValue { setNeedsLayout() } }
  }
  /// Updates the height for the bar's place.
  open override func layoutSubviews() {
    super.layoutSubviews()
    heightMayDiffer()
  }
}
