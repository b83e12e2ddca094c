public import Foundation

/// A bar to search with, and a controller of what was found: the bar is there, and nobody searches here.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  /// The bar.
  public let searchBar = UISearchBar()
  /// The controller of what was found; nil where the searched one shows it itself.
  public let searchResultsController: UIViewController?
  /// Who finds what is searched.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who hears of the beginning and the end.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether something is being searched; set, the updater is called.
  open var isActive = false {
    didSet { if isActive != oldValue { searchResultsUpdater?.updateSearchResults(for: self) } }
  }
  /// Whether what is searched is dimmed: kept.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar gives way: kept.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether there is a button to cancel: kept.
  open var automaticallyShowsCancelButton = true

  /// A search.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// A search; there are no archives here.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

/// Finds what is searched.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when something else is searched.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of the beginning and the end of a search.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before a search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

/// What holds for a delegate that says nothing.
extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Shows pages beside one another, of which one is seen.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// How pages are changed.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// As those of a book.
    case pageCurl = 0
    /// As those of a roll.
    case scroll = 1
  }

  /// How pages lie.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// Beside one another.
    case horizontal = 0
    /// Below one another.
    case vertical = 1
  }

  /// Where the new page comes from.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// From behind.
    case forward = 0
    /// From before.
    case reverse = 1
  }

  /// How the pages are shown in particular.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space between pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// Where the back of the book is.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// How pages are changed.
  public let transitionStyle: TransitionStyle
  /// How pages lie.
  public let navigationOrientation: NavigationOrientation
  /// Who knows the pages before and behind.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Who hears of changed pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Whether pages have two sides: kept.
  open var isDoubleSided = false
  /// The pages that are seen.
  open private(set) var viewControllers: [UIViewController]? = []

  /// Pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Pages of a roll; there are no archives here.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.scroll, .horizontal)
    super.init(coder: coder)
  }

  /// Makes the view, which the page that is seen fills.
  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    replace(nil, by: viewControllers?.first)
  }

  /// Shows pages, of which the first fills the view.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (old, new) = (self.viewControllers ?? [], viewControllers ?? [])
    let leaving = old.filter { page in !new.contains { $0 === page } }
    let coming = new.filter { page in !old.contains { $0 === page } }
    leaving.forEach { $0.willMove(toParent: nil) }
    coming.forEach(addChild)
    self.viewControllers = new
    replace(old.first, by: new.first)
    coming.forEach { $0.didMove(toParent: self) }
    leaving.forEach { $0.removeFromParent() }
    completion?(true)
  }
}

/// Knows the pages before and behind: nobody turns pages here.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page behind another.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Hears of changed pages: nobody turns pages here.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when a page was turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

/// What holds for a delegate that says nothing.
extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
