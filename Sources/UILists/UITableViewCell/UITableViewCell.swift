public import Foundation
public import UIFoundation
public import UIViews

/// A row of a table: a content view, and what stands beside it.
///
/// The class body holds what a subclass may override; each facet's behaviour is in a file of its own.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// The size that a cell has before a table gives it one.
  static let initialFrame = CGRect(x: 0, y: 0, width: 320, height: TableMetrics.standardRowHeight)

  /// The cell's style.
  final let style: CellStyle
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  private final var tableReference: BackReference<UIView>?
  /// The table that shows the cell.
  final var table: UITableView? {
    get { tableReference?.target as? UITableView }
    set { tableReference = newValue?.backReference }
  }
  // Unchecked as the state of a view is, and for its reason.

  /// What the cell takes from the table.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var tableTraits = CellTraits()
  /// The labels and the image of the built-in styles, and the views beside and behind the content.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var parts = CellParts()
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var settings = CellSettings()
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var editing = CellEditing()
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var needsConfigurationUpdate = true
  /// Whether the cell is being measured: what changes meanwhile asks for no other measurement.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var isMeasuring = false
  /// Whether layout changes inside the cell are observed.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var observesConstraints = false
  /// Whether the cell is in no table yet.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var isBare = true
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var content: UIView = CellContentView(frame: .zero)

  /// The name under which a table keeps the cell for reuse.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open internal(set) var reuseIdentifier: String?

  /// A cell of a style, known to a table by a name.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: Self.initialFrame)
    addContent()
  }
  /// A cell of the default style; there are no archives of views here.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    frame = Self.initialFrame
    addContent()
  }
  /// A cell of the default style with no name.
  public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

  // Content.

  /// The view that holds the cell's content: that of the ``contentConfiguration`` where there is one.
  open var contentView: UIView { content }
  /// The title; nil in a cell with a ``contentConfiguration``.
  open var textLabel: UILabel? { textPart }
  /// The detail; nil in the default style, and in a cell with a ``contentConfiguration``.
  open var detailTextLabel: UILabel? { detailPart }
  /// The image before the title; nil in a cell with a ``contentConfiguration``.
  open var imageView: UIImageView? { imagePart }
  /// The view behind the content; as large as the cell.
  open var backgroundView: UIView? {
    get { parts.background }
    set { setBackground(newValue) }
  }
  /// The view behind the content while the cell is selected; as large as the cell.
  open var selectedBackgroundView: UIView? {
    get { parts.selectedBackground }
    set { setSelectedBackground(newValue) }
  }
  /// The view behind the content while the cell is one of several that are selected: kept.
  open var multipleSelectionBackgroundView: UIView?
  /// How many levels the built-in content is indented; 0 at first.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The width of a level, in points; 10 at first.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  /// How far the line below the cell lies inside, in points; the table's unless another is set.
  open var separatorInset: UIEdgeInsets {
    get { parts.separatorInset ?? tableTraits.separatorInset }
    set {
      parts.separatorInset = newValue
      setNeedsLayout()
    }
  }

  // Configurations.

  /// The content as a value, which makes the content view; nil for content of another kind.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { parts.configuration }
    set { setConfiguration(newValue) }
  }
  /// Whether ``contentConfiguration`` follows the cell's state; on at first.
  open var automaticallyUpdatesContentConfiguration = true
  /// The content that suits the cell's style, without anything to show.
  open func defaultContentConfiguration() -> UIListContentConfiguration { styleConfiguration }
  /// The background as a value: kept.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether ``backgroundConfiguration`` follows the cell's state; on at first.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The background that suits a row.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  /// The cell's state.
  open var configurationState: UICellConfigurationState { currentState }
  /// Says that the configurations have to follow another state before the cell is shown.
  open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }
  /// Lets the configurations follow a state.
  open func updateConfiguration(using state: UICellConfigurationState) { follow(state) }
  /// Called with the cell and its state when the configurations have to follow it.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Sets a cell up for a state.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  // Reuse and selection.

  /// Called before the cell shows another row.
  open func prepareForReuse() { resetForReuse() }
  /// How the cell shows that it is selected.
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
  /// Selects the cell; there is no animation here.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Highlights the cell; there is no animation here.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// How the cell shows that it has the focus: kept.
  open var focusStyle = FocusStyle.default
  /// Whether the cell takes events while it is dragged: kept.
  open var userInteractionEnabledWhileDragging = false
  /// Called when the cell begins or ends to be dragged: never.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Whether a cell is being dragged.
  public typealias DragState = UICellConfigurationState.DragState

  // Accessories.

  /// What stands at the end of the cell.
  open var accessoryType: AccessoryType {
    get { settings.accessoryType }
    set { setAccessoryType(newValue, \.accessoryType) }
  }
  /// A view at the end of the cell, in place of what ``accessoryType`` says. It keeps its size.
  open var accessoryView: UIView? {
    get { settings.accessoryView }
    set { setAccessoryView(newValue, \.accessoryView) }
  }
  /// What stands at the end of the cell while it is edited.
  open var editingAccessoryType: AccessoryType {
    get { settings.editingAccessoryType }
    set { setAccessoryType(newValue, \.editingAccessoryType) }
  }
  /// A view at the end of the cell while it is edited.
  open var editingAccessoryView: UIView? {
    get { settings.editingAccessoryView }
    set { setAccessoryView(newValue, \.editingAccessoryView) }
  }

  // Editing.

  /// Whether the cell is edited.
  open var isEditing: Bool {
    get { editing.isActive }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing; there is no animation here.
  open func setEditing(_ editing: Bool, animated: Bool) { showEditing(editing) }
  /// What the cell can be edited by, as the delegate said.
  open var editingStyle: EditingStyle { editing.style }
  /// Whether the cell shows that it can be moved, while it is edited.
  open var showsReorderControl = false { didSet { if showsReorderControl != oldValue { setNeedsLayout() } } }
  /// Whether the content makes room for a control while the cell is edited; on at first.
  open var shouldIndentWhileEditing = true { didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } } }
  /// Whether the button that confirms a deletion shows: never here.
  open var showingDeleteConfirmation: Bool { false }
  /// Called before the cell shows something else beside its content.
  open func willTransition(to state: StateMask) {}
  /// Called when the cell shows something else beside its content.
  open func didTransition(to state: StateMask) {}

  // Layout.

  /// Gives the content view its place, and what is beside it.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    followOwnWidth()
    super.layoutSubviews()
    // What moves here is no news about the content.
    let wasMeasuring = isMeasuring
    isMeasuring = true
    placeParts()
    isMeasuring = wasMeasuring
  }
  /// The size that the constraints in ``contentView`` allow, with the separator; without constraints there, what
  /// `sizeThatFits` says.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentSize(for: targetSize, horizontalFittingPriority, verticalFittingPriority) ?? sizeThatFits(targetSize)
  }
  /// The given width, and the height of a row with the built-in content: at least the standard height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: builtInHeight(width: size.width))
  }
  /// Says that the cell's size may be another; a table measures it anew.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizeMayDiffer()
  }
}
