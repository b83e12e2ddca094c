public import Foundation

/// The methods of a search bar's delegate, which Galley never calls. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Called after the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the user taps the Search button.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user taps the Cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user taps the button of bookmarks.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user taps the button of recent results.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called after the user has selected a scope button.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  /// Returns whether editing may begin. The default is `true`.
  @discardableResult
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Returns whether editing may end. The default is `true`.
  @discardableResult
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Returns whether a range of text may be replaced. The default is `true`.
  @discardableResult
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when editing begins.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called after editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}
