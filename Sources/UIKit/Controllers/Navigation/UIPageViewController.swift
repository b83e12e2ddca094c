import InterfaceDocuments
public import Foundation

/// A container that shows one page at a time. Pages change only by
/// ``setViewControllers(_:direction:animated:completion:)``.
open class UIPageViewController: UIViewController {
  /// The animation between pages.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// The page curls like that of a book.
    case pageCurl
    /// The pages scroll as in a scroll view.
    case scroll
  }

  /// The direction in which pages are arranged.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// The pages are arranged from left to right.
    case horizontal
    /// The pages are arranged from top to bottom.
    case vertical
  }

  /// The direction in which the pages change.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// To a later page.
    case forward
    /// To an earlier page.
    case reverse
  }

  /// The location of the spine around which pages turn.
  public enum SpineLocation: Int, Hashable, Sendable {
    /// There is no spine.
    case none
    /// At the left or top edge.
    case min
    /// In the middle, with two pages beside each other.
    case mid
    /// At the right or bottom edge.
    case max
  }

  /// A key in the dictionary of options for creating a page controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space between pages, in points. Stored for source compatibility; has no effect.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The location of the spine. Stored for source compatibility; has no effect.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// The animation between pages. Stored for source compatibility; has no effect.
  public let transitionStyle: TransitionStyle
  /// The location of the spine: at the first edge, if pages curl. Stored for source compatibility; has no effect.
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
  /// The recognizers of the gestures that turn pages. Galley has none.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// The direction in which pages are arranged. Stored for source compatibility; has no effect.
  public let navigationOrientation: NavigationOrientation
  /// The object that provides the pages before and after the current one. Galley never calls it.
  ///
  /// Stored for source compatibility; has no effect.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate, which Galley never calls. Stored for source compatibility; has no effect.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Whether pages have content on both sides. The default is `false`. Stored for source compatibility; has no effect.
  open var isDoubleSided = false
  /// The pages that were set last. Only the first one is visible.
  open private(set) var viewControllers: [UIViewController]? = []

  /// Creates a page controller. The options are ignored.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a scrolling page controller. A document of Interface Builder adds its values.
  public required init?(coder: NSCoder) {
    let object = coder.nibObject
    transitionStyle = object?["transitionStyle"] == "pageCurl" ? .pageCurl : .scroll
    navigationOrientation = object?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    super.init(coder: coder)
    coder.apply(to: self, of: UIPageViewController.self)
  }

  /// Creates the view, which the first page fills.
  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    replace(nil, by: viewControllers?.first)
  }

  /// Sets the pages, the first of which fills the view.
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

/// The methods that provide pages, which Galley never calls. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before another.
  @discardableResult
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another.
  @discardableResult
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  // Optional methods: `make generate` writes default implementations.

  /// Returns the number of pages that the page control shows. The default is `0`.
  @discardableResult
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the page that the page control shows. The default is `0`.
  @discardableResult
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
