/// How drawing is combined with the background.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// The drawing covers the background.
  case normal
  /// Colors are multiplied, which darkens the background.
  case multiply
  /// Inverted colors are multiplied, which lightens the background.
  case screen
  /// Colors are multiplied or screened, depending on the background.
  case overlay
  /// The darker color is used.
  case darken
  /// The lighter color is used.
  case lighten
  /// The background is brightened to reflect the drawing.
  case colorDodge
  /// The background is darkened to reflect the drawing.
  case colorBurn
  /// Colors are darkened or lightened, depending on the drawing, as by a diffuse light.
  case softLight
  /// Colors are multiplied or screened, depending on the drawing.
  case hardLight
  /// The darker color is subtracted from the lighter one.
  case difference
  /// As ``difference``, with lower contrast.
  case exclusion
  /// The drawing's hue, with the background's saturation and luminosity.
  case hue
  /// The drawing's saturation, with the background's hue and luminosity.
  case saturation
  /// The drawing's hue and saturation, with the background's luminosity.
  case color
  /// The drawing's luminosity, with the background's hue and saturation.
  case luminosity
  /// The drawing replaces the background, including transparent parts.
  case copy = 17
  /// The result is transparent.
  case clear = 16
  /// The drawing covers the background, where there is any.
  case sourceAtop = 20
  /// The background covers the drawing.
  case destinationOver = 21
  /// The background stays where the drawing is transparent.
  case destinationOut = 23
  /// The drawing and the background, each where the other is transparent.
  case xor = 25
  /// The colors are added.
  case plusLighter = 27
}

/// How smoothly an enlarged image is drawn.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// The renderer decides.
  case `default`
  /// Pixels are repeated.
  case none
  /// Fast and coarse.
  case low
  /// A compromise between speed and quality.
  case medium = 4
  /// Slow and smooth.
  case high = 3
}

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// The path is filled.
  case fill
  /// The path is filled by the even-odd rule.
  case eoFill
  /// The path is stroked.
  case stroke
  /// The path is filled and stroked.
  case fillStroke
  /// The path is filled by the even-odd rule and stroked.
  case eoFillStroke
}

/// The rule for filling a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Areas with a nonzero winding number are filled.
  case winding
  /// Areas with an odd winding number are filled.
  case evenOdd
}

/// The shape of a line's ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// The line ends squarely at its end point.
  case butt
  /// The line ends with a semicircle.
  case round
  /// The line ends squarely, half a line width after its end point.
  case square
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Corners are sharp, unless they exceed the miter limit.
  case miter
  /// Corners are rounded, with half the line width as the radius.
  case round
  /// Corners are cut off.
  case bevel
}
