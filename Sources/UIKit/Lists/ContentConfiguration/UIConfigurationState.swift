public import UIFoundation

/// The state that a configuration depends on.
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// Creates a state in which every flag is off.
  init(traitCollection: UITraitCollection)
  /// Accesses the custom value for a key.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A key for a custom value in a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key with the given name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header, footer, or other view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled. Galley never sets it.
  public var isDisabled = false
  /// Whether the view is highlighted. Galley never sets it.
  public var isHighlighted = false
  /// Whether the view is selected. Galley never sets it.
  public var isSelected = false
  /// Whether the view is focused. Galley never sets it.
  public var isFocused = false
  /// Whether the view is pinned to an edge while the content scrolls.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which every flag is off.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses the custom value for a key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The drag state of a cell.
  public enum DragState: Int, Hashable, Sendable {
    /// The cell is not being dragged.
    case none
    /// The cell is being lifted.
    case lifting
    /// The cell is being dragged.
    case dragging
  }

  /// The drop state of a cell.
  public enum DropState: Int, Hashable, Sendable {
    /// There is no drop session.
    case none
    /// A drop session is active, but does not target the cell.
    case notTargeted
    /// A drop session targets the cell.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is focused. Galley never sets it.
  public var isFocused = false
  /// Whether the cell is pinned to an edge while the content scrolls. Galley never sets it.
  public var isPinned = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether the cell's outline item is expanded. Galley never sets it.
  public var isExpanded = false
  /// Whether the cell is swiped to show actions. Galley never sets it.
  public var isSwiped = false
  /// Whether the cell is being moved. Galley never sets it.
  public var isReordering = false
  /// The drag state. Galley never changes it from `none`.
  public var cellDragState = DragState.none
  /// The drop state. Galley never changes it from `none`.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which every flag is off.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses the custom value for a key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
