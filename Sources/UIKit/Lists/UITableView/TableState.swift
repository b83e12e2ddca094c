import Foundation
import UIFoundation

/// The registered classes and nibs, and the views available for reuse.
struct TableReuse {
  var cells = ReusableViews<String, UITableViewCell>()
  var headersAndFooters = ReusableViews<String, UITableViewHeaderFooterView>()
  /// The cells that left the screen while rows are being shown.
  ///
  /// Most are reused for other rows, so they stay in the table until then.
  private(set) var leaving: [UITableViewCell] = []
  /// The headers and footers that were requested but don't exist.
  var absent: Set<Int> = []
  /// The row whose cell is being requested from the data source.
  var requested: IndexPath?
  /// The entry index of the requested row.
  var requestedIndex = 0
  /// Whether a cell was dequeued for the requested row.
  var wasRequestMet = false
  /// The cell that was dequeued for the requested row and placed at the row's position.
  var placed: ObjectIdentifier?
  /// The cells being reconfigured, in nested order: each request is made while handling the previous one.
  var reconfigured: [UITableViewCell] = []

  /// Notes a cell that left the screen, at most once.
  @MainActor
  mutating func noteLeaving(_ cell: UITableViewCell) {
    for known in leaving where known === cell { return }
    leaving.append(cell)
  }

  /// Removes and returns the cells that left the screen.
  mutating func takeLeaving() -> [UITableViewCell] {
    let all = leaving
    leaving.removeAll(keepingCapacity: all.isEmpty)
    return all
  }
}

/// The views outside a table's rows.
struct TableOuterViews {
  var header: UIView?
  var headerHeight: CGFloat = 0
  var footer: UIView?
  var footerHeight: CGFloat = 0
  var background: UIView?
  /// The separator inset that was set; `nil` for the default.
  var separatorInset: UIEdgeInsets?
}

/// The appearance of a table's rows.
struct TableLooks {
  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  var separatorColor: UIColor? = .separator
  /// Whether cell margins follow the readable width, and whether the safe area insets the content.
  var followsReadableWidth = false
  var insetsToSafeArea = true
}

/// The state of the rows on the screen.
struct TableDisplay {
  /// A scroll requested while rows were being shown.
  var scroll: TableScroll?
  /// The cell in the delegate's `willDisplay`, and whether its size has become stale there.
  var displayed: (cell: UITableViewCell, isStale: Bool)?
  /// Whether rows are being measured that won't be displayed.
  var isAhead = false
  /// Whether rows were loaded but not shown yet.
  var isStale = false
  /// The height of the content when rows were shown last, in points.
  var shownHeight: CGFloat = 0
}

/// A row to scroll to, and its scroll position.
struct TableScroll {
  var path: IndexPath
  var position: UITableView.ScrollPosition
  var isAnimated: Bool
}

/// The selected rows, in the order of selection, and whether the table is being edited.
struct TableSelection {
  var paths: [IndexPath] = []
  var isEditing = false
}

/// The rows announced for prefetching.
struct TablePrefetch {
  var announced: [IndexPath] = []
  /// The content offset at the last layout, and whether the last scroll was upward.
  var lastOffset: CGFloat = 0
  var goesUp = false
}

/// The header or footer of a section.
enum TableSupplement {
  case header
  case footer

  var height: DelegateMethod { self == .header ? .headerHeight : .footerHeight }
  var estimatedHeight: DelegateMethod { self == .header ? .estimatedHeaderHeight : .estimatedFooterHeight }
}
