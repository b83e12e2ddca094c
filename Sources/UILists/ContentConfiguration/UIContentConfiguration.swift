public import Foundation
public import UIFoundation
public import UIViews

/// What a view shows, as a value: it makes a view that shows it.
public protocol UIContentConfiguration {
  /// A view that shows the content.
  @MainActor @preconcurrency
  func makeContentView() -> any UIView & UIContentView
  /// The content for a state of the view around it.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a configuration.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows; setting another updates it.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration; those of the type that it shows unless it says otherwise.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration is of the type that the view shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// Names a value of an app's own in a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A key by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view that shows a configuration.
public protocol UIConfigurationState {
  /// The view's traits.
  var traitCollection: UITraitCollection { get set }
  /// A state in which nothing is special.
  init(traitCollection: UITraitCollection)
  /// A value of the app's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a header, a footer, or any other view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The view's traits.
  public var traitCollection: UITraitCollection
  /// Whether the view takes no events.
  public var isDisabled = false
  /// Whether a finger is on the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view stays at an edge while the content scrolls.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state in which nothing is special.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Whether a cell is being dragged.
  public enum DragState: Int, Hashable, Sendable {
    /// It is not.
    case none = 0
    /// It is being lifted.
    case lifting = 1
    /// It is on the way.
    case dragging = 2
  }

  /// Whether something is being dropped on a cell.
  public enum DropState: Int, Hashable, Sendable {
    /// Nothing is.
    case none = 0
    /// Something is, but not here.
    case notTargeted = 1
    /// Something is, here.
    case targeted = 2
  }

  /// The cell's traits.
  public var traitCollection: UITraitCollection
  /// Whether the cell takes no events.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell stays at an edge while the content scrolls.
  public var isPinned = false
  /// Whether the list is being edited.
  public var isEditing = false
  /// Whether what the cell holds is folded out.
  public var isExpanded = false
  /// Whether the cell was swiped to show actions.
  public var isSwiped = false
  /// Whether the cell is being moved to another place.
  public var isReordering = false
  /// Whether the cell is being dragged.
  public var cellDragState = DragState.none
  /// Whether something is being dropped on the cell.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state in which nothing is special.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// One axis, or both.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// One bit for each axis.
  public let rawValue: UInt
  /// The axes of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Along x.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// Along y.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
