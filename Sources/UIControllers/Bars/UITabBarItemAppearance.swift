public import Foundation
public import UIFoundation

/// The appearance of tabs. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  /// The appearance of tabs in one state. Stored for source compatibility; has no effect.
  @MainActor @preconcurrency
  open class State: NSObject {
    /// The attributes of the title. Stored for source compatibility; has no effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The color of the image. Stored for source compatibility; has no effect.
    open var iconColor: UIColor?
    /// The background color of the badge. Stored for source compatibility; has no effect.
    open var badgeBackgroundColor: UIColor?
  }

  /// The appearance in the normal state. Stored for source compatibility; has no effect.
  public let normal = State()
  /// The appearance while selected. Stored for source compatibility; has no effect.
  public let selected = State()
  /// The appearance while disabled. Stored for source compatibility; has no effect.
  public let disabled = State()
  /// The appearance while focused. Stored for source compatibility; has no effect.
  public let focused = State()
}
