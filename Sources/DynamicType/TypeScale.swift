/// The scaling of values and point sizes with the content size category, for one text style.
///
/// As on iOS, the factor is the ratio of the style's *leadings*, not of its point sizes.
public struct TypeScale: Hashable, Sendable {
  /// The style that determines the growth; `nil` for an unknown style, with which nothing grows.
  public let style: TypeStyle?

  /// Creates the scale of a style, or, for `nil`, one that preserves every value.
  public init(_ style: TypeStyle?) { self.style = style }

  /// Returns the leading at the category divided by the leading at ``ContentSizeCategory/large``.
  ///
  /// The extra large titles grow like ``TypeStyle/largeTitle``.
  public func ratio(at category: ContentSizeCategory) -> Double {
    let followed: TypeStyle
    switch style {
    case nil: return 1
    case .extraLargeTitle, .extraLargeTitle2: followed = .largeTitle
    case .some(let own): followed = own
    }
    return Double(followed.leading(at: category)) / Double(followed.leading(at: .large))
  }

  /// Returns a length in points, scaled and rounded to the nearest pixel, with ties away from zero.
  ///
  /// - Parameters:
  ///   - value: A length in points. One that is not finite is returned as it is.
  ///   - category: The category to scale to.
  ///   - displayScale: Pixels to the point. A scale that is not finite and above 0 counts as 1.
  public func scaledValue(_ value: Double, at category: ContentSizeCategory, displayScale: Double) -> Double {
    let pixelsPerPoint = displayScale.isFinite && displayScale > 0 ? displayScale : 1
    let scaled = value * ratio(at: category)
    let pixels = scaled * pixelsPerPoint
    // Past 2^1023, the multiplication overflows; such a length is far beyond the precision of a pixel.
    guard scaled.isFinite else { return value }
    guard pixels.isFinite else { return scaled }
    return pixels.rounded(.toNearestOrAwayFromZero) / pixelsPerPoint
  }

  /// Returns a font's point size, scaled to whole points (ties round up) and limited to a maximum.
  ///
  /// - Parameters:
  ///   - pointSize: The size at ``ContentSizeCategory/large``. One that is not finite is returned as it is.
  ///   - category: The category to scale to.
  ///   - maximum: The largest result; 0 or less, or one that is not a number, sets no limit.
  public func scaledPointSize(_ pointSize: Double, at category: ContentSizeCategory, maximum: Double = 0) -> Double {
    let scaled = (pointSize * ratio(at: category) + 0.5).rounded(.down)
    let size = scaled.isFinite ? scaled : pointSize
    return maximum > 0 ? min(size, maximum) : size
  }
}
