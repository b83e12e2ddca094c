public import Foundation
public import UIFoundation
public import UIViews

/// A column of rows of which only those on the screen have cells.
///
/// The class body holds what a subclass may override; each facet's behaviour is in a file of its own.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
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

  /// The height of a row that its content decides: -1.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// How the sections are set off.
  public let style: Style

  /// Where rows come from, held weakly.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// Who decides on heights, held weakly.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      scrollDelegate = newValue
      setNeedsReload()
    }
  }

  /// The height of the rows for which the delegate names none; ``automaticDimension`` at first.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsReload() } }
  }

  /// The height of a row that was not measured yet.
  ///
  /// ``automaticDimension``, as at first, leaves it to the table: 44 points. 0 turns estimates off: the delegate is asked
  /// for the height of every row beforehand.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { setNeedsReload() } }
  }

  /// The line between rows; it takes one pixel of a row's height.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { remeasure() } }
  }

  /// The rows, their heights and the cells on the screen.
  final var rows = TableRows(counts: [], estimate: 0)
  final var needsReload = true
  final var cells: [Int: UITableViewCell] = [:]
  final var reusableCells: [String: [UITableViewCell]] = [:]
  final var cellClasses: [String: UITableViewCell.Type] = [:]
  /// Where a row has to lie on the screen after the next layout.
  final var anchor: RowAnchor?
  /// The width and scale for which heights were measured.
  final var measuredFor: MeasuringConditions?

  /// A table of a style.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    TraitFollowers.add(self)
  }

  /// A plain table; there are no archives of views here.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    TraitFollowers.add(self)
  }

  /// A plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Asks the data source for its rows anew.
  open func reloadData() {
    load()
    setNeedsLayout()
  }

  /// The part of the content that shows. Scrolled by hand, no row has to stay where it was.
  open override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { anchor = nil } }
  }

  /// Gives the rows on the screen their cells and heights.
  open override func layoutSubviews() {
    showRows()
    super.layoutSubviews()
  }

  /// Measures the rows anew where the category, the scale or the direction has changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    remeasure()
  }

  // Cells.

  /// Names a class whose cells the table may make; nil takes the name back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerClass(cellClass, identifier)
  }
  /// A cell that is no longer shown, or a new one of the class registered under the name; nil without such a class.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeue(identifier) }
  /// A cell that is no longer shown, or a new one of the class registered under the name. Traps without such a class.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueRegistered(identifier)
  }
  /// The cell of a row that is on the screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }
  /// The cells on the screen, from top to bottom.
  open var visibleCells: [UITableViewCell] { visibleRows.compactMap { cells[$0] } }

  // Rows.

  /// How many sections there are.
  open var numberOfSections: Int { loadedRows.sectionCount }
  /// How many rows a section has; 0 for a section that there is not.
  open func numberOfRows(inSection section: Int) -> Int { loadedRows.count(inSection: section) }
  /// The row of a cell that is on the screen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }
  /// The row at a point of the content; nil where there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(atHeight: point.y) }
  /// The rows that a rectangle of the content touches.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(from: rect.minY, to: rect.maxY) }
  /// The rows on the screen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { visibleRows.map(rows.path) }
  /// A row's rectangle in the content, estimated where the row was not measured; zero for a row that there is not.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(at: indexPath) }
  /// Scrolls until a row lies where it should; the table is then laid out. There is no animation here.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition)
  }
}

extension UITableViewCell {
  /// The line between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// No line.
    case none = 0
    /// A line of one pixel.
    case singleLine = 1
  }
}
