import CoreGraphics
public import Foundation
public import UIFoundation

/// The look of a pointer over a view. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UIPointerStyle: NSObject {
  /// The effect on the view, if the style has one.
  final let effect: UIPointerEffect?
  /// The shape of the pointer, if the style has one.
  final let shape: UIPointerShape?
  /// Other content of the pointer. Stored for source compatibility; has no effect.
  open var accessories: [UIPointerAccessory] = []

  /// Creates a style with an effect on the view, and a shape of the pointer.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    (self.effect, self.shape) = (effect, shape)
    super.init()
  }

  /// Creates a style with a shape of the pointer, which moves freely except in some axes.
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    (effect, self.shape) = (nil, shape)
    super.init()
  }

  /// Creates a style without an effect and a shape.
  public required override init() {
    (effect, shape) = (nil, nil)
    super.init()
  }

  /// Returns a style without a pointer.
  @discardableResult
  open class func hidden() -> Self { Self() }
  /// Returns the style that the system chooses.
  @discardableResult
  open class func system() -> Self { Self() }
}

/// The effect of a pointer on the view below it. Stored for source compatibility; has no effect.
public enum UIPointerEffect: Hashable {
  /// How the tint of a view changes.
  public enum TintMode: Int, Hashable, Sendable {
    /// No tint is added.
    case none
    /// A tint is added over the view.
    case overlay
    /// A tint is added behind the view.
    case underlay
  }

  /// The system chooses an effect for the view.
  case automatic(UITargetedPreview)
  /// The view is highlighted.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
  /// The view changes as the values say.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The preview of the view.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }
}

/// The shape of a pointer. Stored for source compatibility; has no effect.
public enum UIPointerShape: Hashable {
  /// A path around the pointer's position.
  case path(UIBezierPath)
  /// A rounded rectangle.
  case roundedRect(CGRect, radius: CGFloat = defaultCornerRadius)
  /// A vertical line of a length, as over text.
  case verticalBeam(length: CGFloat)
  /// A horizontal line of a length.
  case horizontalBeam(length: CGFloat)

  /// The radius that the system chooses.
  public static let defaultCornerRadius: CGFloat = 8
}

/// Other content beside a pointer. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UIPointerAccessory: NSObject {
  /// The position of an accessory around the pointer.
  public struct Position: Hashable, Sendable {
    /// The distance from the pointer, in points.
    public var offset: CGFloat
    /// The angle from the top, clockwise, in radians.
    public var angle: CGFloat
    /// Creates a position.
    public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }
  }

  /// The shape of the accessory.
  public let shape: UIPointerShape
  /// The position of the accessory.
  public let position: Position
  /// Whether the accessory keeps its orientation. The default is `false`.
  open var orientationMatchesAngle = false

  /// Creates an accessory of a shape.
  public init(shape: UIPointerShape, position: Position) {
    (self.shape, self.position) = (shape, position)
    super.init()
  }
}
