/// What a search bar's delegate may leave out, as source calls it: `searchBar?(…)`.
///
/// Here nothing is left out: what is not written is the default.
@MainActor @preconcurrency
public struct UISearchBarDelegateCalls {
  let target: any UISearchBarDelegate

  /// Called when the text has changed.
  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
    target.searchBar(searchBar, textDidChange: searchText)
  }
}

/// The names of what a search bar's delegate may leave out, as values that source may ask for.
extension UISearchBarDelegate {
  /// The methods of this name that a search bar's delegate may leave out; never nil here.
  public var searchBar: UISearchBarDelegateCalls? { UISearchBarDelegateCalls(target: self) }
  /// Called when a person wants to search.
  public var searchBarSearchButtonClicked: ((UISearchBar) -> Void)? { { self.searchBarSearchButtonClicked($0) } }
  /// Called when a person wants to search no more.
  public var searchBarCancelButtonClicked: ((UISearchBar) -> Void)? { { self.searchBarCancelButtonClicked($0) } }
  /// Called when typing begins.
  public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void)? { { self.searchBarTextDidBeginEditing($0) } }
  /// Called when typing has ended.
  public var searchBarTextDidEndEditing: ((UISearchBar) -> Void)? { { self.searchBarTextDidEndEditing($0) } }
}
