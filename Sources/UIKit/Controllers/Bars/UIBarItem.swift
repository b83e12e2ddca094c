public import Foundation
public import UIFoundation

/// An item with a title or an image on a bar. Items are drawn on navigation bars and tab bars.
open class UIBarItem: UIResponder, UIAccessibilityIdentification {
  /// Whether the user can activate the item. Others are gray. The default is `true`.
  open var isEnabled = true
  /// The item's title.
  open var title: String?
  /// The item's image.
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

  /// Sets the attributes of the title in the given state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
  }

  /// Returns the attributes of the title that were set for the given state.
  @discardableResult
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}

/// The position of a bar.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// The position isn't specified.
  case any
  /// At the bottom of its container.
  case bottom
  /// At the top of its container.
  case top
  /// At the top of its container and behind the status bar.
  case topAttached
}

/// The style of a bar.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// The style that the system chooses.
  case `default`
  /// A black bar.
  case black
}
