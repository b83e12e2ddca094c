/// The file formats that a font can come in, told by their first four bytes.
public enum FontContainer: Hashable, Sendable {
  /// One OpenType face, with TrueType or CFF outlines.
  case openType
  /// Several OpenType faces in one file (TTC, OTC).
  case collection
  /// Compressed OpenType for the web, version 1.
  case woff
  /// Compressed OpenType for the web, version 2.
  case woff2

  /// The container that a file's first four bytes announce, or nil.
  ///
  /// The source is the OpenType specification, "Font File", and the WOFF specifications.
  init?(signature: UInt32) {
    switch signature {
    case 0x0001_0000, 0x4F54_544F, 0x7472_7565: self = .openType  // 1.0, 'OTTO', 'true'
    case 0x7474_6366: self = .collection  // 'ttcf'
    case 0x774F_4646: self = .woff  // 'wOFF'
    case 0x774F_4632: self = .woff2  // 'wOF2'
    default: return nil
    }
  }

  /// Whether FreeType must unpack it before HarfBuzz can read it.
  var isCompressed: Bool { self == .woff || self == .woff2 }
}
