/// A position that tabs move to.
public struct TabStop: Hashable, Sendable {
  /// The part of the text after a tab that is aligned with the tab stop.
  public enum Alignment: Hashable, Sendable {
    /// The start of the text.
    case leading
    /// The end of the text.
    case trailing
    /// The center of the text.
    case center
    /// The first decimal separator of the text, or its end if there is none.
    case decimal(separator: UInt16)
  }

  /// The distance from the leading edge, in points.
  public var location: Double
  /// The part of the text that is aligned with the tab stop.
  public var alignment: Alignment

  /// Creates a tab stop.
  public init(_ location: Double, _ alignment: Alignment = .leading) {
    self.location = location
    self.alignment = alignment
  }
}
