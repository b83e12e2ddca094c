public import Foundation

/// The methods of a search bar's delegate, which Galley never calls. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
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

/// Default implementations, which make each requirement optional.
extension UISearchBarDelegate {
  /// The default implementation does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// The default implementation does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}
