/// The optional methods of ``UISearchBarDelegate``, called as in `searchBar?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing. `make optional-calls` writes this file.
@MainActor @preconcurrency
public struct UISearchBarDelegateCalls {
  let target: any UISearchBarDelegate

  /// Called after the text has changed.
  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
    target.searchBar(searchBar, textDidChange: searchText)
  }
}

/// Properties that let optional calls compile. `make optional-calls` writes this file.
extension UISearchBarDelegate {
  /// The optional methods with this name; never `nil`.
  public var searchBar: UISearchBarDelegateCalls? { UISearchBarDelegateCalls(target: self) }
  /// The optional method with this name; never `nil`.
  public var searchBarSearchButtonClicked: ((UISearchBar) -> Void)? { { self.searchBarSearchButtonClicked($0) } }
  /// The optional method with this name; never `nil`.
  public var searchBarCancelButtonClicked: ((UISearchBar) -> Void)? { { self.searchBarCancelButtonClicked($0) } }
  /// The optional method with this name; never `nil`.
  public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void)? { { self.searchBarTextDidBeginEditing($0) } }
  /// The optional method with this name; never `nil`.
  public var searchBarTextDidEndEditing: ((UISearchBar) -> Void)? { { self.searchBarTextDidEndEditing($0) } }
}
