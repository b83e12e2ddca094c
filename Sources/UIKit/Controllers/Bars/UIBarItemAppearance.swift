public import Foundation
public import UIFoundation

/// The appearance of buttons on a bar. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
  /// The appearance of buttons in one state. Stored for source compatibility; has no effect.
  @MainActor @preconcurrency
  open class State: NSObject {
    /// The attributes of the title. Stored for source compatibility; has no effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points. The default is zero. Stored for source compatibility; has no effect.
    open var titlePositionAdjustment = UIOffset.zero
    /// The background image. Stored for source compatibility; has no effect.
    open var backgroundImage: UIImage?
  }

  /// The appearance in the normal state. Stored for source compatibility; has no effect.
  public let normal = State()
  /// The appearance while highlighted. Stored for source compatibility; has no effect.
  public let highlighted = State()
  /// The appearance while disabled. Stored for source compatibility; has no effect.
  public let disabled = State()
  /// The appearance while focused. Stored for source compatibility; has no effect.
  public let focused = State()

  /// Creates the appearance of buttons with a style, which is ignored.
  public init(style: UIBarButtonItem.Style) { super.init() }

  /// Creates the appearance of plain buttons.
  public override convenience init() { self.init(style: .plain) }

  /// Returns a copy.
  @discardableResult
  open func copy() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    for (new, old) in zip(copy.states, states) {
      new.titleTextAttributes = old.titleTextAttributes
      new.titlePositionAdjustment = old.titlePositionAdjustment
      new.backgroundImage = old.backgroundImage
    }
    return copy
  }

  private var states: [State] { [normal, highlighted, disabled, focused] }
}

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

  /// Returns a copy.
  @discardableResult
  open func copy() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    for (new, old) in zip(copy.states, states) {
      new.titleTextAttributes = old.titleTextAttributes
      new.iconColor = old.iconColor
      new.badgeBackgroundColor = old.badgeBackgroundColor
    }
    return copy
  }

  private var states: [State] { [normal, selected, disabled, focused] }
}
