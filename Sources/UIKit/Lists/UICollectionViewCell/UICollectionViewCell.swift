import QuartzCore
import CoreGraphics
public import Foundation
import UIFoundation

/// The default content view of a cell.
final class CollectionContentView: UIView {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UICollectionReusableView)?.sizeMayDiffer()
  }
}

/// A cell that shows an item of a collection view.
///
/// The class body contains the overridable members.
open class UICollectionViewCell: UICollectionReusableView {
  private var content: UIView = CollectionContentView(frame: .zero)
  /// The content configuration and its update state.
  final var configurations = CellConfigurations()
  /// The segues of a cell from a storyboard, or `nil`.
  final var segues: CellSegues?

  // MARK: - Creating a cell

  /// Creates a cell with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  /// Creates a cell with a zero frame, with the values of a document of Interface Builder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
    coder.apply(to: self, of: UICollectionViewCell.self)
  }

  private func addContent() {
    content.formsLayoutRegion = true
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Replaces the content view.
  final func replaceContent(with view: UIView) {
    content.removeFromSuperview()
    content = view
    addContent()
    observeConstraints()
  }

  // MARK: - Content and backgrounds

  /// The view that contains the cell's content.
  open var contentView: UIView { content }
  override var fittingView: UIView { content }
  /// The insets of the content view in the cell.
  var contentInsets: UIEdgeInsets { .zero }

  /// The view behind the content, as large as the cell.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }
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

  // MARK: - State

  /// Whether the cell is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// The drag state of a cell.
  public typealias DragState = UICellConfigurationState.DragState
  /// Called when the drag state changes, which never happens. The default implementation does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Whether the cell is highlighted.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  private func stateDidChange() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    setNeedsUpdateConfiguration()
  }

  /// Called when the collection view starts or stops being edited.
  func editingDidChange() { setNeedsUpdateConfiguration() }

  // MARK: - Configurations

  /// The content configuration, shown in a view that replaces ``contentView``; `nil` for none.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { show(newValue) }
  }
  /// The background configuration, which is updated for the cell's state. Without one, a list cell has its default.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the content configuration is updated when the state changes. The default is `true`.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration is updated when the state changes. The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The current state for configurations.
  open var configurationState: UICellConfigurationState { currentState }
  /// A closure that updates the cell for its state, called before the cell is shown and after the state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }
  /// Updates the cell for a state. The default implementation does nothing; overrides should call `super`.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// Returns the default background of the cell, which is clear.
  @discardableResult
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  // MARK: - Reuse and layout

  /// Removes the highlight before the cell is reused.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
  }

  /// Updates the configurations, and sizes the content view and the backgrounds.
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

  /// Returns the size that the constraints in ``contentView`` require; without any, the size that fits the target.
  @discardableResult
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
    // A content view constrained to the cell belongs to the cell's own layout region, and content may be pinned to the
    // cell alone.
    let isPinnedToCell = !content.formsLayoutRegion || !content.hasConstraintsInside && hasConstraintsInside
    let view = isPinnedToCell ? self : content
    return view.fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority, keepsSolution: true)
  }

  // MARK: - For drawing

  override func drawOwnContent(in context: CGContext) {
    drawBackground(in: context)
    super.drawOwnContent(in: context)
  }

  /// Rounds the corners of the first and the last row of an inset group, to which the cell is clipped.
  override func adjust(_ appearance: inout LayerAppearance) {
    guard let list = self as? UICollectionViewListCell else { return }
    let (isFirst, isLast) = list.positionInGroup
    guard let outline = ListLook.outline(of: bounds, isFirst: isFirst, isLast: isLast) else { return }
    appearance.shape = outline
    appearance.masksToBounds = true
  }
}
