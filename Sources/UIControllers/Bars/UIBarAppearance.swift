public import Foundation
public import UIFoundation
public import UIViews

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

  /// Creates a copy of an appearance, except for ``backgroundImageContentMode``.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
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
