import CoreGraphics
import FontEngine
import Foundation
import TextLayout
import TextOutput
import UIFoundation

/// One font's part of a picture: letters between the lines of its metrics.
struct FontSheet {
  private static let letterMargin: CGFloat = 12
  private static let labelGap: CGFloat = 6
  private static let labelSize: CGFloat = 11
  static let labelHeight: CGFloat = 13

  /// A height in font units, or several equal ones, with the names that label it.
  private struct Height {
    var names: [String]
    let units: Double
    let color: UIColor
    let isDashed: Bool

    /// The names and the height, such as `hhea, typo ascender 726`.
    var label: String { "\(joined) \(NumberText.rounded(units, decimals: 2))" }

    private var joined: String {
      let words = names.map { $0.split(separator: " ").map(String.init) }
      guard names.count > 1, words.allSatisfy({ $0.count == 2 && $0[1] == words[0][1] }) else {
        return names.joined(separator: ", ")
      }
      return words.map { $0[0] }.joined(separator: ", ") + " " + words[0][1]
    }
  }

  let face: FontFace
  private let pointSize: Double
  private let lines: TextLines
  /// The letters; `nil` if the face has none to show.
  private let contents: LineContents?
  private let ink: TextRectangle?
  private let heights: [Height]
  private let title: String
  private let details: String
  private let caption: String

  /// Measures letters of a face.
  ///
  /// - Throws: The errors of preparing them.
  init(_ face: FontFace, pointSize: Double) throws {
    self.face = face
    self.pointSize = pointSize
    let sample = ScriptSample(face)
    lines = try sample.prepared(sample.letters, face).lines(width: .infinity, pointSize: pointSize)
    contents = lines.isEmpty ? nil : try lines.contents(of: 0)
    ink = contents?.inkBounds
    heights = Self.heights(face.metrics)
    title = PrintableText.escaping("\(face.names.family) \(face.names.style)")
    let number = face.facesInFile > 1 ? ", face \(face.index) of \(face.facesInFile)" : ""
    let axes = face.variations.isEmpty ? "" : ", \(face.setAxes)"
    details = "\(NumberText.shortest(face.metrics.unitsPerEm)) units per em, \(face.glyphCount) glyphs\(number)\(axes)"
    caption = sample.caption
  }

  /// The width of the letters, in points.
  var textWidth: Double {
    let right = max(lines.width, ink.map { $0.x + $0.width } ?? 0)
    return right - min(0, ink?.x ?? 0)
  }

  private var lettersWidth: CGFloat { max(200, CGFloat(textWidth) + 2 * Self.letterMargin) }

  /// The width that the letters, their lines, the labels, and the captions take, in points.
  var width: CGFloat {
    let labels = heights.map { PictureCanvas.width($0.label, size: Self.labelSize) }.max() ?? 0
    let captions = max(
      PictureCanvas.width(title, size: 17), PictureCanvas.width(details, size: Self.labelSize),
      PictureCanvas.width(caption, size: Self.labelSize))
    return max(lettersWidth + Self.labelGap + labels, captions).rounded(.up)
  }

  /// The distance from the baseline up to the highest line or ink, in points.
  var above: CGFloat {
    max(heights.map { points($0.units) }.max() ?? 0, ink.map { CGFloat(-$0.y) } ?? 0)
  }

  /// Returns the distance from the baseline down to the lowest line, ink, or label, in points.
  func below(above: CGFloat) -> CGFloat {
    let lines = heights.map { -points($0.units) }.max() ?? 0
    let labels = labelOffsets(above: above).last.map { $0 + Self.labelHeight / 2 } ?? 0
    return max(lines, labels, ink.map { CGFloat($0.y + $0.height) } ?? 0)
  }

  private func points(_ units: Double) -> CGFloat { CGFloat(face.metrics.points(units, pointSize: pointSize)) }

  /// Returns the heights from the highest to the lowest. Equal ones share a line and a label.
  private static func heights(_ metrics: FaceMetrics) -> [Height] {
    var heights: [Height] = [
      Height(names: ["baseline"], units: 0, color: .systemRed, isDashed: false),
      Height(names: ["x-height"], units: metrics.xHeight, color: .systemTeal, isDashed: true),
      Height(names: ["cap height"], units: metrics.capHeight, color: .systemTeal, isDashed: true),
      Height(names: ["underline"], units: metrics.underlinePosition, color: .systemPurple, isDashed: true),
    ]
    for (name, box) in [("hhea", metrics.hhea), ("typo", metrics.typo), ("win", metrics.win)] {
      guard let box else { continue }
      for (kind, units) in [("ascender", box.ascender), ("descender", box.descender)] {
        heights.append(Height(names: ["\(name) \(kind)"], units: units, color: .systemGray, isDashed: true))
      }
    }
    var merged: [Height] = []
    for height in heights.sorted(by: { $0.units > $1.units }) {
      if let last = merged.last, last.units == height.units {
        merged[merged.count - 1].names += height.names
      } else {
        merged.append(height)
      }
    }
    return merged
  }

  /// Returns the distances of the labels below the baseline. A label that would cover the one above it is moved down,
  /// and all of them up by half of what the lowest one was moved.
  func labelOffsets(above: CGFloat) -> [CGFloat] {
    var offsets: [CGFloat] = []
    for height in heights {
      offsets.append(max(-points(height.units), (offsets.last ?? -.infinity) + Self.labelHeight))
    }
    guard let last = offsets.indices.last else { return [] }
    var limit = (offsets[last] - points(heights[last].units)) / 2
    limit = max(limit, -points(heights[last].units))
    for index in offsets.indices.reversed() {
      offsets[index] = min(offsets[index], limit)
      limit = offsets[index] - Self.labelHeight
    }
    let overflow = -above - offsets[0]
    return overflow > 0 ? offsets.map { $0 + overflow } : offsets
  }

  /// Draws the name, the size, and what the letters are, in the tool's own font.
  func drawCaption(on canvas: PictureCanvas, at origin: CGPoint) {
    canvas.label(title, at: CGPoint(x: origin.x, y: origin.y + 8), size: 17, color: .black)
    canvas.label(details, at: CGPoint(x: origin.x, y: origin.y + 26), size: Self.labelSize)
    canvas.label(caption, at: CGPoint(x: origin.x, y: origin.y + 40), size: Self.labelSize)
  }

  /// Draws the letters, the boxes of their ink, and the lines with their labels.
  ///
  /// - Throws: The errors of drawing text.
  func draw(on canvas: PictureCanvas, at left: CGFloat, baseline: CGFloat, above: CGFloat) throws {
    let x = left + Self.letterMargin - CGFloat(min(0, ink?.x ?? 0))
    drawInk(on: canvas, x: x, baseline: baseline)
    let right = left + lettersWidth
    for (height, offset) in zip(heights, labelOffsets(above: above)) {
      canvas.line(at: baseline - points(height.units), from: left, to: right, height.color, isDashed: height.isDashed)
      canvas.label(
        height.label, at: CGPoint(x: right + Self.labelGap, y: baseline + offset), size: Self.labelSize,
        color: height.color)
    }
    guard contents != nil else { return }
    let frame = try lines.frame(of: 0)
    try TextPainter(lines, nil, base: TextAppearance(color: .black), traits: .current).draw(
      at: CGPoint(x: x, y: baseline - CGFloat(frame.baseline)), in: canvas.context)
  }

  /// Shades the box of each glyph's ink.
  private func drawInk(on canvas: PictureCanvas, x: CGFloat, baseline: CGFloat) {
    for run in contents?.runs ?? [] {
      for (glyph, ink) in zip(run.glyphs, run.face.bounds(of: run.glyphs.map(\.id))) where !ink.isEmpty {
        canvas.fill(
          CGRect(
            x: x + CGFloat(glyph.x) + points(ink.minX), y: baseline + CGFloat(glyph.y) - points(ink.maxY),
            width: points(ink.width), height: points(ink.height)), UIColor.systemGreen.withAlphaComponent(0.12))
      }
    }
  }
}
