public import Foundation
public import UIFoundation

/// An item with a title or an image on a bar. Galley doesn't lay out or draw items.
@MainActor @preconcurrency
open class UIBarItem: UIResponder {
  /// Whether the user can activate the item. The default is `true`. Stored for source compatibility; has no effect.
  open var isEnabled = true
  /// The item's title. Stored for source compatibility; has no effect.
  open var title: String?
  /// The item's image. Stored for source compatibility; has no effect.
  open var image: UIImage?
  /// The item's image in a compact bar. Stored for source compatibility; has no effect.
  open var landscapeImagePhone: UIImage?
  /// The insets of the image, in points. The default is zero. Stored for source compatibility; has no effect.
  open var imageInsets = UIEdgeInsets.zero
  /// An integer that identifies the item for the application. The default is 0.
  open var tag = 0
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item without a title and image.
  public override init() { super.init() }

  /// Creates an item without a title and image. Galley doesn't decode archives and ignores the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// Sets the attributes of the title in the given state. Stored for source compatibility; has no effect.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
  }

  /// Returns the attributes of the title that were set for the given state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}

/// A button on a navigation bar or toolbar.
///
/// Its action is a ``UIAction``, because actions named by selectors need the Objective-C runtime.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// The style of a button.
  public enum Style: Int, Hashable, Sendable {
    /// A plain button.
    case plain = 0
    /// A button that completes a task.
    case done = 2
  }

  /// The system's items, each with its own title or image.
  public enum SystemItem: Int, Hashable, Sendable {
    /// A Done button.
    case done = 0
    /// A Cancel button.
    case cancel = 1
    /// An Edit button.
    case edit = 2
    /// A Save button.
    case save = 3
    /// A button with a plus sign.
    case add = 4
    /// Space that expands to fill the bar.
    case flexibleSpace = 5
    /// Space of a fixed width.
    case fixedSpace = 6
    /// A button with a pencil on paper.
    case compose = 7
    /// A button with a reply arrow.
    case reply = 8
    /// A button with a box and an arrow, which shows actions.
    case action = 9
    /// A button with a folder.
    case organize = 10
    /// A button with an open book.
    case bookmarks = 11
    /// A button with a magnifying glass.
    case search = 12
    /// A button with a circular arrow.
    case refresh = 13
    /// A button with a cross.
    case stop = 14
    /// A button with a camera.
    case camera = 15
    /// A button with a trash can.
    case trash = 16
    /// A Play button.
    case play = 17
    /// A Pause button.
    case pause = 18
    /// A Rewind button.
    case rewind = 19
    /// A Fast Forward button.
    case fastForward = 20
    /// An Undo button.
    case undo = 21
    /// A Redo button.
    case redo = 22
    /// A Close button.
    case close = 24
  }

  /// The button's style. Stored for source compatibility; has no effect.
  open var style = Style.plain
  /// The item's width in points, or 0 for the width of its content. The default is 0.
  ///
  /// Stored for source compatibility; has no effect.
  open var width: CGFloat = 0 {
    didSet { width.keepFinite(oldValue, "UIBarButtonItem.width") }
  }
  /// The view that replaces the button. Stored for source compatibility; has no effect.
  open var customView: UIView?
  /// The action that the button performs. Stored for source compatibility; has no effect.
  open var primaryAction: UIAction?
  /// The menu that the button shows. Stored for source compatibility; has no effect.
  open var menu: UIMenu?
  /// The target of the action. Stored for source compatibility; has no effect.
  open weak var target: AnyObject?
  /// The button's tint color. Stored for source compatibility; has no effect.
  open var tintColor: UIColor?
  /// The titles that the button is wide enough to show. Stored for source compatibility; has no effect.
  open var possibleTitles: Set<String>?
  /// Whether the button is selected. The default is `false`. Stored for source compatibility; has no effect.
  open var isSelected = false
  /// Whether the item is hidden. The default is `false`. Stored for source compatibility; has no effect.
  open var isHidden = false
  /// The system item that the button was created with, if any.
  final var systemItem: SystemItem?

  /// Creates a button with a title and no action.
  public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject
  }

  /// Creates a button with an image and no action.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Never?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target as AnyObject
  }

  /// Creates a system button without an action.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Never?) {
    self.init(systemItem: systemItem)
    self.target = target as AnyObject
  }

  /// Creates a system button.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button with the title and image of an action.
  public convenience init(primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    title = primaryAction?.title
    image = primaryAction?.image
  }

  /// Creates a button with a title and an image, which override the action's.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction, menu: menu)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a space of the given width, in points.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  /// Returns a space that expands to fill the bar.
  public class func flexibleSpace() -> Self {
    let item = Self()
    item.systemItem = .flexibleSpace
    return item
  }

  /// Creates a button without a title and image.
  public required override init() { super.init() }

  /// Creates a button without a title and image. Galley doesn't decode archives and ignores the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A tab on a tab bar.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// The system's tabs, each with its own title and image.
  public enum SystemItem: Int, Hashable, Sendable {
    /// The More tab.
    case more = 0
    /// The Favorites tab.
    case favorites = 1
    /// The Featured tab.
    case featured = 2
    /// The Top Rated tab.
    case topRated = 3
    /// The Recents tab.
    case recents = 4
    /// The Contacts tab.
    case contacts = 5
    /// The History tab.
    case history = 6
    /// The Bookmarks tab.
    case bookmarks = 7
    /// The Search tab.
    case search = 8
    /// The Downloads tab.
    case downloads = 9
    /// The Most Recent tab.
    case mostRecent = 10
    /// The Most Viewed tab.
    case mostViewed = 11
  }

  /// The image while the tab is selected. Stored for source compatibility; has no effect.
  open var selectedImage: UIImage?
  /// The text of the badge. Stored for source compatibility; has no effect.
  open var badgeValue: String?
  /// The background color of the badge. Stored for source compatibility; has no effect.
  open var badgeColor: UIColor?
  /// The offset of the title, in points. The default is zero. Stored for source compatibility; has no effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of the bar while the tab is selected. Stored for source compatibility; has no effect.
  open var standardAppearance: UITabBarAppearance?
  /// The appearance of the bar while the tab is selected and content ends at the bar.
  ///
  /// Stored for source compatibility; has no effect.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Creates a tab with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with a title and images for the normal and the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates a system tab. The system item is ignored.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
  }
}
