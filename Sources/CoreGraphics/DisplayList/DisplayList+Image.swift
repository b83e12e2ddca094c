public import Foundation

extension DisplayList {
  /// A picture in a rectangle.
  public struct Image: Hashable, Sendable {
    /// The picture, of which a part may be visible.
    public var image: CGImage
    /// The visible part of the picture, in fractions of its size.
    public var source: CGRect
    /// The rectangle that the visible part fills, in points.
    public var rect: CGRect
    /// The transform from the rectangle's coordinates to those of the list.
    public var transform: CGAffineTransform
    /// The color that replaces those of the picture, whose alpha channel remains; `nil` for the picture's own colors.
    public var tint: Color?
    /// How the picture is enlarged.
    public var interpolation: CGInterpolationQuality

    /// Creates a picture in a rectangle.
    public init(
      _ image: CGImage, source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), in rect: CGRect,
      transform: CGAffineTransform = .identity, tint: Color? = nil, interpolation: CGInterpolationQuality = .default
    ) {
      self.image = image
      self.source = source
      self.rect = rect
      self.transform = transform
      self.tint = tint
      self.interpolation = interpolation
    }
  }
}
