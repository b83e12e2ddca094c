public import CoreGraphics
public import Foundation

/// A layer that displays a path. Stored for source compatibility; has no effect.
open class CAShapeLayer: CALayer {
  /// The path.
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
  /// Corners are sharp.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Corners are rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Corners are cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that displays a color gradient. Stored for source compatibility; has no effect.
open class CAGradientLayer: CALayer {
  /// The colors.
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

/// The type of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Colors change along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Colors change outward from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Colors change around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// How text that is too long for its layer is truncated.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Text isn't truncated.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Text is truncated at its start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Text is truncated at its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// Text is truncated in its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that displays text. Stored for source compatibility; has no effect.
open class CATextLayer: CALayer {
  /// The text: a string or an attributed string.
  open var string: Any?
  /// The font of a text that is a string.
  open var font: AnyObject?
  /// The font size, in points. The default is 36.
  open var fontSize: CGFloat = 36
  /// The text color. The default is white.
  open var foregroundColor: CGColor? = .white
  /// How text that is too long is truncated. The default is `none`.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Whether lines break at the layer's width. The default is `false`.
  open var isWrapped = false
  /// The alignment of lines. The default is `natural`.
  open var alignmentMode = CATextLayerAlignmentMode.natural
}

/// The alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the alignment.
  public let rawValue: String
  /// Creates an alignment from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Lines are aligned at the edge where the text's direction starts.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Lines are aligned at the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Lines are aligned at the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Lines are centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Lines are stretched to both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that displays copies of its sublayers. Stored for source compatibility; has no effect.
open class CAReplicatorLayer: CALayer {
  /// The number of copies. The default is 1.
  open var instanceCount = 1
  /// The delay between copies, in seconds. The default is 0.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from each copy to the next. The default is the identity.
  open var instanceTransform = CATransform3DIdentity
}

/// A layer that displays a part of its sublayers. Stored for source compatibility; has no effect.
open class CAScrollLayer: CALayer {}

/// A layer whose sublayers have depth. Stored for source compatibility; has no effect.
open class CATransformLayer: CALayer {}
