/// What the license of a font allows documents to embed, as fsType of `OS/2` states it.
public struct EmbeddingPermission: Hashable, Sendable {
  /// How a document that embeds the font may be used.
  public enum Usage: String, Hashable, Sendable {
    /// The font may be embedded, and installed from the document.
    case installable
    /// The font must not be embedded without permission.
    case restricted
    /// Documents may be viewed and printed.
    case previewAndPrint
    /// Documents may be edited as well.
    case editable
  }

  /// The usage. If several bits are set, the least restrictive one counts, as OpenType says.
  public let usage: Usage
  /// Whether the font must be embedded as a whole.
  public let forbidsSubsetting: Bool
  /// Whether only bitmaps may be embedded.
  public let allowsOnlyBitmaps: Bool
  /// The value of fsType.
  public let rawValue: UInt16

  /// Interprets a value of fsType (OpenType 1.9, `OS/2`).
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
    usage =
      rawValue & 8 != 0
      ? .editable : rawValue & 4 != 0 ? .previewAndPrint : rawValue & 2 != 0 ? .restricted : .installable
    forbidsSubsetting = rawValue & 0x100 != 0
    allowsOnlyBitmaps = rawValue & 0x200 != 0
  }
}
