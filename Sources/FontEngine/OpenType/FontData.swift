/// A view of big-endian data in a font file, such as one table. Offsets count from the start of the view.
///
/// A number past the end is `nil`.
struct FontData: Sendable {
  private let file: FontBytes
  private let start: Int

  /// The number of bytes.
  let count: Int

  /// Creates a view of a range, which is clamped to the file.
  init(_ file: FontBytes, range: Range<Int>) {
    let range = range.clamped(to: 0..<file.count)
    self.file = file
    start = range.lowerBound
    count = range.count
  }

  /// Whether there are any bytes: a face does not have a table without any.
  var exists: Bool { count > 0 }

  /// Returns the unsigned 16-bit number at an offset.
  func uint16(at offset: Int) -> UInt16? {
    guard offset >= 0, offset <= count - 2 else { return nil }
    return file.uint16(at: start + offset)
  }

  /// Returns the signed 16-bit number at an offset.
  func int16(at offset: Int) -> Int16? { uint16(at: offset).map(Int16.init(bitPattern:)) }

  /// Returns the unsigned 32-bit number at an offset.
  func uint32(at offset: Int) -> UInt32? {
    guard offset >= 0, offset <= count - 4 else { return nil }
    return file.uint32(at: start + offset)
  }

  /// Returns the 16.16 fixed-point number at an offset.
  func fixed(at offset: Int) -> Double? {
    uint32(at: offset).map { Double(Int32(bitPattern: $0)) / 65536 }
  }
}

/// Numbers whose absence means 0, such as the count of a list that the table does not have.
extension FontData {
  /// Returns the unsigned 16-bit number at an offset, or 0 past the end.
  func unsigned16(at offset: Int) -> Int { Int(uint16(at: offset) ?? 0) }

  /// Returns the signed 16-bit number at an offset, or 0 past the end.
  func signed16(at offset: Int) -> Int { Int(int16(at: offset) ?? 0) }

  /// Returns the unsigned 32-bit number at an offset, or 0 past the end.
  func unsigned32(at offset: Int) -> Int { Int(uint32(at: offset) ?? 0) }
}
