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
  /// Which parts are inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// How the line ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How the line turns.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// How far a sharp turn may reach, in widths of the line.
  open var miterLimit: CGFloat = 10
  /// Where the dashes begin, in points.
  open var lineDashPhase: CGFloat = 0
}

/// Which parts of a shape are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The rule of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where the shape winds around at all.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Where it winds around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The end of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Straight, where the line is over.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Straight, half a width later.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a line turns.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The turn of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Sharp.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
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
  /// How the colours run into one another.
  open var type = CAGradientLayerType.axial
}

/// How colours run into one another.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The way of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Outwards from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Where a text that is too long for its layer is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A place of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nowhere.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At its beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that shows text: kept, never drawn here.
open class CATextLayer: CALayer {
  /// The text.
  open var string: Any?
  /// The font.
  open var font: AnyObject?
  /// The font's size, in points.
  open var fontSize: CGFloat = 36
  /// The text's colour.
  open var foregroundColor: CGColor? = .white
  /// Where text that is too long is cut.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Whether lines break at the layer's width.
  open var isWrapped = false
  /// How lines are aligned.
  open var alignmentMode = CATextLayerAlignmentMode.natural
}

/// How a text layer's lines are aligned.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The alignment of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As the text runs.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// On the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// On the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// From side to side.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that shows copies of what is inside: kept, never drawn here.
open class CAReplicatorLayer: CALayer {
  /// How many copies there are.
  open var instanceCount = 1
  /// How much later each copy is, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// How each copy lies to the one before.
  open var instanceTransform = CATransform3DIdentity
}

/// A layer whose inside is larger than itself: kept.
open class CAScrollLayer: CALayer {}

/// A layer whose inside has depth: kept.
open class CATransformLayer: CALayer {}
