/// How text that is too long for its layer is truncated.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Text isn't truncated, however long it is.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Text is truncated at its start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Text is truncated at its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// Text is truncated in its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
