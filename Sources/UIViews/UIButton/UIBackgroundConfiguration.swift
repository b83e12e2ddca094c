package import CoreGraphics
public import Foundation
import QuartzCore
public import UIFoundation

/// The background of a button or a cell. The custom view, the visual effect, and the edges have no effect.
public struct UIBackgroundConfiguration: Hashable {
  /// The background color, or `nil` for the tint color.
  public var backgroundColor: UIColor?
  /// The corner radius, in points. The default is 0.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background, in points. The default is zero.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the layout margins are added to the insets. The default is none.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The color of the stroke, or `nil` for the tint color.
  public var strokeColor: UIColor?
  /// The width of the stroke, in points. The default is 0.
  public var strokeWidth: CGFloat = 0
  /// The distance from the background's edge outward to the stroke, in points. The default is 0.
  public var strokeOutset: CGFloat = 0
  /// A custom background view.
  public var customView: UIView?
  /// The background image, or `nil` for none.
  public var image: UIImage?
  /// How the image is positioned. The default is `scaleToFill`.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The transformer of the background color.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The transformer of the stroke color.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The visual effect behind the background color.
  public var visualEffect: UIVisualEffect?

  /// Returns the background color after the transformer, or the transformed tint color if there is none.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  /// Returns the stroke color after the transformer, or the transformed tint color if there is none.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns a configuration with a clear background.
  public static func clear() -> Self {
    var clear = Self()
    clear.backgroundColor = .clear
    return clear
  }
}

extension UIBackgroundConfiguration {
  /// Draws the background in a view's rectangle.
  @MainActor
  package func draw(in rect: CGRect, of view: UIView, _ context: CGContext) {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = UIEdgeInsets(
      top: backgroundInsets.top, left: isMirrored ? backgroundInsets.trailing : backgroundInsets.leading,
      bottom: backgroundInsets.bottom, right: isMirrored ? backgroundInsets.leading : backgroundInsets.trailing)
    let inner = rect.inset(by: insets.bounded)
    let radius = cornerRadius.isFinite ? max(cornerRadius, 0) : 0
    let color = resolvedBackgroundColor(for: view.tintColor).displayColor(view.traitCollection)
    if color.alpha > 0 { context.fill(inner, radius: radius, color) }
    if let image {
      image.draw(in: imageContentMode.gravity.rect(of: image.size, in: inner), of: context, tint: nil)
    }
    guard strokeWidth > 0, strokeWidth.isFinite else { return }
    context.strokeInside(
      inner, radius: radius, width: strokeWidth,
      resolvedStrokeColor(for: view.tintColor).displayColor(view.traitCollection))
  }
}
