public import Foundation

extension DisplayList {
  /// Elements that are clipped or composited together.
  ///
  /// A group with only a clip draws its elements one by one. Any other is drawn by itself first, and the result is
  /// masked, given its shadow, and combined with the background.
  public struct Group: Hashable, Sendable {
    /// The area to which the elements are limited, or `nil` for no limit.
    public var clip: Clip?
    /// The opacity of the result, from 0 to 1.
    public var alpha: Double
    /// How the result is combined with the background.
    public var blendMode: CGBlendMode
    /// The shadow of the result.
    public var shadow: Shadow?
    /// The elements whose alpha channel masks the result, or `nil` for no mask.
    public var mask: [Element]?
    /// Whether the elements are drawn by themselves first even if the properties above don't require it.
    public var isIsolated: Bool
    /// The elements, from back to front.
    public var elements: [Element]

    /// Creates a group.
    public init(
      clip: Clip? = nil, alpha: Double = 1, blendMode: CGBlendMode = .normal, shadow: Shadow? = nil,
      mask: [Element]? = nil, isIsolated: Bool = false, elements: [Element]
    ) {
      self.clip = clip
      self.alpha = alpha
      self.blendMode = blendMode
      self.shadow = shadow
      self.mask = mask
      self.isIsolated = isIsolated
      self.elements = elements
    }

    /// Whether the elements are drawn by themselves first, and the result is combined with the background.
    public var isComposited: Bool {
      isIsolated || alpha != 1 || blendMode != .normal || shadow != nil || mask != nil
    }
  }

  /// An area outside of which nothing is drawn.
  public struct Clip: Hashable, Sendable {
    /// The area inside of which elements are drawn.
    public var shape: Shape
    /// Which parts of the area count.
    public var rule: CGPathFillRule

    /// Creates a clip.
    public init(_ shape: Shape, rule: CGPathFillRule = .winding) {
      self.shape = shape
      self.rule = rule
    }
  }

  /// A blurred copy of a drawing in one color, behind it.
  public struct Shadow: Hashable, Sendable {
    /// The distance from the drawing, in points of the list, with y down.
    public var offset: CGSize
    /// The radius of the blur, in points: twice the standard deviation of the Gaussian function.
    public var blur: CGFloat
    /// The color of the shadow, whose opacity is multiplied by that of the drawing.
    public var color: Color
    /// Whether only the shadow is drawn, and not what casts it.
    public var isAlone: Bool

    /// Creates a shadow.
    public init(offset: CGSize, blur: CGFloat, color: Color, isAlone: Bool = false) {
      self.offset = offset
      self.blur = blur
      self.color = color
      self.isAlone = isAlone
    }
  }
}
