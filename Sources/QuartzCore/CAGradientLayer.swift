public import Foundation

/// A layer that displays a color gradient. Stored for source compatibility; has no effect.
open class CAGradientLayer: CALayer {
  /// The colors of the gradient, in order. The default is `nil`.
  open var colors: [Any]?
  /// The position of each color, from 0 to 1, or `nil` to distribute them evenly.
  open var locations: [NSNumber]?
  /// The start point, in fractions of the size. The default is (0.5, 0).
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end point, in fractions of the size. The default is (0.5, 1).
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The type of the gradient. The default is `axial`.
  open var type = CAGradientLayerType.axial
}
