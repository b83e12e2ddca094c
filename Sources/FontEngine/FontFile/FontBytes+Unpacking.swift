import CFreeType

extension FontBytes {
  /// The plain OpenType data in a WOFF or WOFF2 file.
  ///
  /// The header says how large it will be, and more than ``FontLimits/maximumUnpackedSize`` is refused before any work.
  /// The corresponding C function is `FT_New_Memory_Face`, of whose face the stream is the unpacked font.
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
