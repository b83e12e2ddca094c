/// A script that damages a sample document: elements are deleted, copied, moved into others, and renamed, and attributes
/// get values of others, so that ids are missing, occur twice, and refer to one another in circles.
struct DocumentDamage {
  private var input: FuzzInput
  /// The pieces of the document: tags and what is between them.
  private var pieces: [[UInt8]]

  /// Values that attributes can't or hardly have.
  private static let values = [
    "", "x", "-1", "0", "1e308", "-1e7", "nan", "0.0000001", "99999999999999999999", "YES", "NO", "3:0", "&#0;", "&a;",
    "view", "safeArea", "width", "centerY", "baseline", "automatic",
  ]
  /// The longest document, in pieces. Copies of copies grow fast.
  private static let limit = 4_000

  /// Takes a script from the bytes that are left.
  init(_ input: FuzzInput) {
    self.input = input
    let text = self.input.one(of: DocumentSamples.all)
    pieces = Self.split(Array(text.utf8))
  }

  /// Returns the damaged document.
  mutating func document() -> [UInt8] {
    while !input.isEmpty, !pieces.isEmpty, pieces.count < Self.limit { step() }
    return pieces.flatMap { $0 }
  }

  private mutating func step() {
    switch input.below(8) {
    case 0: pieces.removeSubrange(element(at: index()))
    case 1:
      let range = element(at: index())
      pieces.insert(contentsOf: pieces[range], at: index())
    case 2:
      let range = element(at: index())
      let moved = Array(pieces[range])
      pieces.removeSubrange(range)
      pieces.insert(contentsOf: moved, at: pieces.isEmpty ? 0 : index())
    case 3: pieces.remove(at: index())
    case 4: nest()
    case 5: replaceValue { $0.one(of: Self.values.map { Array($0.utf8) }) }
    case 6:
      let other = values(of: pieces[index()])
      replaceValue { input in
        guard !other.isEmpty else { return [] }
        return input.one(of: other.map(\.1))
      }
    default:
      let (from, to) = (index(), index())
      if pieces[from].first == 0x3C { pieces[to] = pieces[from] }
    }
  }

  private mutating func index() -> Int { input.below(min(pieces.count, 65_536)) }

  /// Puts an element into itself, several times.
  private mutating func nest() {
    let range = element(at: index())
    guard range.count > 2, range.count < 60 else { return }
    let (start, end) = (Array(pieces[range].dropLast()), pieces[range].suffix(1))
    for _ in 0..<input.below(40) {
      pieces.insert(contentsOf: start, at: range.lowerBound)
      pieces.insert(contentsOf: end, at: range.lowerBound + 2 * start.count)
    }
  }

  private mutating func replaceValue(_ value: (inout FuzzInput) -> [UInt8]) {
    let index = index()
    let known = values(of: pieces[index])
    let new = value(&input)
    guard !known.isEmpty else { return }
    pieces[index].replaceSubrange(known[input.below(known.count)].0, with: new)
  }

  /// The values of a tag's attributes, with their ranges.
  private func values(of piece: [UInt8]) -> [(Range<Int>, [UInt8])] {
    guard piece.first == 0x3C else { return [] }
    var found: [(Range<Int>, [UInt8])] = []
    var start: Int?
    for (index, byte) in piece.enumerated() where byte == 0x22 {
      if let first = start {
        found.append((first..<index, Array(piece[first..<index])))
        start = nil
      } else {
        start = index + 1
      }
    }
    return found
  }

  /// The pieces from an opening tag to the closing one, or one piece.
  private func element(at start: Int) -> Range<Int> {
    func isOpening(_ piece: [UInt8]) -> Bool {
      piece.count > 2 && piece[0] == 0x3C && piece[1] != 0x2F && piece[piece.count - 2] != 0x2F
    }
    guard isOpening(pieces[start]) else { return start..<start + 1 }
    var depth = 0
    for index in start..<pieces.count {
      if isOpening(pieces[index]) { depth += 1 }
      if pieces[index].starts(with: [0x3C, 0x2F]) { depth -= 1 }
      if depth == 0 { return start..<index + 1 }
    }
    return start..<start + 1
  }

  private static func split(_ bytes: [UInt8]) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var current: [UInt8] = []
    for byte in bytes {
      if byte == 0x3C, !current.isEmpty {
        pieces.append(current)
        current = []
      }
      current.append(byte)
      if byte == 0x3E {
        pieces.append(current)
        current = []
      }
    }
    return current.isEmpty ? pieces : pieces + [current]
  }
}
