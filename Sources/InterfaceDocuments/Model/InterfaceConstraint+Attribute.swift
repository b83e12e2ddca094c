extension InterfaceConstraint {
  /// What a constraint relates of an item, with the names of documents.
  public enum Attribute: String, Hashable, Sendable, CaseIterable {
    /// The left and right edges.
    case left, right
    /// The top and bottom edges.
    case top, bottom
    /// The edges where a line of text starts and ends.
    case leading, trailing
    /// The lengths.
    case width, height
    /// The centers.
    case centerX, centerY
    /// The baseline of the last line of text, as older documents name it.
    case baseline
    /// The baselines of the first and the last line of text.
    case firstBaseline, lastBaseline
    /// The edges of the margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// The centers of what the margins surround.
    case centerXWithinMargins, centerYWithinMargins

    private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// The attribute with the given name, or `nil`.
    init?(name: String) {
      guard let found = Self.named[name] else { return nil }
      self = found
    }
  }
}
