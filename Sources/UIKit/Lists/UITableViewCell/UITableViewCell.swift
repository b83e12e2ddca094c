import QuartzCore
import CoreGraphics
public import Foundation
import InterfaceDocuments
public import UIFoundation

/// A row of a table: a content view and the views beside it.
///
/// The class body contains the overridable members; the extensions are in separate files.
open class UITableViewCell: UIView {
  /// The frame of a cell before a table sets it.
  static let initialFrame = CGRect(x: 0, y: 0, width: 320, height: SystemMetrics.iOS18.rowHeight)

  // MARK: - State

  /// The style of the cell.
  final let style: CellStyle
  private final var tableReference: WeakReference<UITableView>?
  /// The table that shows the cell.
  final var table: UITableView? {
    get { tableReference?.target }
    set { tableReference = WeakReference(newValue) }
  }
  /// The traits adopted from the table.
  final var tableTraits = CellTraits(endMargin: processMetrics.cellMargin)
  /// The built-in labels and image view, and the views beside and behind the content.
  final var parts = CellParts()
  final var settings = CellSettings()
  final var editing = CellEditing()
  /// The segues of a cell from a storyboard, or `nil`.
  final var segues: CellSegues?
  final var needsConfigurationUpdate = true
  /// Whether the cell is being measured. Changes made meanwhile don't request another measurement.
  final var isMeasuring = false
  /// Whether layout changes inside the cell are observed.
  final var observesConstraints = false
  /// Whether the cell has never been in a table.
  final var isBare = true
  final var content: UIView = CellContentView(frame: .zero)

  /// The reuse identifier of the cell; `nil` for a cell that is not reused.
  open var reuseIdentifier: String? { identifier }
  final var identifier: String?

  // MARK: - Creating a cell

  /// Creates a cell with a style and a reuse identifier.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    identifier = reuseIdentifier
    super.init(frame: Self.initialFrame)
    addContent()
  }
  /// Creates a cell of the default style, with the values of a document of Interface Builder.
  public required init?(coder: NSCoder) {
    style = coder.nibObject?.cellStyle ?? .default
    identifier = coder.nibObject?["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
    super.init(coder: coder)
    frame = Self.initialFrame
    addContent()
    coder.apply(to: self, of: UITableViewCell.self)
  }
  /// Creates a cell of the default style without a reuse identifier.
  public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

  // MARK: - Content

  /// The view that contains the cell's content, created by ``contentConfiguration`` if there is one.
  open var contentView: UIView { content }
  /// The main label; `nil` in a cell with a ``contentConfiguration``.
  open var textLabel: UILabel? { textPart }
  /// The detail label; `nil` in the default style and in a cell with a ``contentConfiguration``.
  open var detailTextLabel: UILabel? { detailPart }
  /// The image view before the text; `nil` in a cell with a ``contentConfiguration``.
  open var imageView: UIImageView? { imagePart }
  /// The view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    get { parts.background }
    set { setBackground(newValue) }
  }
  /// The view behind the content while the cell is selected, as large as the cell.
  open var selectedBackgroundView: UIView? {
    get { parts.selectedBackground }
    set { setSelectedBackground(newValue) }
  }
  /// Stored for source compatibility; has no effect.
  open var multipleSelectionBackgroundView: UIView?
  /// The indentation level of the built-in content. The default is 0.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The width of an indentation level, in points. The default is 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth.acceptChange(from: oldValue) { setNeedsLayout() } }
  }
  /// The inset of the separator below the cell, in points. The default is the table's.
  open var separatorInset: UIEdgeInsets {
    get { parts.separatorInset ?? tableTraits.separatorInset }
    set {
      guard newValue.isUsable() else { return }
      parts.separatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: - Configurations

  /// The content configuration, which creates the content view; `nil` for none.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { parts.configuration }
    set { setConfiguration(newValue) }
  }
  /// Whether ``contentConfiguration`` is updated when the state changes. The default is `true`.
  open var automaticallyUpdatesContentConfiguration = true
  /// Returns an empty content configuration for the cell's style.
  @discardableResult
  open func defaultContentConfiguration() -> UIListContentConfiguration { styleConfiguration }
  /// The background configuration, which is updated for the cell's state.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether ``backgroundConfiguration`` is updated when the state changes. The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Returns the default background of a row.
  @discardableResult
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  /// The current state for configurations.
  open var configurationState: UICellConfigurationState { currentState }
  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }
  /// Updates the configurations for a state. Overrides should call `super`.
  open func updateConfiguration(using state: UICellConfigurationState) { applyConfigurationState(state) }
  /// A closure that updates the cell for its state, called after the configurations are updated.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Updates a cell for a state.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  // MARK: - Reuse and selection

  /// Removes the selection and highlight before the cell is reused. Overrides should call `super`.
  open func prepareForReuse() { resetForReuse() }
  /// The appearance of the cell when selected. The default is `default`.
  open var selectionStyle = SelectionStyle.default
  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { settings.isSelected }
    set {
      guard newValue != settings.isSelected else { return }
      settings.isSelected = newValue
      selectionDidChange()
    }
  }
  /// Whether the cell is highlighted.
  open var isHighlighted: Bool {
    get { settings.isHighlighted }
    set {
      guard newValue != settings.isHighlighted else { return }
      settings.isHighlighted = newValue
      setNeedsUpdateConfiguration()
    }
  }
  /// Sets whether the cell is selected. The change is not animated.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Sets whether the cell is highlighted. The change is not animated.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Stored for source compatibility; has no effect.
  open var focusStyle = FocusStyle.default
  /// Stored for source compatibility; has no effect.
  open var userInteractionEnabledWhileDragging = false
  /// Called when the drag state changes, which never happens. The default implementation does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// The drag state of a cell.
  public typealias DragState = UICellConfigurationState.DragState

  // MARK: - Accessories

  /// The type of accessory at the end of the cell. The default is `none`.
  open var accessoryType: AccessoryType {
    get { settings.accessoryType }
    set {
      guard newValue != settings.accessoryType else { return }
      settings.accessoryType = newValue
      accessoryDidChange()
    }
  }
  /// A view at the end of the cell, which replaces the ``accessoryType``. Its size is preserved.
  open var accessoryView: UIView? {
    get { settings.accessoryView }
    set {
      let old = settings.accessoryView
      settings.accessoryView = newValue
      accessoryViewDidChange(from: old)
    }
  }
  /// The type of accessory at the end of the cell during editing. The default is `none`.
  open var editingAccessoryType: AccessoryType {
    get { settings.editingAccessoryType }
    set {
      guard newValue != settings.editingAccessoryType else { return }
      settings.editingAccessoryType = newValue
      accessoryDidChange()
    }
  }
  /// A view at the end of the cell during editing, which replaces the ``editingAccessoryType``.
  open var editingAccessoryView: UIView? {
    get { settings.editingAccessoryView }
    set {
      let old = settings.editingAccessoryView
      settings.editingAccessoryView = newValue
      accessoryViewDidChange(from: old)
    }
  }

  // MARK: - Editing

  /// Whether the cell is being edited.
  open var isEditing: Bool {
    get { editing.isActive }
    set { setEditing(newValue, animated: false) }
  }
  /// Starts or ends editing. The change is not animated.
  open func setEditing(_ editing: Bool, animated: Bool) { showEditing(editing) }
  /// The editing control of the cell, as returned by the delegate.
  open var editingStyle: EditingStyle { editing.style }
  /// Whether the cell reserves space for a reorder control during editing. The default is `false`.
  open var showsReorderControl = false { didSet { if showsReorderControl != oldValue { setNeedsLayout() } } }
  /// Whether the content is indented for a control during editing. The default is `true`.
  open var shouldIndentWhileEditing = true { didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } } }
  /// Whether the button that confirms a deletion is visible; always `false`.
  open var showingDeleteConfirmation: Bool { false }
  /// Called before the controls beside the content change. The default implementation does nothing.
  open func willTransition(to state: StateMask) {}
  /// Called when the controls beside the content changed. The default implementation does nothing.
  open func didTransition(to state: StateMask) {}

  // MARK: - Layout

  /// Positions the content view and the views beside it.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    followOwnWidth()
    super.layoutSubviews()
    // Changes made by layout don't mean that the content has changed.
    let wasMeasuring = isMeasuring
    isMeasuring = true
    placeParts()
    isMeasuring = wasMeasuring
  }
  /// Requests a layout if the cell isn't in a table, since its margins depend on the screen. Overrides should call
  /// `super`.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isBare { setNeedsLayout() }
  }
  /// Returns the size that the constraints in ``contentView`` or its configuration require, with the separator; without
  /// either, `sizeThatFits(_:)`.
  ///
  /// A self-sizing content view is a pixel higher than its constraints require, as in recorded cells: margins of 11 and
  /// a switch of 31 make a row of 53.5 at 2x, in which the switch is stretched to 31.5 (uikit-recorded.md, IB).
  @discardableResult
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let (horizontal, vertical) = (horizontalFittingPriority, verticalFittingPriority)
    let taken = targetSize.width - contentWidth(of: targetSize.width)
    let inner = CGSize(width: targetSize.width - taken, height: max(targetSize.height - separatorHeight, 0))
    // Margins that are the cell's depend on how far the content is from its edges, or beyond them: the content view of
    // a prototype still has the frame that its document records.
    if content.preservesSuperviewLayoutMargins, content.frame != contentFrame { content.frame = contentFrame }
    isMeasuring = true
    defer { isMeasuring = false }
    var fitting: CGSize
    if let list = content as? UIListContentView {
      giveMargins(to: list)
      list.arrange(width: inner.width)
      fitting = list.fittingSize(inner, horizontal: horizontal, vertical: vertical, keepsSolution: true)
      // The separator comes in addition (uikit-recorded.md, "Cells and tables", IB). Not recorded: iOS 26.
      fitting.height = max(fitting.height, systemMetrics.rowHeight)
    } else if parts.configuration != nil {
      fitting = content.systemLayoutSizeFitting(
        inner, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      if fitting.height <= 0 { fitting = content.sizeThatFits(inner) }
    } else if content.formsLayoutRegion, content.hasConstraintsInside {
      fitting = content.fittingSize(inner, horizontal: horizontal, vertical: vertical, keepsSolution: true)
    } else {
      let pinned = pinnedSize(for: targetSize, horizontal, vertical)
      isMeasuring = false
      return pinned ?? sizeThatFits(targetSize)
    }
    return CGSize(width: fitting.width + taken, height: fitting.height + separatorHeight)
  }
  /// Returns the given width and the height of a row with the built-in content: at least the standard height.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: builtInHeight(width: size.width))
  }
  /// Requests that the table measure the cell again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizeMayDiffer()
  }

  // MARK: - For drawing

  override func drawOwnContent(in context: CGContext) {
    drawBackground(in: context)
    super.drawOwnContent(in: context)
  }

  /// Rounds the corners of the first and the last row of an inset group, to which the cell is clipped.
  override func adjust(_ appearance: inout LayerAppearance) {
    let (isFirst, isLast) = positionInGroup
    guard let outline = ListLook.outline(of: bounds, isFirst: isFirst, isLast: isLast) else { return }
    appearance.shape = outline
    appearance.masksToBounds = true
  }
}
