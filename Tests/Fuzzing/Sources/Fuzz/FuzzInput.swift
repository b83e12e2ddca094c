/// An input's bytes, taken one decision at a time. Past the end every decision is the first choice.
struct FuzzInput {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isEmpty: Bool { rest.isEmpty }

  /// All bytes that are left.
  var remainder: [UInt8] { Array(rest) }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func bool() -> Bool { byte() & 1 == 1 }

  /// A number below `count`, which is at most 65,536.
  mutating func below(_ count: Int) -> Int {
    if count <= 256 { return Int(byte()) % max(1, count) }
    return (Int(byte()) << 8 | Int(byte())) % count
  }

  /// One of a list of choices, of which there is at least one.
  mutating func one<Choice>(of choices: [Choice]) -> Choice { choices[below(choices.count)] }

  /// The bytes up to the next zero byte, or all, as text; what is not UTF-8 becomes U+FFFD.
  mutating func text() -> String {
    let end = rest.firstIndex(of: 0) ?? rest.endIndex
    let text = String(decoding: rest[..<end], as: UTF8.self)
    rest = rest[end...].dropFirst()
    return text
  }
}
