package import CoreGraphics
package import FontEngine
import Foundation
import TextLayout
import TextOutput
import UIFoundation

/// The picture of one or two fonts: letters between the lines of their metrics, with the numbers in font units.
package struct FontPicture {
  /// Letters that reach every height: a capital with an accent, an x, ascenders, and descenders.
  private static let sample = "ÉHxdgp"
  private static let pointSize = 96.0
  private static let width: CGFloat = 560
  private static let margin: CGFloat = 24
  private static let gutter: CGFloat = 160

  let faces: [FontFace]

  package init(faces: [FontFace]) { self.faces = faces }

  /// Returns the picture: the fonts side by side.
  ///
  /// - Throws: The errors of preparing text.
  package func displayList() throws -> DisplayList {
    let sheets = try faces.map { try Sheet($0) }
    let height = sheets.map(\.height).max() ?? 0
    let canvas = PictureCanvas(
      size: CGSize(width: Self.width * CGFloat(max(faces.count, 1)), height: height + 2 * Self.margin))
    for (index, sheet) in sheets.enumerated() {
      try sheet.draw(on: canvas, at: CGPoint(x: Self.width * CGFloat(index), y: Self.margin))
    }
    return canvas.displayList
  }

  /// One font's part of the picture.
  private struct Sheet {
    /// The height of the name above the letters, in points.
    private static let titleHeight: CGFloat = 36

    let face: FontFace
    private let lines: TextLines
    /// The distance from the baseline to the highest and the lowest line or ink, in points.
    private let above: CGFloat
    private let below: CGFloat

    init(_ face: FontFace) throws {
      self.face = face
      let paragraph = Paragraph(FontPicture.sample, style: TextStyle(face: face))
      lines = try PreparedText(paragraph, catalog: ProcessFonts.catalog).lines(
        width: .infinity, pointSize: FontPicture.pointSize)
      let metrics = face.metrics
      func points(_ units: Double) -> CGFloat {
        CGFloat(metrics.points(units, pointSize: FontPicture.pointSize))
      }
      let boxes = [metrics.lineBox, metrics.hhea, metrics.typo, metrics.win].compactMap { $0 }
      above = boxes.map { points($0.ascender) }.max() ?? 0
      below = boxes.map { points(-$0.descender) }.max() ?? 0
    }

    var height: CGFloat { Self.titleHeight + above + below }

    func draw(on canvas: PictureCanvas, at origin: CGPoint) throws {
      let metrics = face.metrics
      let unitsPerEm = NumberText.shortest(metrics.unitsPerEm)
      canvas.label(
        "\(face.names.family) \(face.names.style)", at: CGPoint(x: origin.x + FontPicture.margin, y: origin.y + 8),
        size: 17, color: .black)
      canvas.label(
        "\(unitsPerEm) units per em, \(face.glyphCount) glyphs",
        at: CGPoint(x: origin.x + FontPicture.width - FontPicture.margin, y: origin.y + 8), .right)
      let baseline = origin.y + Self.titleHeight + above
      let left = origin.x + FontPicture.margin
      let right = origin.x + FontPicture.width - FontPicture.gutter
      drawInk(on: canvas, x: left + 12, baseline: baseline)
      drawHeights(on: canvas, from: left, to: right, baseline: baseline)
      let frame = try lines.frame(of: 0)
      try TextPainter(lines, nil, base: TextAppearance(color: .black), traits: .current).draw(
        at: CGPoint(x: left + 12, y: baseline - CGFloat(frame.baseline)), in: canvas.context)
    }

    /// Shades the box of each glyph's ink.
    private func drawInk(on canvas: PictureCanvas, x: CGFloat, baseline: CGFloat) {
      guard let contents = try? lines.contents(of: 0) else { return }
      for run in contents.runs {
        for (glyph, ink) in zip(run.glyphs, run.face.bounds(of: run.glyphs.map(\.id))) where !ink.isEmpty {
          func points(_ units: Double) -> CGFloat {
            CGFloat(run.face.metrics.points(units, pointSize: run.pointSize))
          }
          canvas.fill(
            CGRect(
              x: x + CGFloat(glyph.x) + points(ink.minX), y: baseline + CGFloat(glyph.y) - points(ink.maxY),
              width: points(ink.width), height: points(ink.height)), UIColor.systemGreen.withAlphaComponent(0.12))
        }
      }
    }

    /// Draws the heights as lines, and their values in font units where there is room.
    private func drawHeights(on canvas: PictureCanvas, from left: CGFloat, to right: CGFloat, baseline: CGFloat) {
      let metrics = face.metrics
      var heights: [(name: String, units: Double, color: UIColor, isDashed: Bool)] = [
        ("baseline", 0, .systemRed, false), ("x-height", metrics.xHeight, .systemTeal, true),
        ("cap height", metrics.capHeight, .systemTeal, true),
        ("underline", metrics.underlinePosition, .systemPurple, true),
      ]
      for (name, box) in [("hhea", metrics.hhea), ("typo", metrics.typo), ("win", metrics.win)] {
        guard let box else { continue }
        heights.append(("\(name) ascender", box.ascender, .systemGray, true))
        heights.append(("\(name) descender", box.descender, .systemGray, true))
      }
      // Equal heights share a line and a label.
      var merged: [(names: [String], units: Double, color: UIColor, isDashed: Bool)] = []
      for height in heights.sorted(by: { $0.units > $1.units }) {
        if let last = merged.last, last.units == height.units {
          merged[merged.count - 1].names.append(height.name)
        } else {
          merged.append(([height.name], height.units, height.color, height.isDashed))
        }
      }
      var free = -CGFloat.infinity
      for height in merged {
        let y = baseline - CGFloat(metrics.points(height.units, pointSize: FontPicture.pointSize))
        canvas.line(at: y, from: left, to: right, height.color, isDashed: height.isDashed)
        let label = max(y, free)
        let units = NumberText.rounded(height.units, decimals: 2)
        canvas.label(
          "\(Self.joined(height.names)) \(units)", at: CGPoint(x: right + 6, y: label), size: 8, color: height.color)
        free = label + 9
      }
    }

    /// Returns names such as `hhea and typo ascender`.
    private static func joined(_ names: [String]) -> String {
      let words = names.map { $0.split(separator: " ").map(String.init) }
      guard names.count > 1, words.allSatisfy({ $0.count == 2 && $0[1] == words[0][1] }) else {
        return names.joined(separator: ", ")
      }
      return words.map { $0[0] }.joined(separator: ", ") + " " + words[0][1]
    }
  }
}
