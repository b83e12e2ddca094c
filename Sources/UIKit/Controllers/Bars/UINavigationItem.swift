public import Foundation

/// The content that a navigation bar shows for a controller.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// The modes of showing a large title.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// The title is large where the bar prefers large titles.
    case automatic
    /// The title is large where the bar prefers large titles.
    case always
    /// The title is never large.
    case never
  }

  /// The modes of titling the Back button.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The previous title, if there is room.
    case `default`
    /// A generic title, such as "Back".
    case generic
    /// The button has no title, only the chevron.
    case minimal
  }

  /// Where a search bar is in a navigation bar.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    /// The system chooses the placement.
    case automatic
    /// Beside the title.
    case inline
    /// Below the title.
    case stacked
  }

  /// How the content of a navigation bar is arranged.
  public enum ItemStyle: Int, Hashable, Sendable {
    /// A Back button and a title.
    case navigator
    /// History buttons and a title.
    case browser
    /// A document's title and its actions.
    case editor
  }

  /// The title in the navigation bar.
  open var title: String?
  /// The view that replaces the title. Stored for source compatibility; has no effect.
  open var titleView: UIView?
  /// The line of text above the title. Stored for source compatibility; has no effect.
  open var prompt: String?
  /// The button that leads back to this item. Stored for source compatibility; has no effect.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the Back button.
  open var backButtonTitle: String?
  /// The mode of titling the Back button. The default is `.default`.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the Back button is hidden. The default is `false`.
  open var hidesBackButton = false
  /// Sets whether the Back button is hidden.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// Whether the left items appear beside the Back button. The default is `false`.
  open var leftItemsSupplementBackButton = false
  /// The items on the left, from left to right.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The items on the right, from right to left.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The first item on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first item on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the first item on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the first item on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the items on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the items on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// The groups of items before the title. Stored for source compatibility; has no effect.
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  /// The groups of items in the middle. Stored for source compatibility; has no effect.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// The groups of items after the title. Stored for source compatibility; has no effect.
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  /// The group that stays at the end. Stored for source compatibility; has no effect.
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  /// The identifier of the user's customization. Stored for source compatibility; has no effect.
  open var customizationIdentifier: String?
  /// The action of the Back button. Stored for source compatibility; has no effect.
  open var backAction: UIAction?
  /// Where the search bar is. Stored for source compatibility; has no effect.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// How the content of the bar is arranged. Stored for source compatibility; has no effect.
  open var style = ItemStyle.navigator
  /// The search controller whose bar appears below the title. Stored for source compatibility; has no effect.
  open var searchController: UISearchController?
  /// Whether the search bar is hidden while scrolling. The default is `true`.
  ///
  /// Stored for source compatibility; has no effect.
  open var hidesSearchBarWhenScrolling = true
  /// The mode of showing a large title. The default is `.automatic`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { heightMayDiffer?() } }
  }
  /// The appearance of the bar with this item.
  open var standardAppearance: UINavigationBarAppearance?
  /// The appearance of a compact bar with this item. Stored for source compatibility; has no effect.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar with this item where content ends at the bar.
  ///
  /// Stored for source compatibility; has no effect.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of a compact bar with this item where content ends at the bar.
  ///
  /// Stored for source compatibility; has no effect.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Called when the bar's height may have changed because of the item.
  final var heightMayDiffer: (() -> Void)?

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title. Galley doesn't decode archives and ignores the coder.
  public required init?(coder: NSCoder) { super.init() }
}
