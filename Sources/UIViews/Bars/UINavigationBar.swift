public import Foundation
public import UIFoundation

/// What a controller shows on the navigation bar.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// When a title is shown large.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As before; at first, as the bar prefers.
    case automatic = 0
    /// As the bar prefers.
    case always = 1
    /// Never.
    case never = 2
  }

  /// How the button back is named.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// By the title, if there is room.
    case `default` = 0
    /// By one word.
    case generic = 1
    /// Not at all.
    case minimal = 2
  }

  /// The title.
  open var title: String?
  /// The view in the title's place.
  open var titleView: UIView?
  /// The line above the title.
  open var prompt: String?
  /// The button that leads back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of that button.
  open var backButtonTitle: String?
  /// How that button is named.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the button back is left out.
  open var hidesBackButton = false
  /// Leaves the button back out, or not.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// Whether buttons on the left stand beside the button back.
  open var leftItemsSupplementBackButton = false
  /// The buttons on the left, from left to right.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right, from right to left.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The first button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the first button on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the first button on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the buttons on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// The search whose bar is below the title: kept; it takes no room.
  open var searchController: UISearchController?
  /// Whether that bar goes when a person scrolls: kept.
  open var hidesSearchBarWhenScrolling = true
  /// When the title is shown large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { heightMayDiffer?() } }
  }
  /// How the bar looks with this item.
  open var standardAppearance: UINavigationBarAppearance?
  /// The same, where the bar is low.
  open var compactAppearance: UINavigationBarAppearance?
  /// The same, where content ends at the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The same, where the bar is low and content ends at it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Called when the bar may be higher or lower with the item.
  final var heightMayDiffer: (() -> Void)?

  /// Creates an item without a title.
  public override init() { super.init() }

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An item without a title; there are no archives of items here.
  public required init?(coder: NSCoder) { super.init() }
}

/// The bar at the top, with a title and buttons: as high as on a phone, and nothing is drawn on it.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  /// The items of the controllers, from the first to the one that is shown.
  open var items: [UINavigationItem]? = []
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the button back leads to.
  open var backItem: UINavigationItem? { items.flatMap { $0.count > 1 ? $0[$0.count - 2] : nil } }
  /// Sets the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Shows an item.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Goes back to the item before, and returns the one that was shown.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  /// Whether titles are shown large; off at first.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { heightMayDiffer?() } }
  }
  /// Whether content is seen through the bar: then controllers' views lie below it too.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { heightMayDiffer?() } }
  }
  /// The style of the bar. Stored for source compatibility; has no effect.
  open var barStyle = UIBarStyle.default
  /// The color behind the bar. Stored for source compatibility; has no effect.
  open var barTintColor: UIColor?
  /// The title's attributes: kept.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The large title's attributes: kept.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the line at the edge: kept.
  open var shadowImage: UIImage?
  /// The image before the button back: kept.
  open var backIndicatorImage: UIImage?
  /// The mask of that image while bars change: kept.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The appearance of the bar. Stored for source compatibility; has no effect.
  open var standardAppearance = UINavigationBarAppearance()
  /// How the bar looks where it is low: kept.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar at the edge of scrolled content. Stored for source compatibility; has no effect.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  private var backgroundImages: [Int: UIImage] = [:]
  /// Called when the bar may be higher or lower.
  final var heightMayDiffer: (() -> Void)?

  /// Sets the image behind at a height: kept.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics.rawValue] = backgroundImage
  }
  /// The image behind at a height.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics.rawValue] }
  /// Sets the image behind at a place and a height: kept.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  /// As high as on a phone.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: BarMetrics.navigationBarHeight)
  }
  /// As wide as may be, and as high as on a phone.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.navigationBarHeight)
  }
}
