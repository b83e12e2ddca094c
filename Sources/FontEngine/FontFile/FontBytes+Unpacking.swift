import CFreeType

extension FontBytes {
  /// The plain OpenType data in a WOFF or WOFF2 file.
  ///
  /// The header says how large it will be, and more than ``FontLimits/maximumUnpackedSize`` is refused before any work.
  /// The corresponding C function is `FT_Load_Sfnt_Table` with tag 0, which copies the whole unpacked font.
  func unpacked(subject: String) throws(FontError) -> FontBytes {
    guard let announced = uint32(at: 16) else {
      throw FontError(.malformed, operation: "unpack", subject: subject, detail: "the header is cut off")
    }
    guard announced <= FontLimits.maximumUnpackedSize else {
      throw FontError(
        .tooLarge, operation: "unpack", subject: subject,
        detail: "\(announced) unpacked bytes are more than the \(FontLimits.maximumUnpackedSize) allowed")
    }
    let library = try FreeTypeLibrary()
    return try unsafe library.withFace(self, index: 0, subject: subject) { (face) throws(FontError) in
      var length: FT_ULong = 0
      try unsafe check(
        FT_Load_Sfnt_Table(face, 0, 0, nil, &length), .malformed, "FT_Load_Sfnt_Table", subject)
      guard length > 0, length <= FontLimits.maximumUnpackedSize else {
        throw FontError(.tooLarge, operation: "FT_Load_Sfnt_Table", subject: subject)
      }
      return try unsafe FontBytes(count: Int(length)) { (buffer) throws(FontError) in
        try unsafe check(
          FT_Load_Sfnt_Table(
            face, 0, 0, buffer.baseAddress?.assumingMemoryBound(to: FT_Byte.self), &length), .malformed,
          "FT_Load_Sfnt_Table", subject)
      }
    }
  }
}
