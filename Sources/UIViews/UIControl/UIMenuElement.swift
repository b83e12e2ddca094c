public import Foundation
public import UIFoundation

/// An element of a menu: a title with an image.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// The attributes of a menu element. Stored for source compatibility; has no effect.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt
    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element can't be selected.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Selecting the element deletes data.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays visible after the element is selected.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The state of a menu element.
  public enum State: Int, Hashable, Sendable {
    /// The element is off.
    case off
    /// The element is on.
    case on
    /// The element is partly on.
    case mixed
  }

  /// The identifier by which user interface tests find the element.
  open var accessibilityIdentifier: String?
  /// The title of the element.
  open var title: String
  /// The subtitle of the element.
  open var subtitle: String?
  /// The image of the element.
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}

/// The closure that an action performs.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void
