import CFreeType

extension FontBytes {
  /// Returns the OpenType data of a WOFF or WOFF2 file.
  ///
  /// The header states the unpacked size; a font over ``FontLimits/maximumUnpackedSize`` is refused before it is
  /// unpacked. The corresponding C function is `FT_New_Memory_Face`; the stream of the face it returns contains the
  /// unpacked font.
  ///
  /// - Throws: ``FontError/Reason/malformed`` if the file is damaged, or ``FontError/Reason/tooLarge``.
  func unpacked(subject: String) throws(FontError) -> FontBytes {
    guard let announced = uint32(at: 16) else {
      throw FontError(.malformed, operation: "unpack", subject: subject, detail: "the header is cut off")
    }
    guard announced <= FontLimits.maximumUnpackedSize else {
      throw FontError(
        .tooLarge, operation: "unpack", subject: subject,
        detail: "\(announced) unpacked bytes are more than the \(FontLimits.maximumUnpackedSize) allowed")
    }
    return try unsafe FreeTypeLibrary.withUnpacked(self, subject: subject) { (unpacked) throws(FontError) in
      guard (1...FontLimits.maximumUnpackedSize).contains(unpacked.count) else {
        throw FontError(.tooLarge, operation: "unpack", subject: subject)
      }
      return try unsafe FontBytes(count: unpacked.count) { (buffer) throws(FontError) in
        unsafe buffer.copyMemory(from: unpacked)
      }
    }
  }
}
