public import Foundation
public import UIFoundation
public import UIViews

/// Items that a layout arranges, of which only those on the screen have cells.
///
/// The class body holds what a subclass may override; each facet's behaviour is in a file of its own.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  private var layout: UICollectionViewLayout
  final var counts = CollectionCounts()
  final var needsReload = true
  final var isPreparing = false
  final var isAdjustingOffset = false
  /// The views on the screen.
  final var shown: [CollectionElement: UICollectionReusableView] = [:]
  final var shownDepthsDiffer = false
  /// The preferred attributes of views created in the running layout, until the layout takes them.
  final var preferred: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  /// Whether views are being placed. The running layout already covers changes that views make meanwhile.
  final var isShowing = false
  /// Whether views were to be placed while they were, or while items were counted.
  final var mustShowAgain = false
  /// Whether the data source is being asked how many items there are.
  final var isLoading = false
  /// Whether the data source was to be asked for everything anew while it was asked, or views were being placed.
  final var mustReload = false
  /// The cells that the data source is filling anew.
  final var reconfigured: [CollectionElement: UICollectionReusableView] = [:]
  final var reusableViews: [ReusePool: [UICollectionReusableView]] = [:]
  final var viewClasses: [ReusePool: UICollectionReusableView.Type] = [:]
  final var batchDepth = 0
  final var pendingUpdates: [CollectionUpdate] = []
  final var batchCompletions: [(Bool) -> Void] = []
  final var selectedPaths: [IndexPath] = []
  final var prefetched: Set<IndexPath> = []
  final var prefetchedFrom = CGPoint.zero
  /// The scroll views of the sections on the screen that scroll across, and how far all such sections were scrolled.
  final var scrollers: [Int: OrthogonalScroller] = [:]
  final var scrolledAcross: [Int: CGPoint] = [:]
  final var movement: ItemMovement?
  /// Whether the data source was found to have no method that moves items.
  final var leavesItemsInPlace = false
  final var dragging = CollectionDragging()
  final var viewNibs: [ReusePool: UINib] = [:]
  final var transition: LayoutTransition?

  /// A collection that a layout arranges.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.attach(to: self)
    TraitFollowers.add(self)
  }

  /// A collection in lines; there are no archives of views here.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.attach(to: self)
    TraitFollowers.add(self)
  }

  /// Where items come from, held weakly.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      if dataSource === oldValue { return }
      leavesItemsInPlace = false
      forgetData()
    }
  }
  /// Who is told of what happens, held weakly.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      guard newValue !== scrollDelegate else { return }
      scrollDelegate = newValue
      collectionViewLayout.invalidateLayout()
    }
  }
  /// Who is told of items that will soon be shown, held weakly.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether items are prefetched.
  open var isPrefetchingEnabled = true
  /// The layout that arranges the items.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set {
      let old = layout
      if newValue !== old { endMovement(isCancelled: true) }
      layout = newValue
      take(newValue, from: old)
    }
  }
  /// Lets another layout arrange the items; there is no animation here.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
    if animated { layoutIfNeeded() }
  }
  /// Lets another layout arrange the items, and calls back at once; there is no animation here.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    setCollectionViewLayout(layout, animated: animated)
    completion?(true)
  }
  /// Begins to pass over to another layout: another layout, between the two, takes over until it is finished or given up.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion) }
  /// Lets the next layout take over.
  open func finishInteractiveTransition() { endTransition(isFinished: true) }
  /// Lets the layout before take over again.
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }
  /// The view behind all others, as large as the collection.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      insertSubview(backgroundView, at: 0)
      backgroundView.frame = bounds
    }
  }
  /// When views on the screen are measured anew: by default, when a cell or its content view invalidates its intrinsic size,
  /// or gets another configuration.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet { for view in shown.values { view.observeConstraints() } }
  }

  // What iOS does by itself.

  /// The part of the content that shows. The layout is asked whether a change makes it untrue.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let context = invalidation(forBounds: newValue)
      super.bounds = newValue
      if let context { collectionViewLayout.invalidateLayout(with: context) }
    }
  }
  /// The collection's rectangle in its superview. The layout is asked whether a change makes it untrue.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let context = invalidation(forBounds: CGRect(origin: bounds.origin, size: newValue.size))
      super.frame = newValue
      if let context { collectionViewLayout.invalidateLayout(with: context) }
    }
  }
  /// Gives the elements on the screen their views and places.
  open override func layoutSubviews() {
    showElements()
    backgroundView?.frame = bounds
    // Constraints to the edges do not decide on the content's size: the layout does.
    let size = contentSize
    super.layoutSubviews()
    if contentSize != size { contentSize = size }
  }
  /// Lays out anew where the insets have changed.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    collectionViewLayout.invalidateLayout()
  }
  /// Measures anew what is on the screen where the category, the scale or the direction has changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    remeasure()
  }

  // Views.

  /// Names a class whose cells the collection may make; nil takes the name back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerClass(cellClass, ReusePool(kind: ReusePool.cellKind, identifier: identifier))
  }
  /// Names a class whose views of a kind the collection may make; nil takes the name back.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registerClass(viewClass, ReusePool(kind: elementKind, identifier: identifier))
  }
  /// Names a nib of whose cells the collection may make more; nil takes the name back.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registerNib(nib, ReusePool(kind: ReusePool.cellKind, identifier: identifier))
  }
  /// Names a nib of whose views of a kind the collection may make more; nil takes the name back.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { registerNib(nib, ReusePool(kind: kind, identifier: identifier)) }
  /// A cell that is no longer shown, or a new one of the class registered under the name. Traps without such a class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, at: indexPath) }
  /// A view that is no longer shown, or a new one of the class registered under the kind and name. Traps without such a
  /// class.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueSupplementary(elementKind, identifier, at: indexPath) }
  /// The cell of an item that is on the screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.item(indexPath)] as? UICollectionViewCell
  }
  /// The supplementary view of a kind that is on the screen.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    shown[.supplementary(elementKind, indexPath)]
  }
  /// The cells on the screen.
  open var visibleCells: [UICollectionViewCell] { shownViews(.cell).compactMap { $0.view as? UICollectionViewCell } }
  /// The supplementary views of a kind on the screen.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownViews(.supplementaryView, kind: elementKind).map(\.view)
  }
  /// The items on the screen.
  open var indexPathsForVisibleItems: [IndexPath] { shownViews(.cell).map(\.path) }
  /// Where supplementary views of a kind are on the screen.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownViews(.supplementaryView, kind: elementKind).map(\.path)
  }
  /// The item of a cell that is on the screen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shownElement(of: cell)?.path }
  /// Where a supplementary view is that is on the screen.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    shownElement(of: supplementaryView)?.path
  }

  // Items.

  /// How many sections there are.
  open var numberOfSections: Int { loadedCounts.sections }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int { loadedCounts.items(in: section) }
  /// Where an item lies.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: .item(indexPath))
  }
  /// Where a supplementary view lies.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(of: .supplementary(kind, indexPath)) }
  /// The item at a point of the content; nil where there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }
  /// Scrolls until an item lies where it should; the collection is then laid out. There is no animation here.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  // Updates.

  /// Asks the data source for everything anew.
  open func reloadData() { forgetData() }
  /// Whether a batch of updates is being collected, or data waits to be asked for.
  open var hasUncommittedUpdates: Bool { batchDepth > 0 || needsReload }
  /// Collects the updates that a closure makes, and then makes them at once. What is deleted or moved away is counted as
  /// before the batch, what is inserted or moved to as after it.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates, completion)
  }
  /// Says that there are new sections.
  open func insertSections(_ sections: IndexSet) { update(sections.map { .insertSection($0) }) }
  /// Says that sections are gone.
  open func deleteSections(_ sections: IndexSet) { update(sections.map { .deleteSection($0) }) }
  /// Says that sections show something else, in whatever number of items.
  open func reloadSections(_ sections: IndexSet) { update(sections.map { .reloadSection($0) }) }
  /// Says that a section has another place.
  open func moveSection(_ section: Int, toSection newSection: Int) { update([.moveSection(section, to: newSection)]) }
  /// Begins to move an item by hand, if the data source lets it be moved.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }
  /// Moves the item in hand: its centre to a point of the content, and itself to the place that the layout names there.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(targetPosition) }
  /// Lets the item go where it is, and tells the data source.
  open func endInteractiveMovement() { endMovement(isCancelled: false) }
  /// Lets the item go back to where it was.
  open func cancelInteractiveMovement() { endMovement(isCancelled: true) }
  /// Says that there are new items.
  open func insertItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .insertItem($0) }) }
  /// Says that items are gone.
  open func deleteItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .deleteItem($0) }) }
  /// Says that items show something else: they get other cells.
  open func reloadItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .reloadItem($0) }) }
  /// Has the data source fill the items' cells anew.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Says that an item has another place.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.moveItem(indexPath, to: newIndexPath)])
  }

  // Selection.

  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether items can be selected while the collection is being edited; kept.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while the collection is being edited; kept.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the focus selects; kept.
  open var selectionFollowsFocus = false
  /// Whether an item that had the focus gets it back; kept.
  open var remembersLastFocusedIndexPath = false
  /// Whether items can have the focus; kept.
  open var allowsFocus = false
  /// Whether items can have the focus while the collection is being edited; kept.
  open var allowsFocusDuringEditing = false
  /// How soon items make way for one that is dragged; kept.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Whether items can be dragged; kept.
  open var dragInteractionEnabled = false
  /// Whether the items are being edited: rows of lists show other accessories then.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for view in shown.values { (view as? UICollectionViewCell)?.editingDidChange() }
    }
  }
  /// The items that are selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }
  /// Selects an item, or with nil none. The delegate is not told.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }
  /// Takes an item's selection away. The delegate is not told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
}
