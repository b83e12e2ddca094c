import CHarfBuzz

extension FontFace {
  /// What the face states about itself. The corresponding C function is `hb_ot_name_get_utf8`.
  public var info: FontInfo { watchMemory { readInfo() } }

  private func readInfo() -> FontInfo {
    let head = harfBuzz.shared.tables["head"]
    let os2 = harfBuzz.shared.tables["OS/2"]
    func name(_ id: UInt32) -> String? { unsafe FaceNames.entry(harfBuzz.face, id) }
    /// A number of seconds since 1904, as one since 1970.
    func time(_ offset: Int) -> Int? {
      guard let high = head.uint32(at: offset), let low = head.uint32(at: offset + 4) else { return nil }
      return Int(Int32(bitPattern: high)) << 32 + Int(low) - 2_082_844_800
    }
    let vendor = os2.uint32(at: 58).map { "\(OpenTypeTag(rawValue: $0))".filter { $0 != " " && $0 != "?" } }
    return FontInfo(
      revision: head.fixed(at: 4) ?? 0, version: name(5), copyright: name(0), trademark: name(7),
      manufacturer: name(8), designer: name(9), summary: name(10), vendorURL: name(11), designerURL: name(12),
      license: name(13), licenseURL: name(14), sampleText: name(19), identifier: name(3),
      vendor: vendor?.isEmpty == false ? vendor : nil, embedding: os2.uint16(at: 8).map(EmbeddingPermission.init),
      panose: (0..<5).compactMap { os2.uint16(at: 32 + 2 * $0) }.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] },
      created: time(20), modified: time(28))
  }

  /// The tables of the face, by their tags, in the order of the file. The corresponding C function is
  /// `hb_face_get_table_tags`.
  public var tables: [FontTableEntry] { watchMemory { readTables() } }

  private func readTables() -> [FontTableEntry] {
    let face = unsafe harfBuzz.shared.complete
    var count: UInt32 = 0
    let total = unsafe hb_face_get_table_tags(face, 0, &count, nil)
    var tags = [hb_tag_t](repeating: 0, count: Int(total))
    count = total
    unsafe hb_face_get_table_tags(face, 0, &count, &tags)
    return tags.prefix(Int(count)).map { tag in
      let blob = unsafe hb_face_reference_table(face, tag)
      defer { unsafe hb_blob_destroy(blob) }
      return unsafe FontTableEntry(tag: OpenTypeTag(rawValue: tag), length: Int(hb_blob_get_length(blob)))
    }
  }

  /// Returns the name of a glyph from `post` or `CFF`, or `nil` if the face doesn't name it.
  ///
  /// The corresponding C function is `hb_font_get_glyph_name`.
  public func glyphName(_ glyph: UInt32) -> String? {
    // The longest name in `post` has 63 bytes, as the specification recommends; a longer one is truncated.
    var buffer = [CChar](repeating: 0, count: 128)
    guard Int(glyph) < glyphCount,
      watchMemory({ unsafe hb_font_get_glyph_name(harfBuzz.font, glyph, &buffer, UInt32(buffer.count)) != 0 })
    else { return nil }
    let name = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return name.isEmpty ? nil : name
  }
}
