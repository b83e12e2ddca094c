public import Foundation

/// An object that updates search results.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when ``UISearchController/isActive`` has changed.
  func updateSearchResults(for searchController: UISearchController)
}
