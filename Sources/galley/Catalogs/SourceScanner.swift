/// A place in a file's text that moves on as the text is read.
struct SourceScanner {
  let source: SourceText
  /// A byte offset.
  private(set) var place = 0

  init(_ source: SourceText) { self.source = source }

  /// Whether all is read.
  var isAtEnd: Bool { place >= source.bytes.count }
  /// The byte at the place; nil at the end.
  var byte: UInt8? { isAtEnd ? nil : source.bytes[place] }

  /// Whether the text goes on with an ASCII text.
  func isAt(_ text: String) -> Bool {
    let bytes = source.bytes
    guard place + text.utf8.count <= bytes.count else { return false }
    return text.utf8.elementsEqual(bytes[place..<place + text.utf8.count])
  }

  /// Moves on by bytes.
  mutating func advance(_ count: Int = 1) { place = min(place + count, source.bytes.count) }

  /// Moves past an ASCII text; whether it was there.
  mutating func skip(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    advance(text.utf8.count)
    return true
  }

  /// Moves past one ASCII character; whether it was there.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let byte, UInt32(byte) == character.value else { return false }
    place += 1
    return true
  }

  /// Moves past the bytes for which a condition holds, and gives them as text.
  mutating func take(while holds: (UInt8) -> Bool) -> String {
    let start = place
    while let byte, holds(byte) { place += 1 }
    return source.text(start..<place)
  }

  /// Moves to just behind the next `end`, and gives the text before it; nil where there is none, and then nothing moves.
  mutating func take(upTo end: String) -> String? {
    let start = place
    while !isAtEnd {
      if byte == end.utf8.first, isAt(end) {
        let text = source.text(start..<place)
        advance(end.utf8.count)
        return text
      }
      place += 1
    }
    place = start
    return nil
  }

  /// Moves past exactly so many hexadecimal digits; nil, and nothing moves, where there are fewer.
  mutating func takeHexadecimal(count: Int) -> UInt16? {
    let end = place + count
    guard end <= source.bytes.count, source.bytes[place..<end].allSatisfy(Self.isHexadecimal),
      let value = UInt16(source.text(place..<end), radix: 16)
    else { return nil }
    place = end
    return value
  }

  /// Whether a byte is a digit or a letter from a to f.
  static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "0"..."9", "a"..."f", "A"..."F": true
    default: false
    }
  }

  /// Moves past spaces and line ends.
  mutating func skipSpaces() {
    while let byte, byte == 0x20 || (0x09...0x0D).contains(byte) { place += 1 }
  }

  /// That something is wrong here, or at another place.
  func failure(_ reason: String, at offset: Int? = nil) -> CatalogError { source.error(reason, at: offset ?? place) }

  /// That something else was expected here.
  func unexpected(_ expectation: String) -> CatalogError {
    guard !isAtEnd else { return failure("the file ends where \(expectation) is expected") }
    var end = place + 1
    while end < source.bytes.count, source.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return failure("'\(source.text(place..<end))' where \(expectation) is expected")
  }
}
