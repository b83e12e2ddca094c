public import Foundation
import UIFoundation

/// A view controller whose view is a table view, with the controller as data source and delegate.
///
/// As on iOS, every method of both protocols can be overridden.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  // MARK: - Creating a controller

  /// Creates a controller of a table view with the given style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller of a plain table view. The nib name is passed to `UIViewController`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a controller of a plain table view, with the values of a document of Interface Builder.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    coder.apply(to: self, of: UITableViewController.self)
  }
  /// Creates a controller of a plain table view.
  public convenience init() { self.init(style: .plain) }

  // MARK: - Table view

  // Implicitly unwrapped as in UIKit, so that source compiles without unwrapping it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table view, which is the controller's view; `nil` if an override of ``loadView()`` created another view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  /// Whether selected rows are deselected before the view appears. The default is `true`.
  open var clearsSelectionOnViewWillAppear = true
  /// The table view's refresh control.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  // MARK: - Overridden controller behavior

  /// Creates the table view from a nib, or as large as the screen, with the controller as data source and delegate.
  open override func loadView() {
    if loadFromNib() { return adoptTable() }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }
  /// Becomes the data source and the delegate of a table from a document that names none.
  private func adoptTable() {
    guard let table = viewIfLoaded as? UITableView else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  /// Deselects all rows if ``clearsSelectionOnViewWillAppear`` is `true`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = viewIfLoaded as? UITableView else { return }
    for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
  }

  /// Starts or ends editing of the controller and its table view.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  // MARK: - Rows

  /// Returns the number of rows in a section. The default implementation returns that of a static table, or 0.
  @discardableResult
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticContent?.section(section)?.rows.count ?? 0
  }
  /// Returns the configured cell of a row. The default implementation returns that of a static table, or an empty cell.
  @discardableResult
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.staticContent?.row(indexPath)?.cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the number of sections. The default implementation returns that of a static table, or 1.
  @discardableResult
  open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticContent?.sections.count ?? 1 }
  /// Returns the header title of a section. The default implementation returns that of a static table, or `nil`.
  @discardableResult
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticContent?.section(section)?.header
  }
  /// Returns the footer title of a section. The default implementation returns that of a static table, or `nil`.
  @discardableResult
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticContent?.section(section)?.footer
  }
  /// Returns the height of a row in points, or `UITableView.automaticDimension`. The default implementation returns that
  /// of a static table, or the table's `rowHeight`.
  @discardableResult
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.staticContent?.row(indexPath)?.height
      ?? tableView.defaultAnswer(.rowHeight, of: self, tableView.rowHeight)
  }

  // `make generate` writes the rest: UITableViewDataSource, UITableViewDelegate, UIScrollViewDelegate

  // MARK: - UITableViewDataSource

  /// Returns whether a row can be edited. The default is `true`.
  @discardableResult
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Returns whether a row can be moved. The default is `false`.
  @discardableResult
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns the titles of the section index. Galley never calls it. The default implementation returns `nil`.
  @discardableResult
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the section for an index title. Galley never calls it. The default is `index`.
  @discardableResult
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
  /// Called when a row was inserted or deleted interactively. Galley never calls it. The default implementation does
  /// nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Called when a row was moved interactively. Galley never calls it. The default implementation does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  // MARK: - UITableViewDelegate

  /// Returns the height of a section's header in points, or `UITableView.automaticDimension`. The default is the
  /// table's `sectionHeaderHeight`.
  @discardableResult
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.defaultAnswer(.headerHeight, of: self, tableView.sectionHeaderHeight)
  }
  /// Returns the height of a section's footer in points, or `UITableView.automaticDimension`. The default is the
  /// table's `sectionFooterHeight`.
  @discardableResult
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.defaultAnswer(.footerHeight, of: self, tableView.sectionFooterHeight)
  }
  /// Returns the estimated height of a row, in points, used until it is measured. The default is the table's
  /// `estimatedRowHeight`.
  @discardableResult
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.defaultAnswer(.estimatedRowHeight, of: self, tableView.estimatedRowHeight)
  }
  /// Returns the estimated height of a section's header, in points, used until it is measured. The default is the
  /// table's `estimatedSectionHeaderHeight`.
  @discardableResult
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.defaultAnswer(.estimatedHeaderHeight, of: self, tableView.estimatedSectionHeaderHeight)
  }
  /// Returns the estimated height of a section's footer, in points, used until it is measured. The default is the
  /// table's `estimatedSectionFooterHeight`.
  @discardableResult
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.defaultAnswer(.estimatedFooterHeight, of: self, tableView.estimatedSectionFooterHeight)
  }
  /// Returns the header view of a section, which replaces its title. The default implementation returns `nil`.
  @discardableResult
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// Returns the footer view of a section, which replaces its title. The default implementation returns `nil`.
  @discardableResult
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  /// Returns the indentation level of a row. The default implementation preserves the cell's own level.
  @discardableResult
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    tableView.defaultAnswer(.indentationLevel, of: self, 0)
  }
  /// Called before a cell is shown. The default implementation does nothing.
  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  /// Called before a header is shown. The default implementation does nothing.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
  /// Called before a footer is shown. The default implementation does nothing.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
  /// Called when a cell is no longer shown. The default implementation does nothing.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Called when a header is no longer shown. The default implementation does nothing.
  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
  /// Called when a footer is no longer shown. The default implementation does nothing.
  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
  /// Returns whether a touch may highlight a row. The default is `true`.
  @discardableResult
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// Called when a touch highlighted a row. The default implementation does nothing.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Called when a touch no longer highlights a row. The default implementation does nothing.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns the row that a touch selects, or `nil` for none. The default is `indexPath`.
  @discardableResult
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Returns the row that a touch deselects, or `nil` for none. The default is `indexPath`.
  @discardableResult
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Called when a touch selected a row. The default implementation does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Called when a touch deselected a row. The default implementation does nothing.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Called when the detail button of a row sends its action. The default implementation does nothing.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// Returns the editing control of a row. The default is `.delete`.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// Returns the title of the button that confirms a row's deletion. The default implementation returns `nil`.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Returns whether a row's content is indented during editing. The default is `true`.
  @discardableResult
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
  /// Called before a row is edited. The default implementation does nothing.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Called when the editing of a row ended. The default implementation does nothing.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Returns the leading swipe actions of a row. The default implementation returns `nil`.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns the trailing swipe actions of a row if `trailingSwipeActionsConfigurationForRowAt` isn't implemented. The
  /// default implementation returns `nil`.
  @discardableResult
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    nil
  }
  /// Returns the trailing swipe actions of a row. The default implementation returns `nil`.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns the context menu for a row. The default implementation returns `nil`.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the preview of a menu's row while the menu opens, or `nil` for its cell. The default implementation
  /// returns `nil`.
  @discardableResult
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns the preview of a menu's row while the menu closes, or `nil` for its cell. The default implementation
  /// returns `nil`.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Called before a menu's preview is opened. The default implementation does nothing.
  open func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Called before a menu is shown. The default implementation does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called before a menu closes. The default implementation does nothing.
  open func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Returns whether a long press on a row shows the edit menu. The default is `false`.
  @discardableResult
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns whether a row's edit menu has an action. The default is `false`.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }
  /// Performs an action of a row's edit menu. The default implementation does nothing.
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {}
  /// Returns whether a touch on a row performs its primary action. The default is `!tableView.isEditing`.
  @discardableResult
  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    !tableView.isEditing
  }
  /// Called when a touch performed a row's primary action. The default implementation does nothing.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
  /// Returns the destination of a row's move, given the proposed one. The default is `proposedDestinationIndexPath`.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// Returns whether a row can be focused. The default is `true`.
  @discardableResult
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
  /// Returns whether focusing a row selects it. The default is `tableView.selectionFollowsFocus`.
  @discardableResult
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    tableView.selectionFollowsFocus
  }
  /// Returns the row that should be focused first, or `nil` to let the table view choose. The default implementation
  /// returns `nil`.
  @discardableResult
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
  /// Returns whether a two-finger gesture may select rows. The default is `false`.
  @discardableResult
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when a two-finger gesture began to select rows. The default implementation does nothing.
  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
  /// Called when a two-finger gesture finished selecting rows. The default implementation does nothing.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

  // MARK: - UIScrollViewDelegate

  /// Called after the content offset has changed. The default implementation does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called after the zoom scale has changed. The default implementation does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Called before the user starts to scroll, which never happens in Galley. The default implementation does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called before the user stops dragging, which never happens in Galley. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The speed of scrolling, in points per millisecond.
  ///   - targetContentOffset: The offset at which scrolling will stop, which can be changed.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UIScrollView.TargetContentOffset
  ) {}
  /// Called after the user has stopped dragging, which never happens in Galley. The default implementation does
  /// nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Called before scrolling starts to decelerate, which never happens in Galley. The default implementation does
  /// nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called after scrolling has decelerated to a stop, which never happens in Galley. The default implementation does
  /// nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called after a scroll that was requested with animation, which is immediate. The default implementation does
  /// nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns the view to zoom, or `nil` if the content can't be zoomed. The default implementation returns `nil`.
  @discardableResult
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called before an animated zoom. The default implementation does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Called after an animated zoom. The default implementation does nothing.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Returns whether a tap on the status bar scrolls to the top. Never called by Galley. The default is `true`.
  @discardableResult
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Called after a tap on the status bar has scrolled to the top, which never happens in Galley. The default
  /// implementation does nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Called after the adjusted content insets have changed. The default implementation does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
