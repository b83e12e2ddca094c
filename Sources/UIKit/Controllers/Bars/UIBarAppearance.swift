public import Foundation
public import UIFoundation

/// The appearance of a bar.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// The blur behind the bar's content, which is drawn as a translucent area.
  open var backgroundEffect: UIBlurEffect?
  /// The background color.
  open var backgroundColor: UIColor?
  /// The background image.
  open var backgroundImage: UIImage?
  /// The placement of the background image. The default is `.scaleToFill`.
  ///
  /// Stored for source compatibility; has no effect.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the hairline at the bar's edge, or `nil` for none. The default is `separator`.
  open var shadowColor: UIColor? = .separator
  /// The image of the shadow at the bar's edge. Stored for source compatibility; has no effect.
  open var shadowImage: UIImage?

  /// Whether the bar has no background unless one is set.
  final private(set) var isTransparent = false

  /// Creates the system's default appearance.
  public required override init() { super.init() }

  /// Creates a copy of an appearance. Of another kind of appearance, it copies what both have.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    copyValues(of: barAppearance)
  }

  /// Returns a copy of the same kind.
  @discardableResult
  open func copy() -> Self { Self(barAppearance: self) }

  /// Copies the values of an appearance.
  func copyValues(of barAppearance: UIBarAppearance) {
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
    isTransparent = barAppearance.isTransparent
  }

  /// Removes the background color and image, and restores the hairline.
  open func configureWithDefaultBackground() {
    (backgroundColor, backgroundImage, shadowColor, isTransparent) = (nil, nil, .separator, false)
  }
  /// Sets an opaque background: the system's color, without a blur.
  open func configureWithOpaqueBackground() {
    (backgroundColor, backgroundEffect, shadowColor, isTransparent) = (.systemBackground, nil, .separator, false)
  }
  /// Sets a transparent background without a shadow.
  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundEffect, shadowColor, shadowImage) = (nil, nil, nil, nil)
    isTransparent = true
  }
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title.
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

  override func copyValues(of barAppearance: UIBarAppearance) {
    super.copyValues(of: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
    backButtonAppearance = other.backButtonAppearance.copy()
    setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
}

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons. Stored for source compatibility; has no effect.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of Done buttons. Stored for source compatibility; has no effect.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  override func copyValues(of barAppearance: UIBarAppearance) {
    super.copyValues(of: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
  }
}

/// The appearance of a tab bar.
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

  override func copyValues(of barAppearance: UIBarAppearance) {
    super.copyValues(of: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copy()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copy()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copy()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
  }
}
