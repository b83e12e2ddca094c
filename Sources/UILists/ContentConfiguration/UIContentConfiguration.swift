public import Foundation
public import UIFoundation
public import UIViews

/// A value that describes a view's content and makes a view for it.
public protocol UIContentConfiguration {
  /// Returns a new view that shows the content.
  @MainActor @preconcurrency
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for the given state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a configuration.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
  /// The current configuration. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show a configuration. By default, those of its current configuration's type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the configuration has the type of the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
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

/// The state that a configuration depends on.
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// Creates a state in which every flag is off.
  init(traitCollection: UITraitCollection)
  /// Accesses the custom value for a key.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
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
    case none = 0
    /// The cell is being lifted.
    case lifting = 1
    /// The cell is being dragged.
    case dragging = 2
  }

  /// The drop state of a cell.
  public enum DropState: Int, Hashable, Sendable {
    /// There is no drop session.
    case none = 0
    /// A drop session is active, but does not target the cell.
    case notTargeted = 1
    /// A drop session targets the cell.
    case targeted = 2
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

/// One axis, or both.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bit mask, with one bit for each axis.
  public let rawValue: UInt
  /// Creates a set of axes from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
