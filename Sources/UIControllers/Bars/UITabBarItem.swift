import Foundation
public import UIFoundation

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

  /// The image while the tab is selected.
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
