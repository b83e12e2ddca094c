/// An OpenType feature and its value, such as `smcp` 1 or `kern` 0.
public struct FontFeature: Hashable, Sendable {
  /// The feature's tag.
  public let tag: OpenTypeTag
  /// 0 turns the feature off, 1 on; larger numbers choose among alternates.
  public let value: UInt32

  /// Pairs a feature with a value.
  public init(_ tag: OpenTypeTag, _ value: UInt32 = 1) {
    self.tag = tag
    self.value = value
  }
}
