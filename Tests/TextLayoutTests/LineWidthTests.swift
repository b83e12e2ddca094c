import TestSupport
import Testing
import TextLayout
import TextSupport

/// Exactness: regardless of its edges, a line is as wide as its own text shaped from scratch.
@Suite struct LineWidthTests {
  /// The widths to lay out at, in points: 60 to 600 in steps of 0.5, or for quick rounds of 2.5.
  static let widths = stride(from: 60.0, through: 600.0, by: Rounds.current == .quick ? 2.5 : 0.5)

  /// TeX Gyre Pagella: the dollar sign and the figures are 500 of 1,000 units, comma and period 250; 3,000 x 17 / 1,000
  /// = 51.
  @Test("text exactly as wide as the box fits")
  func exactFit() throws {
    let lines = try Samples.prepare("$1,234.56", Samples.faceFiles[0]).lines(width: 51, pointSize: 17)
    #expect(lines.map(\.range) == [0..<7, 7..<9])
    #expect(lines[0].width == 51)
  }

  /// TeX Gyre Pagella: m is 883, u 603, and the space 250 of 1,000 units, so "mum" is 23.69 wide at 10 points.
  @Test("white space after a line counts if the line does not wrap and is not truncated")
  func trailingSpace() throws {
    let text = try Samples.prepare("mum  \nmum mum \nmum ", Samples.faceFiles[0])
    func widths(_ truncation: Truncation?) throws -> [Double] {
      let lines = try text.lines(
        width: 40, pointSize: 10, limit: truncation == nil ? 0 : 3, truncation: truncation)
      return try lines.indices.map { try lines.widthWithTrailingSpace(of: $0) }
    }
    let expected = [23.69 + 2 * 2.5, 23.69, 23.69 + 2.5, 23.69 + 2.5]
    let whole = try widths(nil)
    #expect(whole.count == 4 && zip(whole, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(whole)")
    // An ellipsis of 860 units follows the third line, whose paragraph is not the last.
    let cut = try widths(Truncation(.tail))
    #expect(cut.count == 3 && zip(cut, expected.prefix(2) + [23.69 + 8.6]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(cut)")
  }

  @Test("every line is exactly as wide as shaping it alone", arguments: Rounds.some(of: Samples.faceFiles, quick: 4))
  func lineAlone(file: String) throws {
    for (name, sample) in Samples.texts {
      let text = try Samples.prepare(sample, file)
      var alone: [Range<Int>: Double] = [:]
      for width in Self.widths {
        for line in try text.lines(width: width, pointSize: 17) {
          let expected = try alone[line.contentRange] ?? text.widthAlone(line.contentRange, pointSize: 17, joins: false)
          alone[line.contentRange] = expected
          #expect(line.width == expected, "\(name) \(line.contentRange) at \(width)")
        }
      }
    }
  }

  @Test(
    "so is one whose spaces stand beside characters without a width",
    arguments: Rounds.some(of: Samples.faceFiles, quick: 4))
  func invisibleNeighbors(file: String) throws {
    var random = SeededGenerator(seed: 17)
    let characters = [" ", " ", " ", "\u{200B}", "\u{2060}", "\u{301}", "\u{A0}", "\u{200D}", "A", "T", "!", "\n"]
    for _ in 0..<150 {
      let sample = (0..<12).map { _ in characters[Int.random(in: characters.indices, using: &random)] }.joined()
      let text = try Samples.prepare(sample, file)
      for width in [0, 8, 16, 24, 60, .infinity] {
        for line in try text.lines(width: width, pointSize: 17) {
          let alone = try text.widthAlone(line.contentRange, pointSize: 17)
          #expect(line.width == alone, "\(sample.debugDescription) \(line.contentRange) at \(width)")
        }
      }
    }
  }
}
