public import Foundation
public import UIFoundation
public import UIViews

/// A column of rows of which only those on the screen have cells, in sections that may have headers and footers.
///
/// The class body holds what a subclass may override; each facet's behaviour is in a file of its own.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// The height of a row that its content decides: -1.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// How the sections are set off.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open private(set) var style: Style

  /// The rows, their heights and what stands for them on the screen.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var rows = TableRows(counts: [], estimate: 0)
  final var needsReload = true
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var cells: [Int: UITableViewCell] = [:]
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var supplements: [Int: UIView] = [:]
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var reuse = TableReuse()
  /// Where an entry has to lie on the screen after the next layout.
  final var anchor: RowAnchor?
  /// What heights were measured for.
  final var measuredFor: MeasuringConditions?
  /// The views above the first section and below the last, and behind all.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var outerViews = TableOuterViews()
  /// How rows look.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var looks = TableLooks()
  /// What was said since updates began, and how often they began.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var updates = TableUpdates()
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var selection = TableSelection()
  final var prefetched = TablePrefetch()
  final var dragging = TableDragging()
  /// The default implementation that was called last.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var lastDefault: DefaultAnswer?
  /// The methods that the delegate was found not to have.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var delegateDefaults: DelegateDefaults = []
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  private weak var tableDelegate: (any UITableViewDelegate)?

  /// A table of a style.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    TraitFollowers.add(self)
  }
  /// A plain table; there are no archives of views here.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
    TraitFollowers.add(self)
  }
  /// A plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  // Whom the table asks and tells.

  /// Where rows come from, held weakly.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }
  /// Who decides on heights, held weakly.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get {
      if let tableDelegate, tableDelegate === scrollDelegate { return tableDelegate }
      return scrollDelegate as? any UITableViewDelegate
    }
    set {
      scrollDelegate = newValue
      tableDelegate = newValue
      delegateDefaults = []
      setNeedsReload()
    }
  }
  /// Who is told of rows that are likely to be shown soon, held weakly.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether ``prefetchDataSource`` is told.
  open var isPrefetchingEnabled = true

  /// How many rows beyond the screen are measured whenever the table is laid out, in the direction of the last scroll, as
  /// ``measureRowsAhead(limit:within:)`` does; 0 at first. Not UIKit's.
  public final var rowsMeasuredAhead = 0

  // Heights.

  /// The height of the rows for which the delegate names none; ``automaticDimension`` at first.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var rowHeight = UITableView.automaticDimension { didSet { heightsMayDiffer(rowHeight != oldValue) } }
  /// The height of the headers for which the delegate names none; ``automaticDimension`` at first.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsMayDiffer(sectionHeaderHeight != oldValue) }
  }
  /// The height of the footers for which the delegate names none; ``automaticDimension`` at first.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsMayDiffer(sectionFooterHeight != oldValue) }
  }
  /// The height of a row that was not measured yet.
  ///
  /// ``automaticDimension``, as at first, leaves it to the table: 44 points. 0 turns estimates off: the delegate is asked
  /// for the height of every row beforehand.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { heightsMayDiffer(estimatedRowHeight != oldValue) }
  }
  /// The height of a header that was not measured yet, as ``estimatedRowHeight`` is that of a row.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsMayDiffer(estimatedSectionHeaderHeight != oldValue) }
  }
  /// The height of a footer that was not measured yet, as ``estimatedRowHeight`` is that of a row.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsMayDiffer(estimatedSectionFooterHeight != oldValue) }
  }
  /// The room above each header; ``automaticDimension``, as at first, stands for 22 points in a plain table.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { heightsMayDiffer(sectionHeaderTopPadding != oldValue) }
  }
  /// The height of the empty rows that fill a plain table: kept.
  open var fillerRowHeight: CGFloat = 0
  /// When rows on the screen are measured anew: by default, when a cell or its content view invalidates its intrinsic size,
  /// or gets another configuration.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet { for cell in cells.values { cell.observeConstraints() } }
  }

  // Looks.

  /// The line between rows; it takes one pixel of a row's height.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { looks.separatorStyle }
    set { setLook(\.separatorStyle, newValue) }
  }
  /// The colour of the line between rows.
  open var separatorColor: UIColor? {
    get { looks.separatorColor }
    set {
      looks.separatorColor = newValue
      for cell in cells.values { cell.setNeedsLayout() }
    }
  }
  /// How far the lines between rows lie inside, in points.
  open var separatorInset: UIEdgeInsets {
    get { outerViews.separatorInset ?? TableMetrics.separatorInset(for: traitCollection, sideMargin: usualSideMargin) }
    set {
      outerViews.separatorInset = newValue
      setNeedsLayout()
    }
  }
  /// What ``separatorInset`` is counted from: kept.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Whether the cells' margins keep text to a readable width; off at first.
  open var cellLayoutMarginsFollowReadableWidth: Bool {
    get { looks.followsReadableWidth }
    set { setLook(\.followsReadableWidth, newValue) }
  }
  /// Whether the safe area narrows the cells' content; on at first.
  open var insetsContentViewsToSafeArea: Bool {
    get { looks.insetsToSafeArea }
    set { setLook(\.insetsToSafeArea, newValue) }
  }
  /// The view behind the rows; as large as the table.
  open var backgroundView: UIView? {
    get { outerViews.background }
    set { setBackground(newValue) }
  }
  /// The view above the first section: as wide as the table, and as high as it was when it was set.
  open var tableHeaderView: UIView? {
    get { outerViews.header }
    set { setHeader(newValue) }
  }
  /// The view below the last section: as wide as the table, and as high as it was when it was set.
  open var tableFooterView: UIView? {
    get { outerViews.footer }
    set { setFooter(newValue) }
  }

  // Rows.

  /// Asks the data source for its rows anew.
  open func reloadData() { reloadAll() }
  /// Asks the data source for the titles of the index: there is none to be seen.
  open func reloadSectionIndexTitles() {}
  /// How many sections there are.
  open var numberOfSections: Int { loadedRows.sectionCount }
  /// How many rows a section has; 0 for a section that there is not.
  open func numberOfRows(inSection section: Int) -> Int { loadedRows.count(inSection: section) }
  /// A section's rectangle in the content, its header and footer included.
  open func rect(forSection section: Int) -> CGRect {
    showStaleRows()
    return rectangle(ofSection: section)
  }
  /// The rectangle of a section's header in the content.
  open func rectForHeader(inSection section: Int) -> CGRect {
    showStaleRows()
    return rectangle(ofHeader: section)
  }
  /// The rectangle of a section's footer in the content.
  open func rectForFooter(inSection section: Int) -> CGRect {
    showStaleRows()
    return rectangle(ofFooter: section)
  }
  /// A row's rectangle in the content, estimated where the row was not measured; zero for a row that there is not.
  ///
  /// After ``reloadData()`` the rows on the screen are measured first, also without a layout (uikit-recorded.md, "Cells and
  /// tables", R).
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    showStaleRows()
    return rect(at: indexPath)
  }
  /// The row at a point of the content; nil where there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(atHeight: point.y) }
  /// The row of a cell that is on the screen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }
  /// The rows that a rectangle of the content touches.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(from: rect.minY, to: rect.maxY) }
  /// The rows on the screen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { visibleRows.compactMap(rows.path) }
  /// The cell of a row that is on the screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }
  /// The cells on the screen, from top to bottom.
  open var visibleCells: [UITableViewCell] { visibleRows.compactMap { cells[$0] } }
  /// The header of a section, if it is on the screen and a `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownSupplement(.header, section) }
  /// The footer of a section, if it is on the screen and a `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownSupplement(.footer, section) }
  /// Scrolls until a row lies where it should; the table is then laid out. There is no animation here.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }
  /// Scrolls to the selected row that is nearest to the middle of the screen.
  open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    scrollToNearestSelection(scrollPosition, animated: animated)
  }

  // Updates.

  /// Begins a batch of updates, inside of the one that was begun if there is one.
  open func beginUpdates() { updates.depth += 1 }
  /// Ends a batch of updates; the outermost takes effect. The rows on the screen are measured anew.
  ///
  /// Traps where what was said does not fit the numbers of rows of the data source.
  open func endUpdates() { endBatch() }
  /// Takes several updates together, and then calls `completion` with true.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates, completion)
  }
  /// Whether updates or edits are not in the data source: never here.
  open var hasUncommittedUpdates: Bool { false }
  /// Says that sections are new, by their places afterwards.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }
  /// Says that sections are gone, by their places before.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }
  /// Asks for the rows of sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }
  /// Says that a section has moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append(TableChanges.SectionMove(from: section, to: newSection)) }
  }
  /// Says that rows are new, by their places afterwards.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.insertedRows.formUnion(indexPaths) }
  }
  /// Says that rows are gone, by their places before.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.deletedRows.formUnion(indexPaths) }
  }
  /// Asks for new cells for rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.reloadedRows.formUnion(indexPaths) }
  }
  /// Asks the data source to set up the cells of rows anew; rows without a cell are passed over.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Says that a row has moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append(TableChanges.RowMove(from: indexPath, to: newIndexPath)) }
  }

  // Selection and editing.

  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether rows can be selected while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether several rows can be selected while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// The selected row; of several, the one that was selected first.
  open var indexPathForSelectedRow: IndexPath? { selection.paths.first }
  /// The selected rows, in the order in which they were selected; nil without one.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths }
  /// Selects a row, in place of others unless several may be; nil takes the selection away. The delegate is not told.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    select(indexPath, animated, scrollPosition)
  }
  /// Takes a row's selection away. The delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated) }
  /// Whether the table is being edited.
  open var isEditing: Bool {
    get { selection.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { showEditing(editing, animated) }

  // What nobody sees here: kept.

  /// The effect behind the lines between rows: kept.
  open var separatorEffect: UIVisualEffect?
  /// How many rows there are at least when an index shows: kept.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The colour of the index: kept.
  open var sectionIndexColor: UIColor?
  /// The colour behind the index: kept.
  open var sectionIndexBackgroundColor: UIColor?
  /// The colour behind the index under a finger: kept.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Whether the focus comes back to the row that had it: kept.
  open var remembersLastFocusedIndexPath = false
  /// Whether the row with the focus is selected: kept.
  open var selectionFollowsFocus = false
  /// Whether rows can have the focus: kept.
  open var allowsFocus = true
  /// Whether rows can have the focus while the table is edited: kept.
  open var allowsFocusDuringEditing = true
  /// Whether rows can be dragged: kept.
  open var dragInteractionEnabled = false

  // Cells, headers and footers.

  /// Names a class whose cells the table may make; nil takes the name back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerClass(cellClass, identifier)
  }
  /// Names a nib of whose cells the table may make more; nil takes the name back.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { registerNib(nib, identifier) }
  /// Names a nib of whose headers and footers the table may make more; nil takes the name back.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooterNib(nib, identifier)
  }
  /// Names a class whose headers and footers the table may make; nil takes the name back.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooterClass(aClass, identifier)
  }
  /// A cell that is no longer shown, or a new one of the class registered under the name; nil without such a class.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeue(identifier) }
  /// A cell that is no longer shown, or a new one of the class registered under the name. Traps without such a class.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueRegistered(identifier, indexPath)
  }
  /// A header or footer that is no longer shown, or a new one of the class registered under the name; nil without such a
  /// class.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooter(identifier)
  }

  // Layout.

  /// The part of the content that shows. Scrolled by hand, no row has to stay where it was.
  open override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { boundsDidScroll() } }
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
}
