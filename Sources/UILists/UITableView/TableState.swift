import Foundation
import UIFoundation
import UIViews

/// The methods whose default implementations report themselves to the table: on iOS the delegate does not have them.
struct DelegateDefaults: OptionSet {
  let rawValue: Int
  static let rowHeight = DelegateDefaults(rawValue: 1 << 0)
  static let headerHeight = DelegateDefaults(rawValue: 1 << 1)
  static let footerHeight = DelegateDefaults(rawValue: 1 << 2)
  static let estimatedRowHeight = DelegateDefaults(rawValue: 1 << 3)
  static let estimatedHeaderHeight = DelegateDefaults(rawValue: 1 << 4)
  static let estimatedFooterHeight = DelegateDefaults(rawValue: 1 << 5)
  static let indentationLevel = DelegateDefaults(rawValue: 1 << 6)
}

/// The default implementation that was called last, and its answer.
struct DefaultAnswer {
  var method: DelegateDefaults
  var value: Double
}

extension UITableView {
  /// Returns the answer of a default implementation.
  ///
  /// The table remembers that its delegate does not have it. The object may also be another, to which the delegate forwards
  /// some of its calls, or a controller whose subclass calls `super` for some rows: these are asked again.
  func defaultAnswer(_ method: DelegateDefaults, of object: AnyObject, _ answer: CGFloat) -> CGFloat {
    noteDefault(method, of: object, Double(answer))
    return answer
  }

  func defaultAnswer(_ method: DelegateDefaults, of object: AnyObject, _ answer: Int) -> Int {
    noteDefault(method, of: object, Double(answer))
    return answer
  }

  private func noteDefault(_ method: DelegateDefaults, of object: AnyObject, _ value: Double) {
    lastDefault = DefaultAnswer(method: method, value: value)
    if object === delegate, !(object is UITableViewController) { delegateDefaults.insert(method) }
  }

  /// The delegate, unless it is known not to have a method.
  func delegate(with method: DelegateDefaults) -> (any UITableViewDelegate)? {
    delegateDefaults.contains(method) ? nil : delegate
  }

  /// Returns a delegate's answer to a method, or `nil` if the default implementation gave it.
  func answer(
    _ method: DelegateDefaults, _ delegate: (any UITableViewDelegate)?, _ ask: (any UITableViewDelegate) -> CGFloat
  ) -> CGFloat? {
    guard let delegate else { return nil }
    lastDefault = nil
    let answer = ask(delegate)
    return isDefault(Double(answer), of: method) ? nil : answer
  }

  /// Returns whether the delegate's last answer came from the default implementation.
  func isDefault(_ answer: Double, of method: DelegateDefaults) -> Bool {
    lastDefault?.method == method && lastDefault?.value == answer
  }
}

/// Classes by their names, and what waits to be used again.
struct TableReuse {
  var cells: [String: [UITableViewCell]] = [:]
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var cellNibs: [String: UINib] = [:]
  var headersAndFooters: [String: [UITableViewHeaderFooterView]] = [:]
  var headerFooterClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var headerFooterNibs: [String: UINib] = [:]
  /// The cells that left the screen while rows are being shown: most come back with other rows, and stay in the table
  /// until then.
  private(set) var leaving: [UITableViewCell] = []
  /// The headers and footers that were asked for and are not there.
  var absent: Set<Int> = []
  /// The row whose cell the data source is being asked for.
  var requested: IndexPath?
  /// Its place among the entries.
  var requestedIndex = 0
  /// Whether a cell was handed out for it.
  var wasRequestMet = false
  /// The cell that was handed out for it, where the row lies.
  var placed: ObjectIdentifier?
  /// The cells that the data source is asked to set up anew, the latest last: each by what it does for the one before.
  var reconfigured: [UITableViewCell] = []

  /// Notes a cell that has left the screen; each once, however often it comes and goes.
  @MainActor
  mutating func noteLeaving(_ cell: UITableViewCell) {
    for known in leaving where known === cell { return }
    leaving.append(cell)
  }

  /// The cells that have left; none after that.
  mutating func takeLeaving() -> [UITableViewCell] {
    let all = leaving
    leaving.removeAll(keepingCapacity: all.isEmpty)
    return all
  }
}

/// What stands beside a table's rows.
struct TableOuterViews {
  var header: UIView?
  var headerHeight: CGFloat = 0
  var footer: UIView?
  var footerHeight: CGFloat = 0
  var background: UIView?
  /// The insets that were set; nil for the table's own.
  var separatorInset: UIEdgeInsets?
}

/// How a table's rows look.
struct TableLooks {
  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  var separatorColor: UIColor? = .separator
  /// Whether the cells' margins keep text to a readable width, and the safe area narrows the content.
  var followsReadableWidth = false
  var insetsToSafeArea = true
}

/// What was said since updates began.
struct TableUpdates {
  /// How many batches have begun and not ended.
  var depth = 0
  var changes = TableChanges()
  var hasChanges = false
  /// Whether rows are being shown or updates taken: whoever asks for either then is served afterwards.
  var isBusy = false
  /// Whether the data source is being asked how many rows there are, or the delegate for estimates of all of them.
  var isAsking = false
  /// Whether rows must be neither shown nor replaced now.
  var isEngaged: Bool { isBusy || isAsking }
  /// Where a row is to be scrolled to that was asked for meanwhile.
  var scroll: TableScroll?
  /// The cell in the delegate's `willDisplay`, and whether its size has become stale there.
  var displayed: (cell: UITableViewCell, isStale: Bool)?
  /// The entries whose known heights became stale in `willDisplay`.
  var staleEntries: [Int] = []
  /// Whether rows are measured that are not going to be displayed.
  var isAhead = false
  /// Whether everything has to be loaded when that is over.
  var mustReload = false
  /// Whether rows were loaded and not shown since.
  var isStale = false
}

/// A row that is to be scrolled to, and where on the screen it goes.
struct TableScroll {
  var path: IndexPath
  var position: UITableView.ScrollPosition
  var isAnimated: Bool
}

/// Which rows are selected, in the order in which they were selected, and whether the table is edited.
struct TableSelection {
  var paths: [IndexPath] = []
  var isEditing = false
}

/// The rows that were announced as likely to be shown soon.
struct TablePrefetch {
  var announced: [IndexPath] = []
  /// Where the content lay when it was last laid out, and whether the last scroll led up.
  var lastOffset: CGFloat = 0
  var goesUp = false
}

/// A section's header or footer.
enum TableSupplement {
  case header
  case footer

  var height: DelegateDefaults { self == .header ? .headerHeight : .footerHeight }
  var estimatedHeight: DelegateDefaults { self == .header ? .estimatedHeaderHeight : .estimatedFooterHeight }
}
