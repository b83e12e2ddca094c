/// One axis along which a variable face can be set.
public struct VariationAxis: Hashable, Sendable {
  /// The axis's tag, such as `wght`.
  public let tag: OpenTypeTag
  /// The smallest value.
  public let minimum: Double
  /// The value that the face has unless it is set.
  public let defaultValue: Double
  /// The largest value.
  public let maximum: Double
}

/// A value for one axis of a variable face; out of range it is clamped, for an axis that is not there it is ignored.
public struct VariationSetting: Hashable, Sendable {
  /// The axis's tag.
  public let tag: OpenTypeTag
  /// The value, in the axis's own units; must be finite.
  public let value: Double

  /// Pairs an axis with a value.
  public init(_ tag: OpenTypeTag, _ value: Double) {
    self.tag = tag
    self.value = value
  }
}
