/// A four-letter name of a table, axis, feature, script, or metric in OpenType.
public struct OpenTypeTag: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The letters as a big-endian number.
  public let rawValue: UInt32

  /// Creates a tag with the given number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a tag from the first four bytes of a string, padded with spaces if it is shorter.
  public init(stringLiteral value: StaticString) {
    self.init("\(value)")
  }

  /// Creates a tag from the first four bytes of a string, padded with spaces if it is shorter.
  public init(_ letters: String) {
    var bytes = letters.utf8.makeIterator()
    var number: UInt32 = 0
    for _ in 0..<4 { number = number << 8 | UInt32(bytes.next() ?? 0x20) }
    rawValue = number
  }

  /// The four letters, with a question mark in place of each byte that is not printable ASCII.
  public var description: String {
    String(
      [24, 16, 8, 0].map { shift in
        let byte = UInt8(truncatingIfNeeded: rawValue >> UInt32(shift))
        return Character(Unicode.Scalar(0x20..<0x7F ~= byte ? byte : 0x3F))
      })
  }
}
