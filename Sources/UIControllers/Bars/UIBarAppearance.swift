public import Foundation
public import UIFoundation
public import UIViews

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
