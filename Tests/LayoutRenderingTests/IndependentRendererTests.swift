import CoreGraphics
import Foundation
@testable import LayoutRendering
import TestSupport
import Testing

/// Compares drawings with those of other programs. All pictures have three pixels per point.
@Suite struct IndependentRendererTests {
  @Test("pango-cairo draws the same texts from the same fonts: under 1 % of the ink differs")
  func pango() throws {
    let folder = try TemporaryFolder([:])
    let program = "\(folder.path)/pango-lines"
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("pango-lines.c")
    let flags = try ProgramRun.output(of: "pkg-config", ["--cflags", "--libs", "pangocairo", "pangoft2", "fontconfig"])
    try ProgramRun.output(
      of:
        "clang", ["-o", program, source.path] + flags.split(whereSeparator: \.isWhitespace).map(String.init))
    let all = Rounds.some(of: ScriptLine.all, quick: 10)
    let lines = all.enumerated().map { index, line in
      [
        "\(folder.path)/\(index).png", line.font, "\(ScriptLine.pointSize * ScriptLine.scale)",
        "\(ScriptLine.width)x\(ScriptLine.height)", line.text,
      ].joined(separator: "\t") + "\n"
    }
    try ProgramRun.output(of: program, [], input: lines.joined())
    #expect(ScriptLine.all.count == 40)
    for (index, line) in all.enumerated() {
      let drawn = try Bitmap(line.list(), scale: ScriptLine.scale)
      let expected = try Bitmap(path: "\(folder.path)/\(index).png")
      // Cairo samples coverage in 15 rows per pixel: a step is 17 of 255.
      let part = drawn.inkDifference(from: expected, tolerance: 17)
      #expect(part < 0.01, "\(line.text)")
    }
  }

  @Test(
    "rsvg-convert draws the SVG: under 1 % of the ink differs", arguments: Rounds.some(of: Drawing.allCases, quick: 2))
  func svg(drawing: Drawing) throws {
    let list = try drawing.list()
    let folder = try TemporaryFolder([:])
    try list.svg().write(toFile: "\(folder.path)/drawing.svg", atomically: false, encoding: .utf8)
    try ProgramRun.output(
      of: "rsvg-convert", ["--zoom", "3", "-o", "\(folder.path)/svg.png", "\(folder.path)/drawing.svg"])
    let drawn = try Bitmap(list, scale: 3, background: .white)
    let expected = try Bitmap(path: "\(folder.path)/svg.png")
    #expect(drawn.inkDifference(from: expected, tolerance: 17) < 0.01)
  }

  // Poppler moves large glyphs to the left and up to whole pixels. It therefore draws at eight times the resolution,
  // and eight by eight pixels are averaged. Edges are then off by at most the diagonal of an eighth of a pixel: √2/8 of
  // 255, or 45.
  @Test("pdftoppm draws the PDF: under 1 % of the ink differs", arguments: Rounds.some(of: Drawing.allCases, quick: 2))
  func pdf(drawing: Drawing) throws {
    let list = try drawing.list()
    let folder = try TemporaryFolder([:])
    try list.pdfData().write(to: URL(fileURLWithPath: "\(folder.path)/drawing.pdf"))
    try ProgramRun.output(
      of: "pdftoppm", ["-r", "576", "-png", "-singlefile", "\(folder.path)/drawing.pdf", "\(folder.path)/pdf"])
    let drawn = try Bitmap(list, scale: 1, background: .white)
    let expected = try Bitmap(path: "\(folder.path)/pdf.png").averaged(8)
    #expect(drawn.inkDifference(from: expected, tolerance: 45) < 0.01)
  }

  @Test("pdftotext finds the text of all pages in order")
  func pdfText() throws {
    let folder = try TemporaryFolder([:])
    var pages = [try FeedCell.list(), try ScriptLine.page()]
    // pdftotext reverses the characters of a ligature and its marks if they run right to left.
    let plain = ScriptLine.all.filter { line in
      line.isRightToLeft && !line.text.contains("لا")
        && !line.text.unicodeScalars.contains { $0.properties.generalCategory == .nonspacingMark }
    }
    #expect(plain.count == 5)
    pages += try plain.map { try $0.list() }
    try PDFDocument(pages: pages).data().write(to: URL(fileURLWithPath: "\(folder.path)/drawing.pdf"))
    let found = try ProgramRun.output(of: "pdftotext", ["\(folder.path)/drawing.pdf", "-"])
    // Marks of the direction are no part of the text. Spaces are where pdftotext finds gaps.
    func joined(_ text: String) -> String {
      String(text.unicodeScalars.filter { !$0.properties.isBidiControl && !$0.properties.isWhitespace })
    }
    #expect(joined(found) == pages.flatMap(\.texts).map(joined).joined())
  }

  @Test("pdfinfo finds a link in a translucent layer once, one in a layer without ink, and none in a mask")
  func pdfLinks() throws {
    let folder = try TemporaryFolder([:])
    let rect = CGRect(x: 10, y: 10, width: 30, height: 20)
    let box = DisplayList.Element.fill(.rect(rect), .winding, .black)
    let shown = try #require(URL(string: "https://example.org/shown"))
    let masked = try #require(URL(string: "https://example.org/mask"))
    var group = DisplayList.Group(elements: [box, .link(rect, shown)])
    group.alpha = 0.5
    group.mask = [box, .link(rect, masked)]
    let alone = try #require(URL(string: "https://example.org/alone"))
    let empty = DisplayList.Group(alpha: 0.5, elements: [.link(rect, alone)])
    let list = DisplayList(
      bounds: CGRect(x: 0, y: 0, width: 64, height: 48), elements: [.group(group), .group(empty)])
    try list.pdfData().write(to: URL(fileURLWithPath: "\(folder.path)/link.pdf"))
    let found = try ProgramRun.output(of: "pdfinfo", ["-url", "\(folder.path)/link.pdf"])
    #expect(
      found.split { $0.isWhitespace }.filter { $0.hasPrefix("http") }
        == ["https://example.org/shown", "https://example.org/alone"])
  }
}

/// The drawings that are compared with those of other programs.
enum Drawing: CaseIterable {
  case feedCell, scripts, shapes

  func list() throws -> DisplayList {
    switch self {
    case .feedCell: try FeedCell.list()
    case .scripts: try ScriptLine.page()
    case .shapes: Shapes.list
    }
  }
}

extension DisplayList {
  /// The texts of the runs that aren't in groups.
  fileprivate var texts: [String] {
    elements.compactMap { element in
      guard case .glyphs(let run) = element else { return nil }
      return run.text
    }
  }
}

extension Bitmap {
  /// Returns an opaque picture with the averages of squares of pixels.
  func averaged(_ side: Int) -> Bitmap {
    let (columns, rows) = (width / side, height / side)
    let source = pixels.span
    var averages: [UInt32] = []
    averages.reserveCapacity(columns * rows)
    for y in 0..<rows {
      for x in 0..<columns {
        var sums = SIMD4<UInt32>()
        for row in y * side..<(y + 1) * side {
          for column in x * side..<(x + 1) * side {
            let pixel = source[row * width + column]
            sums &+= SIMD4(pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF, 0)
          }
        }
        sums /= SIMD4(repeating: UInt32(side * side))
        averages.append(0xFF00_0000 | sums[0] << 16 | sums[1] << 8 | sums[2])
      }
    }
    return Bitmap(width: columns, height: rows, pixels: averages)
  }
}
