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
