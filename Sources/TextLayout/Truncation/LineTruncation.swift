/// The part of a line that is hidden, and the token that replaces it.
public struct LineTruncation: Hashable, Sendable {
  /// The UTF-16 range of the line's text that the token replaces.
  ///
  /// It is empty if the whole text of the line is visible and only later lines are missing.
  public let hiddenRange: Range<Int>
  /// The token as displayed.
  public let token: String
  /// The index in ``Paragraph/styles`` of the token's style: that of the cluster that the token follows or precedes.
  public let style: Int
  /// The width of the token, in points.
  public let tokenWidth: Double
}
