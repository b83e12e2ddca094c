public import Foundation

extension DisplayList {
  /// A gradient of colors, which fills everything that isn't clipped.
  public struct Gradient: Hashable, Sendable {
    /// The geometry of a gradient, in its own coordinates.
    public enum Geometry: Hashable, Sendable {
      /// Colors change from one point to another.
      case axial(start: CGPoint, end: CGPoint)
      /// Colors change from one circle to another.
      case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
      /// Colors change around a point, from an angle in radians, clockwise on the screen.
      case conic(center: CGPoint, angle: CGFloat)
    }

    /// A color at a location.
    public struct Stop: Hashable, Sendable {
      /// The location between the start (0) and the end (1).
      public var location: CGFloat
      /// The color at the location. Between two stops, colors are interpolated.
      public var color: Color

      /// Creates a color at a location.
      public init(location: CGFloat, color: Color) {
        self.location = location
        self.color = color
      }
    }

    /// Where the colors start and end.
    public var geometry: Geometry
    /// The colors, in order of their locations.
    public var stops: [Stop]
    /// Whether the first and the last color extend beyond the start and the end.
    public var options: CGGradientDrawingOptions
    /// The transform from the gradient's coordinates to those of the list.
    public var transform: CGAffineTransform

    /// Creates a gradient.
    public init(
      _ geometry: Geometry, stops: [Stop],
      options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation],
      transform: CGAffineTransform = .identity
    ) {
      self.geometry = geometry
      self.stops = stops
      self.options = options
      self.transform = transform
    }
  }
}
