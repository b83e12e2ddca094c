public import Foundation
import UIFoundation
public import UIViews

/// The view that holds the content of a cell without a configuration.
final class CollectionContentView: UIView {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UICollectionReusableView)?.sizeMayDiffer()
  }
}

/// An item of a collection.
///
/// The class body holds what a subclass may override.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  private var content: UIView = CollectionContentView(frame: .zero)
  /// What the cell shows by configurations.
  final var configurations = CellConfigurations()

  /// A cell with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  /// A cell without size at the origin; there are no archives of views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    content.formsLayoutRegion = true
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Lets another view hold the content.
  final func replaceContent(with view: UIView) {
    content.removeFromSuperview()
    content = view
    addContent()
    observeConstraints()
  }

  /// The view that holds the cell's content.
  open var contentView: UIView { content }
  override var fittingView: UIView { content }
  /// The room beside the content.
  var contentInsets: UIEdgeInsets { .zero }

  /// The view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }
  /// The view behind the content of a selected or highlighted cell, as large as the cell.
  open var selectedBackgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, with: selectedBackgroundView)
      selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    }
  }

  private func replaceBackground(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    insertSubview(new, at: new === selectedBackgroundView && backgroundView?.superview === self ? 1 : 0)
  }

  /// Whether the cell is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether a cell is being dragged.
  public typealias DragState = UICellConfigurationState.DragState
  /// Called when the cell begins or ends to be dragged: never.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Whether the cell is highlighted.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  private func stateDidChange() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    setNeedsUpdateConfiguration()
  }

  /// Called when the collection is edited, or is so no longer.
  func editingDidChange() { setNeedsUpdateConfiguration() }

  // Configurations.

  /// What the cell shows, in a view that takes the place of ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { show(newValue) }
  }
  /// What lies behind the content: kept, nothing is drawn.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the content is brought up to date when the state changes; yes at first.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background is brought up to date when the state changes; yes at first.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The state by which configurations are brought up to date.
  open var configurationState: UICellConfigurationState { currentState }
  /// Changes the cell for its state, before it is shown and whenever the state has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Says that the configurations are to be brought up to date before the cell is laid out.
  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }
  /// Brings the configurations up to date. Overrides call super.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// The background that suits the cell: none.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Called before the cell shows another item.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
  }

  /// Gives the content view and the backgrounds the cell's size.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView] {
      if let view, view.superview === self, view.frame != bounds { view.frame = bounds }
    }
    let inside = bounds.inset(by: contentInsets)
    guard content.frame != inside else { return }
    isPlacing = true
    content.frame = inside
    isPlacing = false
  }

  /// The size that the constraints in ``contentView`` allow; without constraints there, the least that the target asks.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let besides = contentInsets.left + contentInsets.right
    if configurations.content != nil || besides > 0 {
      let target = CGSize(width: max(targetSize.width - besides, 0), height: targetSize.height)
      let size = content.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
      return CGSize(width: size.width + besides, height: size.height)
    }
    // A content view that is held by constraints to the cell belongs to the cell's own region; and content may be pinned to
    // the cell alone.
    let isPinnedToCell = !content.formsLayoutRegion || !content.hasConstraintsInside && hasConstraintsInside
    let view = isPinnedToCell ? self : content
    return view.fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority, keepsSolution: true)
  }
}
