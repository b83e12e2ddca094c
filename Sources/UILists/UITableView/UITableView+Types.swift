public import Foundation
import UIFoundation
import UIViews

extension UITableView {
  /// The style of a table's sections.
  public enum Style: Int, Hashable, Sendable {
    /// Sections without grouping, with pinned headers and footers.
    case plain = 0
    /// Sections as groups, separated by gaps.
    case grouped = 1
    /// Sections as inset groups with rounded corners.
    case insetGrouped = 2
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// The shortest distance that makes the row fully visible.
    case none = 0
    /// The row is at the top.
    case top = 1
    /// The row is in the middle.
    case middle = 2
    /// The row is at the bottom.
    case bottom = 3
  }

  /// The animation of row changes. Galley animates nothing.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// Rows fade in and out.
    case fade = 0
    /// Rows slide in from and out to the right.
    case right = 1
    /// Rows slide in from and out to the left.
    case left = 2
    /// Rows slide in from and out to the top.
    case top = 3
    /// Rows slide in from and out to the bottom.
    case bottom = 4
    /// Rows change without animation.
    case none = 5
    /// Rows stay centered in the space they cover.
    case middle = 6
    /// The table chooses the animation.
    case automatic = 100
  }

  /// The reference for separator insets.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The automatic insets of the table.
    case fromAutomaticInsets = 1
  }

  /// The self-sizing of visible rows whose content changes.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// Cells don't resize on their own.
    case disabled = 0
    /// Cells resize when their intrinsic size, or their content view's, is invalidated, or their configuration changes.
    case enabled = 1
    /// Cells also resize when a constraint or a view's content inside them changes, such as a label's text.
    case enabledIncludingConstraints = 2
  }

  /// Posted when the selection changes. Galley never posts it.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
  /// The index title that shows a magnifying glass.
  public nonisolated static let indexSearch = "{search}"
}

extension UITableViewCell {
  /// The style of the separator between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// No line is drawn between rows, and none takes a pixel of their height.
    case none = 0
    /// A line of one pixel.
    case singleLine = 1
    /// The same as ``singleLine``.
    case singleLineEtched = 2
  }

  /// The style of a cell's built-in content.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A text, and an optional image.
    case `default` = 0
    /// A text, with a detail at the trailing edge.
    case value1 = 1
    /// A text at the leading edge, with a detail beside it.
    case value2 = 2
    /// A text, with a detail below.
    case subtitle = 3
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// The selected background view stays hidden.
    case none = 0
    /// A blue background. Galley treats it like `default`.
    case blue = 1
    /// A gray background. Galley treats it like `default`.
    case gray = 2
    /// The selected background view is shown.
    case `default` = 3
  }

  /// The appearance of a focused cell.
  public enum FocusStyle: Int, Hashable, Sendable {
    /// The appearance that the system chooses.
    case `default` = 0
    /// An appearance defined by the app.
    case custom = 1
  }

  /// The editing control of a cell.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// The cell shows no editing control.
    case none = 0
    /// A control that deletes the row.
    case delete = 1
    /// A control that inserts a row.
    case insert = 2
  }

  /// The type of accessory at the end of a cell.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// The cell has no accessory.
    case none = 0
    /// A chevron, which indicates that the row leads to more content.
    case disclosureIndicator = 1
    /// An information button and a disclosure chevron.
    case detailDisclosureButton = 2
    /// A checkmark, which takes 44 points at the end of the cell.
    case checkmark = 3
    /// An information button, which takes 44 points at the end of the cell.
    case detailButton = 4
  }

  /// The controls that a cell shows beside its content.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bit mask, with one bit for each control.
    public let rawValue: UInt
    /// Creates a state mask from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The edit control is visible.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that confirms a deletion is visible.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}
