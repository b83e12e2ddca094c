public import Foundation

/// The methods of a search bar's delegate, which Galley never calls. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Called after the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the user taps the Search button.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user taps the Cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when editing begins.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called after editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}
