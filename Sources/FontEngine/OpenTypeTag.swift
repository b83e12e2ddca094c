/// A four-letter name of a table, axis, feature, script or metric in OpenType.
public struct OpenTypeTag: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The letters as a big-endian number.
  public let rawValue: UInt32

  /// The tag with the given number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The tag with the given letters: the first four are taken, and spaces added to fewer.
  public init(stringLiteral value: StaticString) {
    self.init("\(value)")
  }

  /// The tag with the given letters: the first four bytes are taken, and spaces added to fewer.
  public init(_ letters: String) {
    var bytes = Array(letters.utf8.prefix(4))
    while bytes.count < 4 { bytes.append(0x20) }
    rawValue = bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The four letters, those outside printable ASCII as question marks.
  public var description: String {
    String(
      [24, 16, 8, 0].map { shift in
        let byte = UInt8(truncatingIfNeeded: rawValue >> UInt32(shift))
        return Character(Unicode.Scalar(0x20..<0x7F ~= byte ? byte : 0x3F))
      })
  }
}
