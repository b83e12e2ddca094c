public import Foundation

/// Colors and their locations between the start and the end of a gradient.
public final class CGGradient: Hashable, Sendable {
  /// The colors, in order of their locations.
  let stops: [DisplayList.Gradient.Stop]

  init(stops: [DisplayList.Gradient.Stop]) { self.stops = stops.sorted { $0.location < $1.location } }

  /// Creates a gradient from an array of ``CGColor``.
  ///
  /// Locations are between 0 and 1; without them, the colors are distributed evenly. Returns `nil` if an element isn't
  /// a color, if there are none, or if there are fewer locations than colors.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: [CGFloat]?) {
    let found = colors.compactMap { $0 as? CGColor }.map { DisplayList.Color($0) }
    self.init(found, locations, expected: colors.count)
  }

  /// Creates a gradient from an array of ``CGColor``, which is a `CFArray` on iOS.
  ///
  /// Locations are as for an array of Swift.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: [CGFloat]?) {
    self.init(colorsSpace: space, colors: colors.map { $0 as Any }, locations: locations)
  }

  /// Creates a gradient from the components of its colors, each followed by alpha, one color after the other.
  ///
  /// Returns `nil` if there are fewer than `count` colors or locations, or no color.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int
  ) {
    let step = space.numberOfComponents + 1
    guard count > 0, count <= components.count / step else { return nil }
    let colors = (0..<count).map { index in
      let values = components[index * step..<(index + 1) * step].map { Double($0) }
      return DisplayList.Color(
        red: values[0], green: values[step == 4 ? 1 : 0], blue: values[step == 4 ? 2 : 0], alpha: values[step - 1])
    }
    self.init(colors, locations, expected: count)
  }

  private convenience init?(_ colors: [DisplayList.Color], _ locations: [CGFloat]?, expected: Int) {
    guard !colors.isEmpty, colors.count == expected else { return nil }
    if let locations, locations.count < colors.count || !locations.allSatisfy(\.isFinite) { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    self.init(
      stops: colors.enumerated().map { index, color in
        DisplayList.Gradient.Stop(location: locations?[index] ?? CGFloat(index) / last, color: color)
      })
  }

  /// Returns whether both gradients have the same colors and locations.
  public static func == (a: CGGradient, b: CGGradient) -> Bool { a.stops == b.stops }

  /// Hashes the colors and locations into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

/// Whether a gradient's first and last colors extend beyond its start and end.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// One bit for each option.
  public let rawValue: UInt32
  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first color extends before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last color extends beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
