public import Foundation
public import UIFoundation

/// The style of a bar.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// The style that the system chooses.
  case `default` = 0
  /// A black bar.
  case black = 1
}

/// The position of a bar.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// An unspecified position.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of its container and behind the status bar.
  case topAttached = 3
}

/// The height of a bar.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// The height in portrait.
  case `default` = 0
  /// The height on a phone in landscape.
  case compact = 1
  /// The height in portrait with a prompt.
  case defaultPrompt = 101
  /// The height on a phone in landscape with a prompt.
  case compactPrompt = 102
}

/// The appearance of a bar. Galley draws no bars. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// The blur behind the bar's content. Stored for source compatibility; has no effect.
  open var backgroundEffect: UIBlurEffect?
  /// The background color. Stored for source compatibility; has no effect.
  open var backgroundColor: UIColor?
  /// The background image. Stored for source compatibility; has no effect.
  open var backgroundImage: UIImage?
  /// The placement of the background image. The default is `.scaleToFill`.
  ///
  /// Stored for source compatibility; has no effect.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the shadow at the bar's edge. Stored for source compatibility; has no effect.
  open var shadowColor: UIColor?
  /// The image of the shadow at the bar's edge. Stored for source compatibility; has no effect.
  open var shadowImage: UIImage?

  /// Creates the system's default appearance.
  public required override init() { super.init() }

  /// Creates a copy of an appearance, except for ``backgroundImageContentMode``.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Removes the background color and image.
  open func configureWithDefaultBackground() { (backgroundColor, backgroundImage) = (nil, nil) }
  /// Sets an opaque background: the system's color, without a blur.
  open func configureWithOpaqueBackground() { (backgroundColor, backgroundEffect) = (.systemBackground, nil) }
  /// Sets a transparent background without a shadow.
  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundEffect, shadowColor, shadowImage) = (nil, nil, nil, nil)
  }
}

/// The appearance of a navigation bar. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title. Stored for source compatibility; has no effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title. Stored for source compatibility; has no effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points. The default is zero. Stored for source compatibility; has no effect.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of plain buttons. Stored for source compatibility; has no effect.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of Done buttons. Stored for source compatibility; has no effect.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the Back button. Stored for source compatibility; has no effect.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image beside the Back button. Stored for source compatibility; has no effect.
  open private(set) var backIndicatorImage = UIImage()
  /// The mask of that image during transitions. Stored for source compatibility; has no effect.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()
  /// Sets the image beside the Back button and its mask. Stored for source compatibility; has no effect.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }
}

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
}

/// The appearance of a tab bar. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs whose title is below the image. Stored for source compatibility; has no effect.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs whose title is beside the image. Stored for source compatibility; has no effect.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs whose title is beside the image, in a compact bar.
  ///
  /// Stored for source compatibility; has no effect.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The tint of the selection indicator. Stored for source compatibility; has no effect.
  open var selectionIndicatorTintColor: UIColor?
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
}

/// The appearance of a toolbar. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons. Stored for source compatibility; has no effect.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of Done buttons. Stored for source compatibility; has no effect.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}
