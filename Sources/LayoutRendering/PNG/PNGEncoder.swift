/// Writes a bitmap as a PNG file: 8 bits per channel, RGB if every pixel is opaque, otherwise RGBA.
///
/// Each row is stored as its difference from the one above (PNG's filter "Up"), which is 0 wherever a drawing has plain
/// areas or vertical edges. Runs of equal differences are skipped in both the checksum and the compression.
struct PNGEncoder {
  private let bitmap: Bitmap
  private let isOpaque: Bool

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    isOpaque = bitmap.isOpaque
  }

  /// Returns the contents of the file.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  func encode() -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let colorType: UInt8 = isOpaque ? 2 : 6
    Self.append("IHDR", Self.bytes(bitmap.width) + Self.bytes(bitmap.height) + [8, colorType, 0, 0, 0], to: &file)
    // The colors are those of sRGB, with the perceptual rendering intent.
    Self.append("sRGB", [0], to: &file)
    // The length of the data isn't known yet.
    let start = file.count
    file += [0, 0, 0, 0] + Array("IDAT".utf8)
    file = compressed(after: file)
    file.replaceSubrange(start..<start + 4, with: Self.bytes(file.count - start - 8))
    file += Self.bytes(Int(Checksum.crc32(file[(start + 4)...])))
    Self.append("IEND", [], to: &file)
    return file
  }

  /// Appends the compressed rows.
  private func compressed(after file: [UInt8]) -> [UInt8] {
    let width = bitmap.width
    var output = RunDeflater(isOpaque: isOpaque, width: width, after: file)
    let pixels = bitmap.pixels.span
    // The row above the first one counts as 0. The highest byte of opaque pixels doesn't count, and is always the same.
    let above = [UInt32](repeating: isOpaque ? 0xFF00_0000 : 0, count: width)
    for y in 0..<bitmap.height {
      let row = pixels.extracting(y * width..<(y + 1) * width)
      output.appendRow(row, above: y > 0 ? pixels.extracting((y - 1) * width..<y * width) : above.span)
    }
    return output.finish()
  }

  private static func append(_ type: String, _ data: [UInt8], to file: inout [UInt8]) {
    let content = Array(type.utf8) + data
    file += bytes(data.count) + content + bytes(Int(Checksum.crc32(content[...])))
  }

  /// The four bytes of a number, the highest first.
  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

extension Bitmap {
  /// Whether every pixel is opaque.
  fileprivate var isOpaque: Bool {
    let pixels = pixels.span
    return (0..<height).allSatisfy { y in
      // A row has no early exit, so that the compiler can use vectors.
      var common = UInt32.max
      for x in y * width..<(y + 1) * width { common &= pixels[x] }
      return common >> 24 == 0xFF
    }
  }
}
