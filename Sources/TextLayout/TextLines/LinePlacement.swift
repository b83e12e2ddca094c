/// The vertical position of a line, in points from the top of the first line, with y down.
public struct LinePlacement: Hashable, Sendable {
  /// The top of the line's box.
  public var top: Double
  /// The height of the line's box, without the space to the next line.
  public var height: Double
  /// The baseline of the line.
  public var baseline: Double
}
