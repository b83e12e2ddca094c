/// The baselines of a script, from the `BASE` table, in font units.
public struct ScriptBaselines: Hashable, Sendable {
  /// A baseline and its position.
  public struct Line: Hashable, Sendable {
    /// The tag of the baseline, such as `romn`.
    public let tag: OpenTypeTag
    /// The position: upward in horizontal lines, to the right in vertical ones.
    public let position: Double
  }

  /// The OpenType tag of the script, such as `latn` or `DFLT`.
  public let script: OpenTypeTag
  /// Whether the baselines are those of vertical lines.
  public let isVertical: Bool
  /// The baselines, in the order of the table.
  public let lines: [Line]
  /// The lowest ink that a line should have room for, or `nil` if the table doesn't state it.
  public let minimum: Double?
  /// The highest ink that a line should have room for, or `nil` if the table doesn't state it.
  public let maximum: Double?
}
