/// The alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the alignment.
  public let rawValue: String
  /// Creates an alignment from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Lines are aligned at the edge where the text's direction starts.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Lines are aligned at the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Lines are aligned at the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Lines are centered in the layer.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Lines are stretched to both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
