public import Foundation
public import UIFoundation

/// The background of a button or a cell.
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
  /// A custom background view. Stored for source compatibility; has no effect.
  public var customView: UIView?
  /// The background image, or `nil` for none.
  public var image: UIImage?
  /// How the image is positioned. The default is `scaleToFill`.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The transformer of the background color.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The transformer of the stroke color.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The visual effect behind the background color. Only blurs are drawn, as translucent areas.
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
