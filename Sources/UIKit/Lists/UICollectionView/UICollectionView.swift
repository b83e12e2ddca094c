import CoreGraphics
public import Foundation
public import UIFoundation

/// A scroll view that shows items as its layout arranges them, with cells for the visible items only.
///
/// The class body contains the overridable members; the extensions are in separate files.
open class UICollectionView: UIScrollView {
  // MARK: - State

  private var layout: UICollectionViewLayout
  final var counts = CollectionCounts()
  final var needsReload = true
  final var isPreparing = false
  final var isAdjustingOffset = false
  /// The views on the screen.
  final var shown: [CollectionElement: UICollectionReusableView] = [:]
  final var shownDepthsDiffer = false
  /// The preferred attributes of views created in the current layout pass, until the layout receives them.
  final var preferred: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  /// Whether showing elements was requested while views were being placed or items were being counted.
  final var mustShowAgain = false
  /// The cells that the data source is reconfiguring.
  final var reconfigured: [CollectionElement: UICollectionReusableView] = [:]
  final var reuse = ReusableViews<ReusePool, UICollectionReusableView>()
  final var updates = ListUpdates()
  /// The identifiers of the header and footer that a document has, by kind.
  final var nibSupplements: [String: String] = [:]
  final var selectedPaths: [IndexPath] = []
  final var prefetched: Set<IndexPath> = []
  final var prefetchedFrom = CGPoint.zero
  /// The scroll views of visible orthogonally scrolling sections, and the scroll offsets of all such sections.
  final var scrollers: [Int: OrthogonalScroller] = [:]
  final var scrolledAcross: [Int: CGPoint] = [:]
  final var movement: ItemMovement?
  /// Whether the data source turned out not to implement moving items.
  final var leavesItemsInPlace = false
  final var dragging = CollectionDragging()
  final var transition: LayoutTransition?

  // MARK: - Creating a collection view

  /// Creates a collection view with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.attach(to: self)
    TraitFollowers.add(self)
  }

  /// Creates a collection view with a flow layout, with the values of a document of Interface Builder.
  public required init?(coder: NSCoder) {
    layout = coder.nibLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.attach(to: self)
    TraitFollowers.add(self)
    coder.apply(to: self, of: UICollectionView.self)
  }

  // MARK: - Data source and delegates

  /// The source of items and cells. It is a weak reference.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      if dataSource === oldValue { return }
      leavesItemsInPlace = false
      forgetData()
    }
  }
  /// The delegate, which is notified of events. It is a weak reference.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      guard newValue !== scrollDelegate else { return }
      scrollDelegate = newValue
      collectionViewLayout.invalidateLayout()
    }
  }
  /// The object notified of items to prefetch. It is a weak reference.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether items are prefetched. The default is `true`.
  open var isPrefetchingEnabled = true

  // MARK: - Layouts and transitions

  /// The layout that arranges the items.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set {
      let old = layout
      if newValue !== old { endMovement(isCancelled: true) }
      layout = newValue
      replaceLayout(newValue, from: old)
    }
  }
  /// Changes the layout. The change is not animated; if `animated` is true, layout is done at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
    if animated { layoutIfNeeded() }
  }
  /// Changes the layout and calls `completion` at once. The change is not animated.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    setCollectionViewLayout(layout, animated: animated)
    completion?(true)
  }
  /// Starts a transition to a layout and returns the transition layout, which is active until the transition ends.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion) }
  /// Finishes the transition and installs the next layout.
  open func finishInteractiveTransition() { endTransition(isFinished: true) }
  /// Cancels the transition and reinstalls the previous layout.
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }

  // MARK: - Background and self-sizing

  /// The view behind all other views. Its frame follows the bounds.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      insertSubview(backgroundView, at: 0)
      backgroundView.frame = bounds
    }
  }
  /// The self-sizing of visible views whose content changes. The default is `enabled`.
  ///
  /// By default, views are measured again when a cell or its content view invalidates its intrinsic size or gets
  /// another configuration.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet { for view in shown.values { view.observeConstraints() } }
  }

  // MARK: - Overridden view behavior

  override var sharesVerticalMargins: Bool { false }

  /// The visible part of the content. The layout decides whether a change invalidates it.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let context = invalidation(forBounds: newValue)
      super.bounds = newValue
      if let context { collectionViewLayout.invalidateLayout(with: context) }
    }
  }
  /// The frame in the superview. The layout decides whether a change invalidates it.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let context = invalidation(forBounds: CGRect(origin: bounds.origin, size: newValue.size))
      super.frame = newValue
      if let context { collectionViewLayout.invalidateLayout(with: context) }
    }
  }
  /// Invalidates a list whose insets are others on the screen of the new window. Overrides should call `super`.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    collectionViewLayout.screenMayDiffer(screenWidth)
  }
  /// Shows the visible elements at their positions.
  open override func layoutSubviews() {
    showElements()
    backgroundView?.frame = bounds
    // The content size is the layout's. Constraints to the content edges don't change it.
    let size = contentSize
    super.layoutSubviews()
    if contentSize != size { contentSize = size }
  }
  /// Invalidates the layout, whose available space has changed.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    collectionViewLayout.invalidateLayout()
  }
  /// Discards the preferred sizes, since the content size category, display scale, or layout direction may differ.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    remeasure()
  }

  // MARK: - Cells and supplementary views

  /// Registers a class of cells for a reuse identifier; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let cellClass: UICollectionViewCell.Type? = registrable(cellClass, for: "identifier \(identifier)")
    reuse.register(cellClass, for: ReusePool(kind: ReusePool.cellKind, identifier: identifier))
  }
  /// Registers a class of supplementary views for a kind and reuse identifier; `nil` removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    reuse.register(
      registrable(viewClass, for: "identifier \(identifier)"), for: ReusePool(kind: elementKind, identifier: identifier)
    )
  }
  /// Registers a nib of cells for a reuse identifier; `nil` removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(nib, for: ReusePool(kind: ReusePool.cellKind, identifier: identifier))
  }
  /// Registers a nib of supplementary views for a kind and reuse identifier; `nil` removes the registration.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { reuse.register(nib, for: ReusePool(kind: kind, identifier: identifier)) }
  /// Returns a reused or new cell for a reuse identifier. Traps if no class or nib is registered.
  @discardableResult
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, at: indexPath) }
  /// Returns a reused or new supplementary view. Traps if no class or nib is registered.
  @discardableResult
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueSupplementary(elementKind, identifier, at: indexPath) }
  /// Returns the cell of a visible item, or `nil`.
  @discardableResult
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.item(indexPath)] as? UICollectionViewCell
  }
  /// Returns a visible supplementary view, or `nil`.
  @discardableResult
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    shown[.supplementary(elementKind, indexPath)]
  }
  /// The cells of the visible items.
  open var visibleCells: [UICollectionViewCell] { shownViews(.cell).compactMap { $0.view as? UICollectionViewCell } }
  /// Returns the visible supplementary views of a kind.
  @discardableResult
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownViews(.supplementaryView, kind: elementKind).map(\.view)
  }
  /// The index paths of the visible items.
  open var indexPathsForVisibleItems: [IndexPath] { shownViews(.cell).map(\.path) }
  /// Returns the index paths of the visible supplementary views of a kind.
  @discardableResult
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownViews(.supplementaryView, kind: elementKind).map(\.path)
  }
  /// Returns the index path of a visible cell, or `nil`.
  @discardableResult
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shownElement(of: cell)?.path }
  /// Returns the index path of a visible supplementary view, or `nil`.
  @discardableResult
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    shownElement(of: supplementaryView)?.path
  }

  // MARK: - Items

  /// The number of sections.
  open var numberOfSections: Int { loadedCounts.sections }
  /// Returns the number of items in a section; 0 if the section doesn't exist.
  @discardableResult
  open func numberOfItems(inSection section: Int) -> Int { loadedCounts.items(in: section) }
  /// Returns the layout attributes of an item.
  @discardableResult
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: .item(indexPath))
  }
  /// Returns the layout attributes of a supplementary view.
  @discardableResult
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(of: .supplementary(kind, indexPath)) }
  /// Returns the item at a point of the content, or `nil` if there is none.
  @discardableResult
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }
  /// Scrolls an item to a position and lays out the collection view. Scrolling is not animated.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  // MARK: - Updates

  /// Discards all data and cells, and reloads from the data source at the next layout.
  open func reloadData() { forgetData() }
  /// Whether a batch of updates is being collected or a reload is pending.
  open var hasUncommittedUpdates: Bool { updates.depth > 0 || needsReload }
  /// Collects the updates made by a closure and applies them as a batch.
  ///
  /// Indices of deleted items and move origins refer to the state before the batch; those of inserted items and move
  /// destinations to the state after it.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if self.updates.depth == 0 { _ = loadedCounts }
    performBatch(updates, completion)
  }
  /// Inserts sections that the data source has added.
  open func insertSections(_ sections: IndexSet) { update(sections.map { .insert(.section($0)) }) }
  /// Deletes sections that the data source has removed.
  open func deleteSections(_ sections: IndexSet) { update(sections.map { .delete(.section($0)) }) }
  /// Reloads sections, whose number of items may have changed.
  open func reloadSections(_ sections: IndexSet) { update(sections.map { .reload(.section($0)) }) }
  /// Moves a section from an index before the update to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update([.move(.section(section), to: .section(newSection))])
  }

  // MARK: - Interactive moves

  /// Begins an interactive move of an item. Returns whether the data source allows it.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }
  /// Moves the center of the moving item to a point of the content, and the item to the layout's index path there.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(targetPosition) }
  /// Ends the interactive move and notifies the data source.
  open func endInteractiveMovement() { endMovement(isCancelled: false) }
  /// Cancels the interactive move and returns the item to its original position.
  open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

  // MARK: - Updates of items

  /// Inserts items that the data source has added.
  open func insertItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .insert(.item($0)) }) }
  /// Deletes items that the data source has removed.
  open func deleteItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .delete(.item($0)) }) }
  /// Reloads items with new cells.
  open func reloadItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .reload(.item($0)) }) }
  /// Has the data source configure the items' cells again.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Moves an item from an index path before the update to one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.move(.item(indexPath), to: .item(newIndexPath))])
  }

  // MARK: - Selection, focus, and editing

  /// Whether items can be selected. The default is `true`.
  open var allowsSelection = true
  /// Whether several items can be selected. The default is `false`.
  open var allowsMultipleSelection = false
  /// Whether a touch selects items while the collection is edited. The default is `false`.
  open var allowsSelectionDuringEditing = false
  /// Stored for source compatibility; has no effect.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether focusing an item selects it. Read only by the delegate's default implementation; nothing moves the focus.
  open var selectionFollowsFocus = false
  /// Stored for source compatibility; has no effect.
  open var remembersLastFocusedIndexPath = false
  /// Stored for source compatibility; has no effect.
  open var allowsFocus = false
  /// Stored for source compatibility; has no effect.
  open var allowsFocusDuringEditing = false
  /// Stored for source compatibility; has no effect.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Stored for source compatibility; has no effect.
  open var dragInteractionEnabled = false
  /// Whether the items are being edited, which changes the visible accessories of list cells. The default is `false`.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for view in shown.values { (view as? UICollectionViewCell)?.editingDidChange() }
    }
  }
  /// The index paths of the selected items, in the order of selection.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }
  /// Selects an item, or deselects all items if the index path is `nil`, without notifying the delegate.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }
  /// Deselects an item without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: - For drawing

  override func drawOwnContent(in context: CGContext) {
    drawBackground(in: context)
    super.drawOwnContent(in: context)
  }
}
