import CoreGraphics
import FontEngine
import Foundation

extension DisplayList {
  /// The rectangles around the ink of the runs of glyphs, in points. Clips, strokes, and shadows don't count.
  ///
  /// - Complexity: O(*n*) in the number of glyphs.
  var textInk: [CGRect] {
    var found: [CGRect] = []
    var waiting = [elements]
    while let elements = waiting.popLast() {
      for element in elements {
        switch element {
        case .glyphs(let run): if let ink = run.ink { found.append(ink) }
        case .group(let group): waiting.append(group.elements)
        case .fill, .stroke, .image, .gradient, .link: break
        }
      }
    }
    return found
  }
}

extension DisplayList.GlyphRun {
  /// The rectangle around the ink, or `nil` without any.
  fileprivate var ink: CGRect? {
    guard let face = font.face(as: FontFace.self) else { return nil }
    let unit = pointSize / CGFloat(face.metrics.unitsPerEm)
    let boxes = zip(glyphs, face.bounds(of: glyphs.map(\.id))).compactMap { glyph, bounds -> CGRect? in
      guard !bounds.isEmpty else { return nil }
      return CGRect(
        x: glyph.position.x + bounds.minX * unit, y: glyph.position.y - bounds.maxY * unit,
        width: bounds.width * unit, height: bounds.height * unit)
    }
    guard let first = boxes.first else { return nil }
    return boxes.dropFirst().reduce(first) { $0.union($1) }.applying(transform)
  }
}
