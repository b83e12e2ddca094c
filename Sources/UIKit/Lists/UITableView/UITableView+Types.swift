public import Foundation
import UIFoundation

extension UITableView {
  /// The style of a table's sections.
  public enum Style: Int, Hashable, Sendable {
    /// Sections without grouping, with pinned headers and footers.
    case plain
    /// Sections as groups, separated by gaps.
    case grouped
    /// Sections as inset groups with rounded corners.
    case insetGrouped
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// The shortest distance that makes the row fully visible.
    case none
    /// The row is at the top.
    case top
    /// The row is in the middle.
    case middle
    /// The row is at the bottom.
    case bottom
  }

  /// The animation of row changes. Galley animates nothing.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// Rows fade in and out.
    case fade
    /// Rows slide in from and out to the right.
    case right
    /// Rows slide in from and out to the left.
    case left
    /// Rows slide in from and out to the top.
    case top
    /// Rows slide in from and out to the bottom.
    case bottom
    /// Rows change without animation.
    case none
    /// Rows stay centered in the space they cover.
    case middle
    /// The table chooses the animation.
    case automatic = 100
  }

  /// The reference for separator insets.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    /// The edges of the cell.
    case fromCellEdges
    /// The automatic insets of the table.
    case fromAutomaticInsets
  }

  /// The self-sizing of visible rows whose content changes.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// Cells don't resize on their own.
    case disabled
    /// Cells resize when their intrinsic size, or their content view's, is invalidated, or their configuration changes.
    case enabled
    /// Cells also resize when a constraint or a view's content inside them changes, such as a label's text.
    case enabledIncludingConstraints
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
    case none
    /// A line of one pixel.
    case singleLine
    /// The same as ``singleLine``.
    case singleLineEtched
  }

  /// The style of a cell's built-in content.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A text, and an optional image.
    case `default`
    /// A text, with a detail at the trailing edge.
    case value1
    /// A text at the leading edge, with a detail beside it.
    case value2
    /// A text, with a detail below.
    case subtitle
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// The selected background view stays hidden.
    case none
    /// A blue background. Galley treats it like `default`.
    case blue
    /// A gray background. Galley treats it like `default`.
    case gray
    /// The selected background view is shown.
    case `default`
  }

  /// The appearance of a focused cell.
  public enum FocusStyle: Int, Hashable, Sendable {
    /// The appearance that the system chooses.
    case `default`
    /// An appearance defined by the app.
    case custom
  }

  /// The editing control of a cell.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// The cell shows no editing control.
    case none
    /// A control that deletes the row.
    case delete
    /// A control that inserts a row.
    case insert
  }

  /// The type of accessory at the end of a cell.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// The cell has no accessory.
    case none
    /// A chevron, which indicates that the row leads to more content.
    case disclosureIndicator
    /// An information button and a disclosure chevron.
    case detailDisclosureButton
    /// A checkmark, which takes 44 points at the end of the cell.
    case checkmark
    /// An information button, which takes 44 points at the end of the cell.
    case detailButton
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
