public import Foundation
import UIFoundation

/// Arranges views in a row or a column, by constraints that it makes, holds and keeps up to date.
///
/// It has no intrinsic size: the constraints between its edges and the views give it one. They are made in
/// ``updateConstraints()``, so that several changes cost one update, and an update touches only what differs. A hidden view
/// takes no room along the axis: its length is 0, and it lies in the middle of the gap between its visible neighbors. Where
/// contents of equal priority compete, the first visible view stretches or gives way. The layout margins are 0 at first.
///
/// The class body holds what a subclass may override; each facet's behaviour is in a file of its own.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// As a custom spacing: that of the stack view, ``spacing``.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// As a spacing: the system's, 8 points between edges; between baselines the fonts decide.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  // Unchecked as the state of a view is, and for its reason.

  /// The arranged views, and the constraints that arrange them.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var arrangement = StackArrangement()

  /// A stack view with the given frame and nothing to arrange.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setLayoutMargins(.zero)
  }

  /// A stack view without size, with nothing to arrange; there are no archives of views here.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    setLayoutMargins(.zero)
  }

  /// A stack view that arranges views, in their order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views that the stack view arranges, in the order in which they follow each other; all of them are subviews.
  open var arrangedSubviews: [UIView] { arrangement.views }

  /// Arranges a view after the others; it becomes a subview, if it is not one.
  ///
  /// Its `translatesAutoresizingMaskIntoConstraints` is turned off. A view that is arranged already becomes the last.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: nil) }

  /// Arranges a view at a place in the order; it becomes a subview in front of the others, if it is not one.
  ///
  /// A view that is arranged already moves to that place. The order of the subviews stays as it is.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

  /// Arranges a view no longer, and forgets its custom spacing. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) { cease(toArrange: view) }

  /// Along which axis the views follow each other.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }
  /// How the views share the length along the axis.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  /// How the views lie across the axis.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }
  /// The space between two neighbours, in points; for ``Distribution/equalSpacing`` and ``Distribution/equalCentering`` the
  /// least space. ``spacingUseSystem`` is the system's.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }
  /// Whether vertical spacing is measured from the last baseline of a view to the first one of the next.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// Whether the views lie within the margins rather than the edges.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Sets the space after one of the arranged views; ``spacingUseDefault`` takes it back. Of another view it says nothing.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    setSpacing(spacing, after: arrangedSubview)
  }
  /// The space that was set after an arranged view, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arrangement.spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Brings the constraints up to date with the arranged views. Overrides end with a call of super.
  open override func updateConstraints() {
    updateArrangement()
    super.updateConstraints()
  }
  /// A subview that leaves is arranged no longer.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    cease(toArrange: subview)
  }
  /// The view whose first baseline is the stack view's: of a column the first visible one, of a row the tallest.
  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
  /// The view whose last baseline is the stack view's: of a column the last visible one, of a row the tallest.
  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }
}
