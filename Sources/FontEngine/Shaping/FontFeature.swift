/// An OpenType feature and its value, such as `smcp` 1 or `kern` 0.
public struct FontFeature: Hashable, Sendable {
  /// The tag of the feature.
  public let tag: OpenTypeTag
  /// The value: 0 turns the feature off and 1 turns it on; larger values select an alternate.
  public let value: UInt32

  /// Creates a feature with a value. The default is 1.
  public init(_ tag: OpenTypeTag, _ value: UInt32 = 1) {
    self.tag = tag
    self.value = value
  }
}
