/// What a face states about itself: its version, license, vendor, and other names, in English.
public struct FontInfo: Hashable, Sendable {
  /// The revision, from `head`; 0 without that table.
  public let revision: Double
  /// The version, such as "Version 2.501" (name 5).
  public let version: String?
  /// The copyright notice (name 0).
  public let copyright: String?
  /// The trademark (name 7).
  public let trademark: String?
  /// The manufacturer (name 8).
  public let manufacturer: String?
  /// The designer (name 9).
  public let designer: String?
  /// The description (name 10).
  public let summary: String?
  /// The address of the vendor on the web (name 11).
  public let vendorURL: String?
  /// The address of the designer on the web (name 12).
  public let designerURL: String?
  /// The terms of the license (name 13).
  public let license: String?
  /// The address of the license on the web (name 14).
  public let licenseURL: String?
  /// A text that shows the face (name 19).
  public let sampleText: String?
  /// The unique identifier (name 3).
  public let identifier: String?
  /// The registered vendor, four letters from `OS/2`, or `nil` if there is none.
  public let vendor: String?
  /// Whether documents may embed the font, from `OS/2`.
  public let embedding: EmbeddingPermission?
  /// The ten digits of the PANOSE classification in `OS/2`; empty without that table.
  public let panose: [UInt8]
  /// When the font was created, in seconds since 1970, from `head`.
  public let created: Int?
  /// When the font was last modified, in seconds since 1970, from `head`.
  public let modified: Int?
}

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

/// A table of a face, with its size.
public struct FontTableEntry: Hashable, Sendable {
  /// The name of the table, such as `glyf`.
  public let tag: OpenTypeTag
  /// The size of the table, in bytes.
  public let length: Int
}
