import FontEngine
import Foundation
import TextLayout

/// A word for which no line has room, so that lines end within it where the rules of line breaking allow no break.
package struct DividedWord: Hashable, Sendable {
  /// The parts of the word, one for each line that it is on; at least two.
  package var parts: [String]

  package init(parts: [String]) { self.parts = parts }
}

extension TextContent {
  /// Returns the words that are divided between the lines that are drawn, in their order.
  ///
  /// Words with a hyphen at the division aren't, nor those in paragraphs that wrap by character, nor text in scripts
  /// without spaces between words.
  ///
  /// - Complexity: That of finding the lines. If there is such a word, also O(*n*) in the length of the text.
  package func dividedWords(_ request: Request) -> [DividedWord] {
    if isEmpty { return [] }
    do {
      let (lines, count) = try visibleLines(request)
      return try lines.dividedWords(upTo: count)
    } catch {
      report(error)
      return []
    }
  }
}

extension TextContent {
  /// Returns whether the lines leave out text: one of them is truncated, or there are more than are shown.
  package func omitsText(_ request: Request) -> Bool {
    if isEmpty { return false }
    do {
      let (lines, count) = try visibleLines(request)
      return lines.isCut || count < lines.count || (0..<count).contains { lines.truncation(of: $0) != nil }
    } catch {
      report(error)
      return false
    }
  }
}

extension NSLayoutManager {
  /// The words that are divided between the lines in the first container; see ``TextContent/dividedWords(_:)``.
  package var dividedWords: [DividedWord] {
    let layout = layout
    // Text whose lines were found has been shaped.
    return (try? layout.text?.dividedWords(upTo: layout.lines.count)) ?? []
  }
}

extension TextLines {
  /// Returns the words that are divided between the first lines.
  fileprivate func dividedWords(upTo count: Int) throws -> [DividedWord] {
    var divisions: [Int] = []
    for index in prefix(count).indices.dropLast() where self[index].reason == .emergency {
      guard try paragraphStyle(of: index).wrapMode != .character else { continue }
      divisions.append(self[index].range.upperBound)
    }
    if divisions.isEmpty { return [] }
    let (paragraph, properties) = (text.paragraph, try text.properties())
    func mayEnd(before offset: Int) -> Bool {
      properties[offset].contains(.lineBreak) || properties[offset].contains(.hardBreak)
    }
    func isWhiteSpace(_ unit: Int) -> Bool { properties[unit].contains(.space) || properties[unit].contains(.control) }
    var words: [DividedWord] = []
    var remaining = divisions[...]
    while let division = remaining.first {
      var (start, end) = (division, division)
      while start > 0, !mayEnd(before: start), !isWhiteSpace(start - 1) { start -= 1 }
      while end < paragraph.units.count, !mayEnd(before: end), !isWhiteSpace(end) { end += 1 }
      var parts: [String] = []
      for edge in remaining.prefix(while: { $0 <= end }) {
        remaining.removeFirst()
        guard start < edge, edge < end else { continue }
        let (head, tail) = (paragraph.text(in: start..<edge), paragraph.text(in: edge..<end))
        guard Self.isInWord(head.last, tail.first) else { continue }
        parts.append(head)
        start = edge
      }
      if !parts.isEmpty { words.append(DividedWord(parts: parts + [paragraph.text(in: start..<end)])) }
    }
    return words
  }

  /// Returns whether two characters are in a word of a script with spaces between words.
  private static func isInWord(_ characters: Character?...) -> Bool {
    let scalars = characters.compactMap { $0?.unicodeScalars.first }
    guard scalars.contains(where: { $0.properties.isAlphabetic || $0.properties.numericType != nil }) else {
      return false
    }
    return scalars.allSatisfy { scalar in
      // Punctuation and forms for East Asian text.
      if (0x3000...0x303F).contains(scalar.value) || (0xFF00...0xFFEF).contains(scalar.value) { return false }
      return !scriptsWithoutSpaces.contains(FontFace.script(of: scalar.value))
    }
  }

  /// The scripts that the classes ID, CJ, H2, H3, and SA of UAX #14 are for, in which lines end between most letters or
  /// wherever a dictionary finds a word.
  private static let scriptsWithoutSpaces: Set<OpenTypeTag> = [
    "Hani", "Hira", "Kana", "Hrkt", "Bopo", "Hang", "Yiii", "Tang", "Nshu", "Kits", "Thai", "Laoo", "Khmr", "Mymr",
    "Lana", "Tale", "Talu", "Tavt", "Ahom",
  ]
}
