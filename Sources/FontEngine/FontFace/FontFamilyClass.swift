/// The family class: the upper byte of sFamilyClass in `OS/2`.
public enum FontFamilyClass: Int, Hashable, Sendable {
  /// Serifs in the style of the 15th to 17th century.
  case oldstyleSerifs = 1
  /// Serifs between old style and modern.
  case transitionalSerifs = 2
  /// Serifs, with a strong contrast between thick and thin strokes.
  case modernSerifs = 3
  /// Clarendons: serifs as heavy, or nearly as heavy, as the stems.
  case clarendonSerifs = 4
  /// Rectangular serifs.
  case slabSerifs = 5
  /// Serifs of no other class.
  case freeformSerifs = 7
  /// No serifs.
  case sansSerif = 8
  /// Decorative typefaces, for display.
  case ornamental = 9
  /// Typefaces that imitate handwriting.
  case script = 10
  /// Symbols rather than letters.
  case symbolic = 12

  /// Whether the letters have serifs, or `nil` for classes that do not determine it.
  public var hasSerifs: Bool? {
    switch self {
    case .oldstyleSerifs, .transitionalSerifs, .modernSerifs, .clarendonSerifs, .slabSerifs, .freeformSerifs: true
    case .sansSerif: false
    case .ornamental, .script, .symbolic: nil
    }
  }
}
