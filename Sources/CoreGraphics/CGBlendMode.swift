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
  /// The drawing replaces the background, including transparent parts.
  case copy = 17
  /// The result is transparent.
  case clear = 16
}
