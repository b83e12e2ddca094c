public import Foundation
import UIFoundation
import UIViews

extension UITableView {
  /// How the sections of a table are set off.
  public enum Style: Int, Hashable, Sendable {
    /// Not at all.
    case plain = 0
    /// As groups.
    case grouped = 1
    /// As groups with rounded corners.
    case insetGrouped = 2
  }

  /// Where a row comes to lie when the table scrolls to it.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// Wherever the way is shortest.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows would come and go; nothing moves here.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// By fading.
    case fade = 0
    /// From and to the right.
    case right = 1
    /// From and to the left.
    case left = 2
    /// From and to the top.
    case top = 3
    /// From and to the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// From and to the middle.
    case middle = 6
    /// As suits the table.
    case automatic = 100
  }

  /// What separator insets are counted from.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    /// The cell's edges.
    case fromCellEdges = 0
    /// The insets that the table finds by itself.
    case fromAutomaticInsets = 1
  }

  /// Whether rows on the screen are measured anew when their content says that its size has changed.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// They are not.
    case disabled = 0
    /// Cells resize when their intrinsic size, or their content view's, is invalidated, or their configuration changes.
    case enabled = 1
    /// Cells also resize when a constraint or a view's content inside them changes, such as a label's text.
    case enabledIncludingConstraints = 2
  }

  /// Posted when another row is selected; there is nobody here who selects.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
  /// Stands for the magnifying glass in a table's index.
  public nonisolated static let indexSearch = "{search}"
}

extension UITableViewCell {
  /// The line between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// No line.
    case none = 0
    /// A line of one pixel.
    case singleLine = 1
    /// As ``singleLine``.
    case singleLineEtched = 2
  }

  /// What a cell consists of.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A title.
    case `default` = 0
    /// A title, and a detail on the right.
    case value1 = 1
    /// A title on the left, and a detail beside it.
    case value2 = 2
    /// A title, and a detail below.
    case subtitle = 3
  }

  /// How a cell shows that it is selected.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// Not at all.
    case none = 0
    /// In blue.
    case blue = 1
    /// In grey.
    case gray = 2
    /// As the system does.
    case `default` = 3
  }

  /// How a cell shows that it has the focus.
  public enum FocusStyle: Int, Hashable, Sendable {
    /// As the system does.
    case `default` = 0
    /// As the app does.
    case custom = 1
  }

  /// What a cell can be edited by.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// A control that deletes it.
    case delete = 1
    /// A control that inserts another.
    case insert = 2
  }

  /// What stands at the end of a cell.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow.
    case disclosureIndicator = 1
    /// An information button and an arrow.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// An information button.
    case detailButton = 4
  }

  /// What a cell shows beside its content.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// One bit for each thing.
    public let rawValue: UInt
    /// The things of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A control for editing.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// A button that confirms a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}
