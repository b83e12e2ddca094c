/// The properties of a picture in the header of an image file. Nothing is decoded.
///
/// The formats are PNG (ISO/IEC 15948), JPEG (ITU-T T.81, with the orientation of Exif 2.3), and GIF (89a).
struct ImageHeader: Hashable, Sendable {
  /// The format of an image file.
  enum Format: Hashable, Sendable {
    case png, jpeg, gif
  }

  let format: Format
  /// The displayed size in pixels, with the orientation applied.
  let pixelWidth: Int
  let pixelHeight: Int
  /// The Exif orientation of the stored picture, from 1 to 8.
  let orientation: Int

  /// Reads the header of a file's bytes. Returns `nil` if the format is unknown, or the header is truncated or damaged.
  init?(_ bytes: [UInt8]) {
    if let size = Self.pngSize(bytes) {
      self.init(.png, size)
    } else if let frame = Self.jpegFrame(bytes) {
      self.init(.jpeg, frame.size, orientation: frame.orientation)
    } else if let size = Self.gifSize(bytes) {
      self.init(.gif, size)
    } else {
      return nil
    }
  }

  private init?(_ format: Format, _ size: (width: Int, height: Int), orientation: Int = 1) {
    guard size.width > 0, size.height > 0 else { return nil }
    self.format = format
    self.orientation = orientation
    // Orientations 5 to 8 exchange width and height.
    (pixelWidth, pixelHeight) = orientation >= 5 ? (size.height, size.width) : size
  }
}

extension ImageHeader {
  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the size in a PNG's first chunk, IHDR, after checking its length, its checksum, and the size's range.
  private static func pngSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    // Signature 8, length 4, type 4, data 13, checksum 4.
    guard bytes.count >= 33, bytes.starts(with: pngSignature), bigEndian(bytes, 8, 4) == 13,
      bytes[12..<16].elementsEqual([0x49, 0x48, 0x44, 0x52]),
      checksum(bytes[12..<29]) == UInt32(bigEndian(bytes, 29, 4))
    else { return nil }
    let (width, height) = (bigEndian(bytes, 16, 4), bigEndian(bytes, 20, 4))
    guard width <= Int(Int32.max), height <= Int(Int32.max) else { return nil }
    return (width, height)
  }

  /// Returns the CRC of PNG's annex D.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
    }
    return ~crc
  }

  /// Returns the size in a GIF's logical screen descriptor.
  private static func gifSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    let signatures: [[UInt8]] = [[0x47, 0x49, 0x46, 0x38, 0x37, 0x61], [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]]
    guard bytes.count >= 13, signatures.contains(where: bytes.starts(with:)) else { return nil }
    return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
  }

  static func bigEndian(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
