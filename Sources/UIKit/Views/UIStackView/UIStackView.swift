public import Foundation
import UIFoundation

/// A view that arranges its subviews in a row or a column, with constraints that it creates and updates.
///
/// It has no intrinsic size: the constraints between its edges and the views determine its size. They are created in
/// ``updateConstraints()``, so that several changes cost one update, and an update affects only what differs. A hidden
/// view takes no space along the axis: its length is 0, and it is in the middle of the gap between its visible
/// neighbors. Where contents of equal priority compete, the first visible view stretches or gives way. The default
/// layout margins are 0.
///
/// The class body contains what a subclass may override. The behavior is in one file per facet.
open class UIStackView: UIView {
  /// The custom spacing that means the stack view's own ``spacing``.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The spacing that means the system's: 8 points between edges, and depending on the fonts between baselines.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// The arranged views, and the constraints that arrange them.
  final var arrangement = StackArrangement()
  /// What determines the arrangement besides the views.
  final var settings = StackSettings() { didSet { if settings != oldValue { arrangementDidChange() } } }

  /// Creates a stack view with the given frame and no arranged views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setLayoutMargins(.zero)
  }

  /// Creates a stack view from a document of Interface Builder. Another coder gives an empty one.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    setLayoutMargins(.zero)
    coder.apply(to: self, of: UIStackView.self)
  }

  /// Creates a stack view that arranges the given views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The arranged views, in their order. All of them are subviews.
  open var arrangedSubviews: [UIView] { arrangement.views }

  /// Arranges a view after the others, and adds it as a subview if it isn't one.
  ///
  /// Its `translatesAutoresizingMaskIntoConstraints` is set to `false`. A view that is already arranged becomes the
  /// last.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: nil) }

  /// Arranges a view at an index, and adds it as the frontmost subview if it isn't one.
  ///
  /// A view that is already arranged moves to the index. The order of the subviews doesn't change.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

  /// Stops arranging a view, and removes its custom spacing. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) { cease(toArrange: view) }

  /// The axis along which the views are arranged. The default is `horizontal`.
  open var axis: NSLayoutConstraint.Axis {
    get { settings.axis }
    set { settings.axis = newValue }
  }
  /// How the views share the length along the axis. The default is `fill`.
  open var distribution: Distribution {
    get { settings.distribution }
    set { settings.distribution = newValue }
  }
  /// How the views are aligned across the axis. The default is `fill`.
  open var alignment: Alignment {
    get { settings.alignment }
    set { settings.alignment = newValue }
  }
  /// The space between neighbors, in points. The default is 0.
  ///
  /// It is a minimum for ``Distribution/equalSpacing`` and ``Distribution/equalCentering``. Use ``spacingUseSystem``
  /// for the system's spacing.
  open var spacing: CGFloat {
    get { settings.spacing }
    set { if newValue.isUsable() { settings.spacing = newValue } }
  }
  /// Whether vertical spacing is measured from a view's last baseline to the next one's first. The default is `false`.
  open var isBaselineRelativeArrangement: Bool {
    get { settings.isBaselineRelativeArrangement }
    set { settings.isBaselineRelativeArrangement = newValue }
  }
  /// Whether the views are arranged within the margins instead of the edges. The default is `false`.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { settings.isLayoutMarginsRelativeArrangement }
    set { settings.isLayoutMarginsRelativeArrangement = newValue }
  }

  /// Sets the space after an arranged view, or resets it with ``spacingUseDefault``. Does nothing for another view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    setSpacing(spacing, after: arrangedSubview)
  }
  /// Returns the custom spacing after an arranged view, or ``spacingUseDefault``.
  @discardableResult
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arrangement.spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Updates the constraints for the arranged views. Call `super` at the end of an override.
  open override func updateConstraints() {
    updateArrangement()
    super.updateConstraints()
  }
  /// Stops arranging a subview that is about to be removed.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    cease(toArrange: subview)
  }
  /// The view that provides the first baseline: the first visible one of a column, the tallest of a row.
  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
  /// The view that provides the last baseline: the last visible one of a column, the tallest of a row.
  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }
}
