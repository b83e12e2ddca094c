/// A dictionary file, divided into what libhyphen reads and the patterns of its levels.
struct HyphenationLevels {
  /// The first line, the directives, and the patterns that replace letters, with their levels.
  private(set) var directives: [UInt8] = []
  /// The patterns of each level: one or two.
  private(set) var automata = [PatternAutomaton()]

  /// Divides a file in UTF-8 into lines of at most 97 bytes.
  ///
  /// - Throws: ``FontError/Reason/cancelled``.
  init(_ text: [UInt8], _ cancellation: Cancellation) throws(FontError) {
    var start = 0
    var lines = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A) ?? text.count
      let line = text[start..<end]
      start = end + 1
      lines += 1
      if lines % 1024 == 0 { try cancellation.check() }
      if lines > 1, line.starts(with: Self.nextLevel) {
        // libhyphen reads two levels.
        guard automata.count == 1 else { break }
        automata.append(PatternAutomaton())
        keep(line)
      } else if lines == 1 || Self.directives.contains(where: { line.starts(with: $0) }) {
        keep(line)
      } else if line.first != UInt8(ascii: "%") {
        automata[automata.count - 1].add(line)
        if line.contains(UInt8(ascii: "/")) { keep(line) }
      }
    }
  }

  private mutating func keep(_ line: ArraySlice<UInt8>) {
    directives += line
    directives.append(0x0A)
  }

  private static let nextLevel = Array("NEXTLEVEL".utf8)
  private static let directives = [
    "LEFTHYPHENMIN", "RIGHTHYPHENMIN", "COMPOUNDLEFTHYPHENMIN", "COMPOUNDRIGHTHYPHENMIN", "NOHYPHEN",
  ].map { Array($0.utf8) }
}
