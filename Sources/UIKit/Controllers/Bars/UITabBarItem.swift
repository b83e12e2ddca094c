import Foundation
public import UIFoundation

/// A tab on a tab bar.
open class UITabBarItem: UIBarItem {
  /// The system's tabs, each with its own title and image.
  public enum SystemItem: Int, Hashable, Sendable {
    /// The More tab.
    case more
    /// The Favorites tab.
    case favorites
    /// The Featured tab.
    case featured
    /// The Top Rated tab.
    case topRated
    /// The Recents tab.
    case recents
    /// The Contacts tab.
    case contacts
    /// The History tab.
    case history
    /// The Bookmarks tab.
    case bookmarks
    /// The Search tab.
    case search
    /// The Downloads tab.
    case downloads
    /// The Most Recent tab.
    case mostRecent
    /// The Most Viewed tab.
    case mostViewed
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
