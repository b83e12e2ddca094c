/// The file formats that can contain a font, identified by their first bytes.
public enum FontContainer: Hashable, Sendable {
  /// One OpenType face, with TrueType or CFF outlines.
  case openType
  /// Several OpenType faces in one file (TTC, OTC).
  case collection
  /// Compressed OpenType for the web, version 1.
  case woff
  /// Compressed OpenType for the web, version 2.
  case woff2
  /// A Type 1 font as text (`.pfa`) or in binary segments (`.pfb`).
  case type1

  /// Creates the container that a file's first four bytes identify, or `nil` if they identify none.
  ///
  /// The sources are the OpenType specification, "Font File", the WOFF specifications, and, for the segments of Type 1,
  /// Adobe's Technical Note 5040.
  init?(signature: UInt32) {
    switch signature {
    case 0x0001_0000, 0x4F54_544F, 0x7472_7565: self = .openType  // 1.0, 'OTTO', 'true'
    case 0x7474_6366: self = .collection  // 'ttcf'
    case 0x774F_4646: self = .woff  // 'wOFF'
    case 0x774F_4632: self = .woff2  // 'wOF2'
    case 0x2521_5053, 0x2521_466F: self = .type1  // '%!PS', '%!Fo'
    case _ where signature >> 16 == 0x8001: self = .type1  // a text segment
    default: return nil
    }
  }

  /// Returns the name of a bitmap font format, which Galley cannot shape, or `nil` for any other signature.
  private static func bitmapFormat(signature: UInt32) -> String? {
    switch signature {
    case 0x0166_6370: "PCF"
    case 0x5354_4152: "BDF"  // 'STARTFONT'
    case 0x5046_5230, 0x5046_5231: "PFR"
    default: nil
    }
  }

  /// Opens a font file as a face that HarfBuzz can read.
  ///
  /// WOFF is unpacked and Type 1 converted to OpenType; FreeType validates all other files. `kerning` returns the text
  /// of the AFM file that belongs to a Type 1 font.
  ///
  /// - Throws: ``FontError`` if the file is not a font that can be shaped, is damaged, exceeds a limit, or does not
  ///   have the face.
  static func open(
    _ file: FontBytes, index: Int, source: String, kerning: () throws(FontError) -> [UInt8]?
  ) throws(FontError) -> HarfBuzzFace {
    let signature = file.uint32(at: 0)
    guard let signature, let container = FontContainer(signature: signature) else {
      let format = signature.flatMap(bitmapFormat).map { "a \($0) font holds only bitmaps" }
      throw FontError(
        .unsupportedContainer, operation: "open", subject: source,
        detail: format ?? "not an OpenType, TrueType collection, WOFF, WOFF2 or Type 1 font")
    }
    // A collection's header states the number of faces. For any other file, FreeType would open face 0 for every index.
    let count = container == .collection ? Int(file.uint32(at: 8) ?? 0) : 1
    guard count <= FontLimits.maximumFaces else {
      throw FontError(
        .tooLarge, operation: "open", subject: source,
        detail: "the collection names \(count) faces, more than the \(FontLimits.maximumFaces) allowed")
    }
    guard (0..<count).contains(index) else {
      throw FontError(.noSuchFace, operation: "open", subject: source, detail: "the file holds no face \(index)")
    }
    switch container {
    case .openType, .collection:
      return try openPlain(file, index: index, source: source)
    case .woff, .woff2:
      return try openPlain(file.unpacked(subject: source), index: index, source: source)
    case .type1:
      var font = try Type1Font(file, subject: source)
      font.kern(by: try kerning() ?? [])
      return try HarfBuzzFace(
        bytes: FontBytes(font.openType(source: file)), index: 0, keptBounds: font.glyphs.map(\.bounds),
        keptOutlines: Type1Outlines(file), subject: source)
    }
  }

  private static func openPlain(
    _ file: FontBytes, index: Int, source: String
  ) throws(FontError) -> HarfBuzzFace {
    guard let tables = FontTables(file, face: index) else {
      throw FontError(.malformed, operation: "open", subject: source, detail: "the table directory is cut off")
    }
    let screening = FontScreening(tables, subject: source)
    try screening.checkCharacterMaps()
    try screening.checkVariationTables()
    try unsafe FreeTypeLibrary.withFace(file, index: index, subject: source, reserve: tables.reserveForVariations) {
      _ in
    }
    return try HarfBuzzFace(bytes: file, index: index, subject: source)
  }
}
