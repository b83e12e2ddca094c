public import Foundation
public import UIFoundation

/// Something on a bar: a title or an image.
@MainActor @preconcurrency
open class UIBarItem: UIResponder {
  /// Whether a person can act on the item.
  open var isEnabled = true
  /// The item's name.
  open var title: String?
  /// The item's image.
  open var image: UIImage?
  /// The image where the bar is low.
  open var landscapeImagePhone: UIImage?
  /// How far the image lies inside its place.
  open var imageInsets = UIEdgeInsets.zero
  /// A number of the caller's, 0 at first.
  open var tag = 0
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// An item without title and image.
  public override init() { super.init() }

  /// An item without title and image; there are no archives of items here.
  public required init?(coder: NSCoder) { super.init() }

  /// Sets the title's attributes in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
  }

  /// The title's attributes in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}

/// A button on a navigation bar or a toolbar.
///
/// Its action is a ``UIAction``: those that are named by selectors need Objective-C's runtime.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Hashable, Sendable {
    /// As the others.
    case plain = 0
    /// As the one that ends what is being done.
    case done = 2
  }

  /// What the system has a name or an image for.
  public enum SystemItem: Int, Hashable, Sendable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// A plus.
    case add = 4
    /// Room that takes what is left.
    case flexibleSpace = 5
    /// Room of a width.
    case fixedSpace = 6
    /// A pencil on paper.
    case compose = 7
    /// An arrow that turns back.
    case reply = 8
    /// A box with an arrow.
    case action = 9
    /// A folder.
    case organize = 10
    /// An open book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// An arrow in a circle.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// Play.
    case play = 17
    /// Pause.
    case pause = 18
    /// Back.
    case rewind = 19
    /// On.
    case fastForward = 20
    /// Undo.
    case undo = 21
    /// Redo.
    case redo = 22
    /// Close.
    case close = 24
  }

  /// How the button looks.
  open var style = Style.plain
  /// The button's width in points; 0 takes the title's or the image's.
  open var width: CGFloat = 0
  /// The view that stands for the item.
  open var customView: UIView?
  /// What the button does.
  open var primaryAction: UIAction?
  /// The menu that the button shows: kept.
  open var menu: UIMenu?
  /// Whom the action is sent to: kept.
  open weak var target: AnyObject?
  /// The button's tint.
  open var tintColor: UIColor?
  /// The titles that the button may have, of which it is as wide as the widest: kept.
  open var possibleTitles: Set<String>?
  /// Whether the button is chosen.
  open var isSelected = false
  /// Whether the button is left out.
  open var isHidden = false
  /// What the system has a name or an image for, if the button was made so.
  final var systemItem: SystemItem?

  /// A button with a title that does nothing.
  public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject
  }

  /// A button with an image that does nothing.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Never?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target as AnyObject
  }

  /// A button of the system's that does nothing.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Never?) {
    self.init(systemItem: systemItem)
    self.target = target as AnyObject
  }

  /// A button of the system's.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button with the title and the image of an action.
  public convenience init(primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    title = primaryAction?.title
    image = primaryAction?.image
  }

  /// A button with a title and an image.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction, menu: menu)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// A view in a button's place.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Room of a width.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  /// Room that takes what is left.
  public class func flexibleSpace() -> Self {
    let item = Self()
    item.systemItem = .flexibleSpace
    return item
  }

  /// A button without title and image.
  public required override init() { super.init() }

  /// A button without title and image; there are no archives of items here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A tab's title and image.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// What the system has a name and an image for.
  public enum SystemItem: Int, Hashable, Sendable {
    /// More.
    case more = 0
    /// Favourites.
    case favorites = 1
    /// What is featured.
    case featured = 2
    /// What is rated best.
    case topRated = 3
    /// What was used lately.
    case recents = 4
    /// Contacts.
    case contacts = 5
    /// History.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// Search.
    case search = 8
    /// Downloads.
    case downloads = 9
    /// What is new.
    case mostRecent = 10
    /// What is seen most.
    case mostViewed = 11
  }

  /// The image for while the tab is chosen.
  open var selectedImage: UIImage?
  /// The text in the corner.
  open var badgeValue: String?
  /// The colour behind it.
  open var badgeColor: UIColor?
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// How the bar looks while the tab is chosen.
  open var standardAppearance: UITabBarAppearance?
  /// The same, where content ends at the bar.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// A tab with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab with a title and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// A tab of the system's.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
  }
}
