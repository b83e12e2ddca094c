public import CoreGraphics
public import Foundation

/// A layer that shows a shape: kept, never drawn here.
open class CAShapeLayer: CALayer {
  /// The shape.
  open var path: CGPath?
  /// The colour inside.
  open var fillColor: CGColor? = .black
  /// The colour of the line along the shape.
  open var strokeColor: CGColor?
  /// The width of that line, in points.
  open var lineWidth: CGFloat = 1
  /// The lengths of its dashes and gaps, in points; nil for a whole line.
  open var lineDashPattern: [NSNumber]?
  /// Where along the shape the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where along the shape the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
}

/// A layer that shows colours that run into one another: kept, never drawn here.
open class CAGradientLayer: CALayer {
  /// The colours.
  open var colors: [Any]?
  /// Where each colour is, from 0 to 1; nil spreads them evenly.
  open var locations: [NSNumber]?
  /// Where the first colour is, as a part of the sides.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is, as a part of the sides.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
