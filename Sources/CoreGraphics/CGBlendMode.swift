/// How drawing is combined with the background.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// The drawing covers the background.
  case normal = 0
  /// Colors are multiplied, which darkens the background.
  case multiply = 1
  /// Inverted colors are multiplied, which lightens the background.
  case screen = 2
  /// Colors are multiplied or screened, depending on the background.
  case overlay = 3
  /// The darker color is used.
  case darken = 4
  /// The lighter color is used.
  case lighten = 5
  /// The drawing replaces the background, including transparent parts.
  case copy = 17
  /// The result is transparent.
  case clear = 16
}
