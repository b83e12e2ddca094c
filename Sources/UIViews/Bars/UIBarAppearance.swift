public import Foundation
public import UIFoundation

/// How a bar is seen.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// As the system likes.
  case `default` = 0
  /// Black.
  case black = 1
}

/// Where a bar is.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, and over the status bar.
  case topAttached = 3
}

/// How high a bar is.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// As high as upright.
  case `default` = 0
  /// As low as on a phone that lies.
  case compact = 1
  /// As high as upright, with a line of text above.
  case defaultPrompt = 101
  /// Low, with a line of text above.
  case compactPrompt = 102
}

/// How a bar looks: kept.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// What blurs the content behind.
  open var backgroundEffect: UIBlurEffect?
  /// The colour behind.
  open var backgroundColor: UIColor?
  /// The image behind.
  open var backgroundImage: UIImage?
  /// How that image is placed.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line at the edge.
  open var shadowColor: UIColor?
  /// The image of the line at the edge.
  open var shadowImage: UIImage?

  /// As the system likes.
  public required override init() { super.init() }

  /// A look like another.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Takes the system's usual look.
  open func configureWithDefaultBackground() { (backgroundColor, backgroundImage) = (nil, nil) }
  /// Lets nothing through.
  open func configureWithOpaqueBackground() { (backgroundColor, backgroundEffect) = (.systemBackground, nil) }
  /// Lets everything through, without a line.
  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundEffect, shadowColor, shadowImage) = (nil, nil, nil, nil)
  }
}

/// How a navigation bar looks: kept.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// The title's attributes.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The large title's attributes.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons that end something look.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// How the button back looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image before the button back.
  open private(set) var backIndicatorImage = UIImage()
  /// The mask of that image while bars change.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()
  /// Sets the image before the button back, and its mask.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }
}

/// How buttons on a bar look: kept.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
  /// How they look in a state: kept.
  @MainActor @preconcurrency
  open class State: NSObject {
    /// The title's attributes.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved.
    open var titlePositionAdjustment = UIOffset.zero
    /// The image behind.
    open var backgroundImage: UIImage?
  }

  /// As they usually look.
  public let normal = State()
  /// While touched.
  public let highlighted = State()
  /// While nobody can act on them.
  public let disabled = State()
  /// While they have the focus.
  public let focused = State()

  /// The looks of buttons of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }

  /// The looks of plain buttons.
  public override convenience init() { self.init(style: .plain) }
}

/// How a tab bar looks: kept.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look whose title is below their image.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look whose title is beside their image.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The same, where the bar is low.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The tint of the chosen tab's background.
  open var selectionIndicatorTintColor: UIColor?
}

/// How tabs look: kept.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  /// How they look in a state: kept.
  @MainActor @preconcurrency
  open class State: NSObject {
    /// The title's attributes.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The image's colour.
    open var iconColor: UIColor?
    /// The colour behind the text in the corner.
    open var badgeBackgroundColor: UIColor?
  }

  /// As they usually look.
  public let normal = State()
  /// While chosen.
  public let selected = State()
  /// While nobody can act on them.
  public let disabled = State()
  /// While they have the focus.
  public let focused = State()
}

/// How a toolbar looks: kept.
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons that end something look.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}
