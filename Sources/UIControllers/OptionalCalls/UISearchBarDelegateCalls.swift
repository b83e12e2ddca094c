/// The optional methods of a search bar's delegate, callable as `searchBar?(…)`.
///
/// Every method has a default implementation, so none is ever missing.
@MainActor @preconcurrency
public struct UISearchBarDelegateCalls {
  let target: any UISearchBarDelegate

  /// Calls the delegate's `searchBar(_:textDidChange:)`.
  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
    target.searchBar(searchBar, textDidChange: searchText)
  }
}

/// The optional methods of a search bar's delegate as properties, so that code can test for them.
extension UISearchBarDelegate {
  /// The optional methods of this name. Never `nil`.
  public var searchBar: UISearchBarDelegateCalls? { UISearchBarDelegateCalls(target: self) }
  /// The delegate's `searchBarSearchButtonClicked(_:)` method.
  public var searchBarSearchButtonClicked: ((UISearchBar) -> Void)? { { self.searchBarSearchButtonClicked($0) } }
  /// The delegate's `searchBarCancelButtonClicked(_:)` method.
  public var searchBarCancelButtonClicked: ((UISearchBar) -> Void)? { { self.searchBarCancelButtonClicked($0) } }
  /// The delegate's `searchBarTextDidBeginEditing(_:)` method.
  public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void)? { { self.searchBarTextDidBeginEditing($0) } }
  /// The delegate's `searchBarTextDidEndEditing(_:)` method.
  public var searchBarTextDidEndEditing: ((UISearchBar) -> Void)? { { self.searchBarTextDidEndEditing($0) } }
}
