public import Foundation

/// A controller with a search bar and an optional controller for the results. Galley doesn't present the results.
open class UISearchController: UIViewController {
  /// The search bar, which the application adds to its interface.
  public let searchBar = UISearchBar()
  /// The controller that shows the results, or `nil` if the searched view shows them itself.
  public let searchResultsController: UIViewController?
  /// The object that updates the search results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, which Galley never calls. Stored for source compatibility; has no effect.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the search is active. Setting another value calls the results updater. The default is `false`.
  open var isActive = false {
    didSet { if isActive != oldValue { searchResultsUpdater?.updateSearchResults(for: self) } }
  }
  /// Whether the searched content is dimmed. The default is `true`. Stored for source compatibility; has no effect.
  open var obscuresBackgroundDuringPresentation = true
  /// The former name of ``obscuresBackgroundDuringPresentation``. Stored for source compatibility; has no effect.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the results are shown. The default is `false`. Stored for source compatibility; has no effect.
  open var showsSearchResultsController = false
  /// Whether the results are shown as the system decides. The default is `true`.
  ///
  /// Stored for source compatibility; has no effect.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the scope buttons are shown during a search. The default is `true`.
  ///
  /// Stored for source compatibility; has no effect.
  open var automaticallyShowsScopeBar = true
  /// Whether the navigation bar is hidden during a search. The default is `true`.
  ///
  /// Stored for source compatibility; has no effect.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the search bar shows a Cancel button. The default is `true`.
  ///
  /// Stored for source compatibility; has no effect.
  open var automaticallyShowsCancelButton = true

  /// Creates a search controller with the given results controller.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a search controller without a results controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a search controller without a results controller. Galley doesn't decode archives and ignores the coder.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

/// An object that updates search results.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when ``UISearchController/isActive`` has changed.
  func updateSearchResults(for searchController: UISearchController)
}
