public import CoreGraphics
public import Foundation

/// A layer that displays a path.
open class CAShapeLayer: CALayer {
  /// The path to display. The default is `nil`.
  open var path: CGPath?
  /// The fill color. The default is black.
  open var fillColor: CGColor? = .black
  /// The stroke color. The default is `nil`.
  open var strokeColor: CGColor?
  /// The line width, in points. The default is 1.
  open var lineWidth: CGFloat = 1
  /// The lengths of dashes and gaps, in points, or `nil` for a solid line.
  open var lineDashPattern: [NSNumber]?
  /// The position along the path where the stroke starts, from 0 to 1. The default is 0.
  open var strokeStart: CGFloat = 0
  /// The position along the path where the stroke ends, from 0 to 1. The default is 1.
  open var strokeEnd: CGFloat = 1
  /// The rule for filling the path. The default is `nonZero`.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The shape of the line's ends. The default is `butt`.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the line's corners. The default is `miter`.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The maximum length of a miter, in line widths. The default is 10.
  open var miterLimit: CGFloat = 10
  /// The offset into the dash pattern, in points. The default is 0.
  open var lineDashPhase: CGFloat = 0

  package override func drawOwnContent(in context: CGContext) {
    guard let path = path?.copy(), !path.isEmpty else { return super.drawOwnContent(in: context) }
    context.saveGState()
    if let fillColor, fillColor.alpha > 0 {
      context.setFillColor(fillColor)
      context.fill(transforming: .path(path), rule: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    if let strokeColor, strokeColor.alpha > 0, lineWidth > 0 {
      context.setStrokeColor(strokeColor)
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
      context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
      let drawn = strokeStart > 0 || strokeEnd < 1 ? path.trimmed(from: strokeStart, to: strokeEnd) : path
      context.stroke(transforming: drawn)
    }
    context.restoreGState()
  }
}

/// The rule for filling a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String
  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Areas with a nonzero winding number are filled.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Areas with an odd winding number are filled.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The line ends squarely at its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends with a semicircle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line ends squarely, half a line width after its end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a line's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Corners are sharp, unless they exceed the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Corners are rounded, with half the line width as the radius.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Corners are cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
