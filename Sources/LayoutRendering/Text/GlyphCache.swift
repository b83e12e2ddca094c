import CoreGraphics
import FontEngine
import Foundation
import Synchronization

/// What one glyph draws.
struct GlyphShape: Sendable {
  /// The contours of the glyph.
  let outline: GlyphOutline
  /// The layers of a color glyph, with the contours of each; empty for any other glyph.
  let layers: [Layer]
  /// The reason why the glyph has an outline in place of its layers, or `nil`.
  let omission: String?
  /// The box around all points of the outlines, in font units with y up; null without any.
  let box: CGRect

  struct Layer: Sendable {
    let outline: GlyphOutline
    /// The color, or `nil` for that of the text.
    let color: GlyphColor?
  }

  init(_ glyph: UInt32, of face: FontFace) {
    let own = face.outline(of: glyph)
    (layers, omission) = Self.layers(of: glyph, face)
    outline = omission != nil && own.isEmpty ? face.outline(of: 0) : own
    box = layers.reduce(outline.box) { $0.union($1.outline.box) }
  }

  /// Returns the layers of a glyph, or why it has too many.
  private static func layers(of glyph: UInt32, _ face: FontFace) -> ([Layer], omission: String?) {
    let layers = face.colorLayers(of: glyph)
    guard layers.count <= RenderingLimits.maximumColorLayers else { return ([], "it has \(layers.count) layers") }
    var shapes: [Layer] = []
    var (elements, points) = (0, 0)
    for layer in layers {
      points += face.variedPoints(of: layer.glyph)
      guard points <= FontLimits.maximumVariedPoints else { return ([], "its layers vary too many points") }
      let outline = face.outline(of: layer.glyph)
      elements += outline.elements.count
      guard elements <= RenderingLimits.maximumColorElements else { return ([], "its layers have too many curves") }
      shapes.append(Layer(outline: outline, color: layer.color))
    }
    return (shapes, nil)
  }

  /// The number of elements of all outlines.
  fileprivate var cost: Int { layers.reduce(outline.elements.count + 1) { $0 + $1.outline.elements.count } }
}

/// The outlines of glyphs that were drawn recently, for all drawings of the process.
enum GlyphCache {
  private struct Entries {
    var shapes: [FontFace: [UInt32: GlyphShape]] = [:]
    var cost = 0
  }

  /// The number of elements of outlines to keep: 16 MB, and those of about 8,000 glyphs.
  private static let maximumCost = 1 << 18

  private static let entries = Mutex(Entries())

  /// Returns the shapes of glyphs, in their order.
  ///
  /// When the cache is full, it is emptied; most drawings use few faces, whose glyphs are quickly read again.
  static func shapes(of glyphs: [UInt32], in face: FontFace) -> [GlyphShape] {
    let known = entries.withLock { $0.shapes[face] ?? [:] }
    var new: [UInt32: GlyphShape] = [:]
    let shapes = glyphs.map { glyph in
      if let shape = known[glyph] ?? new[glyph] { return shape }
      let shape = GlyphShape(glyph, of: face)
      new[glyph] = shape
      return shape
    }
    if !new.isEmpty { add(new, to: face) }
    return shapes
  }

  private static func add(_ new: [UInt32: GlyphShape], to face: FontFace) {
    let cost = new.values.reduce(0) { $0 + $1.cost }
    guard cost <= maximumCost else { return }
    entries.withLock { entries in
      if entries.cost + cost > maximumCost { entries = Entries() }
      entries.cost += cost
      entries.shapes[face, default: [:]].merge(new) { old, _ in old }
    }
  }
}

extension GlyphOutline {
  /// The box around all points and the stroke.
  fileprivate var box: CGRect {
    var (left, right, bottom, top) = (Double.infinity, -Double.infinity, Double.infinity, -Double.infinity)
    func add(_ point: Point) {
      (left, right) = (min(left, point.x), max(right, point.x))
      (bottom, top) = (min(bottom, point.y), max(top, point.y))
    }
    for element in elements {
      switch element {
      case .move(let end), .line(let end): add(end)
      case .quadratic(let control, let end):
        add(control)
        add(end)
      case .cubic(let first, let second, let end):
        add(first)
        add(second)
        add(end)
      case .close: break
      }
    }
    guard left <= right else { return .null }
    return CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
      .insetBy(dx: -strokeWidth / 2, dy: -strokeWidth / 2)
  }
}
