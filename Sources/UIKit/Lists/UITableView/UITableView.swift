import CoreGraphics
public import Foundation
public import UIFoundation

/// A scroll view that shows rows in sections with optional headers and footers, with cells for the visible rows only.
///
/// The class body contains the overridable members; the extensions are in separate files.
open class UITableView: UIScrollView {
  /// The value for a height that the content determines: -1.
  public nonisolated static let automaticDimension: CGFloat = -1

  // MARK: - State

  /// The rows and their heights.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var rows = TableRows(counts: [], estimate: 0)
  final var needsReload = true
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  final var cells: [Int: UITableViewCell] = [:]
  final var supplements: [Int: UIView] = [:]
  final var reuse = TableReuse()
  /// The entry to place at a screen position in the next layout.
  final var anchor: RowAnchor?
  /// The conditions that heights were measured for.
  final var measuredFor: MeasuringConditions?
  /// The views above the first section, below the last, and behind all.
  final var outerViews = TableOuterViews()
  /// The appearance of rows.
  final var looks = TableLooks()
  final var updates = ListUpdates()
  final var display = TableDisplay()
  /// The entries whose known heights became stale in `willDisplay`.
  final var staleEntries: [Int] = []
  final var selection = TableSelection()
  final var prefetched = TablePrefetch()
  final var dragging = TableDragging()
  /// The rows of a static table from a document, or `nil`.
  final var staticContent: StaticTableContent? { didSet { setNeedsReload() } }
  /// The default implementation that was called last.
  final var lastDefault: DefaultAnswer?
  /// The methods that the delegate turned out not to implement.
  final var delegateDefaults: Set<DelegateMethod> = []
  private weak var tableDelegate: (any UITableViewDelegate)?
  private let initialStyle: Style
  private var standardHeight = UITableView.automaticDimension
  private var standardEstimate = UITableView.automaticDimension

  // MARK: - Creating a table view

  /// Creates a table view with a frame and a style.
  public init(frame: CGRect, style: UITableView.Style) {
    initialStyle = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    TraitFollowers.add(self)
  }
  /// Creates a plain table view, with the values of a document of Interface Builder.
  public required init?(coder: NSCoder) {
    initialStyle = coder.nibObject?.tableStyle ?? .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
    TraitFollowers.add(self)
    coder.apply(to: self, of: UITableView.self)
  }
  /// Creates a plain table view.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// The style of the sections.
  open var style: Style { initialStyle }

  // MARK: - Data source and delegates

  /// The source of rows and cells. It is a weak reference.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { setNeedsReload() } } }
  /// The delegate, which provides heights and is notified of events. It is a weak reference.
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
  /// The object notified of rows to prefetch. It is a weak reference.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether ``prefetchDataSource`` is notified. The default is `true`.
  open var isPrefetchingEnabled = true

  /// The number of rows beyond the screen that each layout premeasures. The default is 0. Not part of UIKit.
  ///
  /// Rows in the direction of the last scroll are measured as in ``measureRowsAhead(limit:within:)``.
  public final var rowsMeasuredAhead = 0

  // MARK: - Heights

  /// The height of rows without a height from the delegate, in points. The default is ``automaticDimension``.
  open var rowHeight: CGFloat {
    get { standardHeight }
    set {
      guard newValue != standardHeight, newValue.isUsable() else { return }
      standardHeight = newValue
      remeasure()
    }
  }
  /// The height of headers without a height from the delegate, in points. The default is ``automaticDimension``.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight.acceptChange(from: oldValue) { remeasure() } }
  }
  /// The height of footers without a height from the delegate, in points. The default is ``automaticDimension``.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight.acceptChange(from: oldValue) { remeasure() } }
  }
  /// The estimated height of rows that are not measured yet, in points.
  ///
  /// The default, ``automaticDimension``, means 44 points. 0 turns estimates off: the delegate is asked for the height
  /// of every row in advance.
  open var estimatedRowHeight: CGFloat {
    get { standardEstimate }
    set {
      guard newValue != standardEstimate, newValue.isUsable() else { return }
      standardEstimate = newValue
      remeasure()
    }
  }
  /// The estimated height of headers, in points, like ``estimatedRowHeight``. The default is ``automaticDimension``.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight.acceptChange(from: oldValue) { remeasure() } }
  }
  /// The estimated height of footers, in points, like ``estimatedRowHeight``. The default is ``automaticDimension``.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight.acceptChange(from: oldValue) { remeasure() } }
  }
  /// The padding above each header, in points.
  ///
  /// The default, ``automaticDimension``, means 22 points in a plain table and 0 in others.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding.acceptChange(from: oldValue) { remeasure() } }
  }
  /// Stored for source compatibility; has no effect.
  open var fillerRowHeight: CGFloat = 0
  /// The self-sizing of visible rows whose content changes. The default is `enabled`.
  ///
  /// By default, rows are measured again when a cell or its content view invalidates its intrinsic size or gets another
  /// configuration.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet { for cell in cells.values { cell.observeConstraints() } }
  }

  // MARK: - Appearance

  /// The style of the separator between rows, which takes one pixel of a row's height. The default is `singleLine`.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { looks.separatorStyle }
    set { setLook(\.separatorStyle, newValue) }
  }
  /// The color of the separator between rows. The default is `separator`.
  open var separatorColor: UIColor? {
    get { looks.separatorColor }
    set {
      looks.separatorColor = newValue
      for cell in cells.values { cell.setNeedsLayout() }
    }
  }
  /// The insets of the separator between rows, in points.
  open var separatorInset: UIEdgeInsets {
    get { outerViews.separatorInset ?? TableMetrics.separatorInset(for: traitCollection, sideMargin: usualSideMargin) }
    set {
      guard newValue.isUsable() else { return }
      outerViews.separatorInset = newValue
      setNeedsLayout()
    }
  }
  /// Stored for source compatibility; has no effect.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Whether cell margins keep text within the readable width. The default is `false`.
  open var cellLayoutMarginsFollowReadableWidth: Bool {
    get { looks.followsReadableWidth }
    set { setLook(\.followsReadableWidth, newValue) }
  }
  /// Whether the safe area insets the cells' content. The default is `true`.
  open var insetsContentViewsToSafeArea: Bool {
    get { looks.insetsToSafeArea }
    set { setLook(\.insetsToSafeArea, newValue) }
  }
  /// The view behind the rows, as large as the table.
  open var backgroundView: UIView? {
    get { outerViews.background }
    set { setBackground(newValue) }
  }
  /// The view above the first section, as wide as the table.
  ///
  /// Its height is the frame's when it was set, or what its constraints require if it doesn't use its autoresizing
  /// mask.
  open var tableHeaderView: UIView? {
    get { outerViews.header }
    set { setHeader(newValue) }
  }
  /// The view below the last section, as wide as the table.
  ///
  /// Its height is the frame's when it was set, or what its constraints require if it doesn't use its autoresizing
  /// mask.
  open var tableFooterView: UIView? {
    get { outerViews.footer }
    set { setFooter(newValue) }
  }

  // MARK: - Rows

  /// Reloads all rows from the data source.
  open func reloadData() { reloadAll() }
  /// Does nothing: section indexes are not shown.
  open func reloadSectionIndexTitles() {}
  /// The number of sections.
  open var numberOfSections: Int { loadedRows.sectionCount }
  /// Returns the number of rows in a section; 0 if the section doesn't exist.
  @discardableResult
  open func numberOfRows(inSection section: Int) -> Int { loadedRows.count(inSection: section) }
  /// Returns the rectangle of a section in the content, including its header and footer.
  @discardableResult
  open func rect(forSection section: Int) -> CGRect {
    showStaleRows()
    return rectangle(ofSection: section)
  }
  /// Returns the rectangle of a section's header in the content.
  @discardableResult
  open func rectForHeader(inSection section: Int) -> CGRect {
    showStaleRows()
    return rectangle(ofHeader: section)
  }
  /// Returns the rectangle of a section's footer in the content.
  @discardableResult
  open func rectForFooter(inSection section: Int) -> CGRect {
    showStaleRows()
    return rectangle(ofFooter: section)
  }
  /// Returns the rectangle of a row in the content, estimated if it is not measured; zero if the row doesn't exist.
  ///
  /// After ``reloadData()``, visible rows are measured first, even without a layout pass (uikit-recorded.md, "Cells and
  /// tables", R).
  @discardableResult
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    showStaleRows()
    return rect(at: indexPath)
  }
  /// Returns the row at a point of the content, or `nil` if there is none.
  @discardableResult
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(atHeight: point.y) }
  /// Returns the row of a visible cell, or `nil`.
  @discardableResult
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }
  /// Returns the rows that intersect a rectangle of the content.
  @discardableResult
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(from: rect.minY, to: rect.maxY) }
  /// The visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { visibleRows.compactMap(rows.path) }
  /// Returns the cell of a visible row, or `nil`.
  @discardableResult
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }
  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] { visibleRows.compactMap { cells[$0] } }
  /// Returns the header of a section if it is visible and a `UITableViewHeaderFooterView`.
  @discardableResult
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownSupplement(.header, section) }
  /// Returns the footer of a section if it is visible and a `UITableViewHeaderFooterView`.
  @discardableResult
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownSupplement(.footer, section) }
  /// Scrolls a row to a position and lays out the table. Scrolling is not animated.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }
  /// Scrolls to the selected row nearest to the middle of the screen.
  open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    scrollToNearestSelection(scrollPosition, animated: animated)
  }

  // MARK: - Updates

  /// Begins a batch of updates. Batches can be nested.
  open func beginUpdates() { updates.depth += 1 }
  /// Ends a batch of updates. At the end of the outermost batch, the updates are applied and visible rows measured.
  ///
  /// Traps if the updates don't match the data source's row counts.
  open func endUpdates() { endBatch() }
  /// Applies the updates made by a closure as a batch, and then calls `completion` with `true`.
  ///
  /// Nested batches are applied, and their handlers called, at the end of the outermost one.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates, completion)
  }
  /// Whether the table shows uncommitted updates; always `false`.
  open var hasUncommittedUpdates: Bool { false }
  /// Inserts sections, by their indices after the update.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update(sections.map { .insert(.section($0)) })
  }
  /// Deletes sections, by their indices before the update.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update(sections.map { .delete(.section($0)) })
  }
  /// Reloads the rows of sections.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update(sections.map { .reload(.section($0)) })
  }
  /// Moves a section from an index before the update to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update([.move(.section(section), to: .section(newSection))])
  }
  /// Inserts rows, by their index paths after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update(indexPaths.map { .insert(.item($0)) })
  }
  /// Deletes rows, by their index paths before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update(indexPaths.map { .delete(.item($0)) })
  }
  /// Reloads rows with new cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update(indexPaths.map { .reload(.item($0)) })
  }
  /// Has the data source configure the cells of rows again. Rows without a cell are ignored.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Moves a row from an index path before the update to one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.move(.item(indexPath), to: .item(newIndexPath))])
  }

  // MARK: - Selection and editing

  /// Whether a touch selects rows, such as that of ``tapRow(at:)``. The default is `true`.
  open var allowsSelection = true
  /// Whether a touch selects rows while the table is edited. The default is `false`.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected. The default is `false`.
  open var allowsMultipleSelection = false
  /// Whether several rows can be selected during editing. The default is `false`.
  open var allowsMultipleSelectionDuringEditing = false
  /// The selected row: the first in the order of selection.
  open var indexPathForSelectedRow: IndexPath? { selection.paths.first }
  /// The selected rows in the order of selection; `nil` if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths }
  /// Selects a row, or deselects all rows if the index path is `nil`, without notifying the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    select(indexPath, animated, scrollPosition)
  }
  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated) }
  /// Whether the table is being edited. The default is `false`.
  open var isEditing: Bool {
    get { selection.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Starts or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { showEditing(editing, animated) }

  // MARK: - Properties without effect

  /// Stored for source compatibility; has no effect.
  open var separatorEffect: UIVisualEffect?
  /// Stored for source compatibility; has no effect.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// Stored for source compatibility; has no effect.
  open var sectionIndexColor: UIColor?
  /// Stored for source compatibility; has no effect.
  open var sectionIndexBackgroundColor: UIColor?
  /// Stored for source compatibility; has no effect.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Stored for source compatibility; has no effect.
  open var remembersLastFocusedIndexPath = false
  /// Whether focusing a row selects it. Read only by the delegate's default implementation; nothing moves the focus.
  open var selectionFollowsFocus = false
  /// Stored for source compatibility; has no effect.
  open var allowsFocus = true
  /// Stored for source compatibility; has no effect.
  open var allowsFocusDuringEditing = true
  /// Stored for source compatibility; has no effect.
  open var dragInteractionEnabled = false

  // MARK: - Cells, headers, and footers

  /// Registers a class of cells for a reuse identifier; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.cells.register(registrable(cellClass, for: "identifier \(identifier)"), for: identifier)
  }
  /// Registers a nib of cells for a reuse identifier; `nil` removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.cells.register(nib, for: identifier)
  }
  /// Registers a nib of headers and footers for a reuse identifier; `nil` removes the registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.headersAndFooters.register(nib, for: identifier)
  }
  /// Registers a class of headers and footers for a reuse identifier; `nil` removes the registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.headersAndFooters.register(registrable(aClass, for: "identifier \(identifier)"), for: identifier)
  }
  /// Returns a reused or new cell for a reuse identifier, or `nil` if no class or nib is registered.
  @discardableResult
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeue(identifier) }
  /// Returns a reused or new cell for a reuse identifier. Traps if no class or nib is registered.
  @discardableResult
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueRegistered(identifier, indexPath)
  }
  /// Returns a reused or new header or footer for a reuse identifier, or `nil` if no class or nib is registered.
  @discardableResult
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooter(identifier)
  }

  // MARK: - Layout

  /// The visible part of the content. Scrolling discards the anchor.
  open override var bounds: CGRect { didSet { if bounds.origin != oldValue.origin { boundsDidScroll() } } }
  /// Shows and measures the visible rows.
  open override func layoutSubviews() {
    showRows()
    super.layoutSubviews()
  }
  /// Requests a layout if cells have other margins on the screen of the new window. Overrides should call `super`.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if let measuredFor, measuredFor.margins != sideMargin { setNeedsLayout() }
  }
  /// Discards the measured heights, since the content size category, display scale, or layout direction may differ.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    remeasure()
  }

  // MARK: - For drawing

  override func drawOwnContent(in context: CGContext) {
    drawBackground(in: context)
    super.drawOwnContent(in: context)
  }
}
