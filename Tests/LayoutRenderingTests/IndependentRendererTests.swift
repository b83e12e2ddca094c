import CoreGraphics
import Foundation
import LayoutRendering
import Testing

/// Compares drawings with those of other programs. All pictures have three pixels per point.
@Suite struct IndependentRendererTests {
  @Test("pango-cairo draws the same texts from the same fonts: under 1 % of the ink differs")
  func pango() throws {
    let folder = try Program.Folder()
    let program = folder.path("pango-lines")
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("pango-lines.c")
    let flags = try Program.run("pkg-config", ["--cflags", "--libs", "pangocairo", "pangoft2", "fontconfig"])
    try Program.run(
      "clang", ["-o", program, source.path] + flags.split(whereSeparator: \.isWhitespace).map(String.init))
    let lines = ScriptLine.all.enumerated().map { index, line in
      [
        folder.path("\(index).png"), line.font, "\(ScriptLine.pointSize * ScriptLine.scale)",
        "\(ScriptLine.width)x\(ScriptLine.height)", line.text,
      ].joined(separator: "\t") + "\n"
    }
    try Program.run(program, [], input: lines.joined())
    #expect(ScriptLine.all.count == 40)
    for (index, line) in ScriptLine.all.enumerated() {
      let drawn = try Bitmap(line.list(), scale: ScriptLine.scale)
      let expected = try Bitmap(path: folder.path("\(index).png"))
      // Cairo samples coverage in 15 rows per pixel: a step is 17 of 255.
      let part = drawn.inkDifference(from: expected, tolerance: 17)
      #expect(part < 0.01, "\(line.text)")
    }
  }

  @Test("rsvg-convert draws the SVG: under 1 % of the ink differs", arguments: Drawing.allCases)
  func svg(drawing: Drawing) throws {
    let list = try drawing.list()
    let folder = try Program.Folder()
    try list.svg().write(toFile: folder.path("drawing.svg"), atomically: false, encoding: .utf8)
    try Program.run("rsvg-convert", ["--zoom", "3", "-o", folder.path("svg.png"), folder.path("drawing.svg")])
    let drawn = try Bitmap(list, scale: 3, background: .white)
    let expected = try Bitmap(path: folder.path("svg.png"))
    try drawn.keep("svg-\(drawing)", expected)
    #expect(drawn.inkDifference(from: expected, tolerance: 17) < 0.01)
  }

  @Test("pdftoppm draws the PDF: under 1 % of the ink differs", arguments: Drawing.allCases)
  func pdf(drawing: Drawing) throws {
    let list = try drawing.list()
    let folder = try Program.Folder()
    try list.pdfData().write(to: URL(fileURLWithPath: folder.path("drawing.pdf")))
    try Program.run("pdftoppm", ["-r", "216", "-png", "-singlefile", folder.path("drawing.pdf"), folder.path("pdf")])
    let drawn = try Bitmap(list, scale: 3, background: .white)
    let expected = try Bitmap(path: folder.path("pdf.png"))
    try drawn.keep("pdf-\(drawing)", expected)
    #expect(drawn.inkDifference(from: expected, tolerance: 64) < 0.01)
  }

  @Test("pdftotext finds the text of all pages in order")
  func pdfText() throws {
    let folder = try Program.Folder()
    let pages = [try FeedCell.list(), try ScriptLine.page()]
    try PDFDocument(pages: pages).data().write(to: URL(fileURLWithPath: folder.path("drawing.pdf")))
    let found = try Program.run("pdftotext", ["-raw", folder.path("drawing.pdf"), "-"])
    print(found)
    // Marks of the direction are no part of the text.
    let text = String(found.unicodeScalars.filter { !$0.properties.isBidiControl })
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    let expected = pages.flatMap(\.texts)
    #expect(lines.count == expected.count)
    for (line, text) in zip(lines, expected) {
      #expect(line.trimmingCharacters(in: .whitespaces) == text)
    }
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
  func keep(_ name: String, _ expected: Bitmap) throws {
    if let keep = ProcessInfo.processInfo.environment["KEEP"] {
      for t in [8, 17, 32, 64, 96, 128] { print(name, t, inkDifference(from: expected, tolerance: t)) }
      try difference(from: expected, tolerance: 64)?.image.pngData().write(
        to: URL(fileURLWithPath: "\(keep)/\(name).png"))
    }
  }
}
