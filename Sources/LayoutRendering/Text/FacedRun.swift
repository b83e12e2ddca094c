import CoreGraphics
import FontEngine
import Foundation

/// A run of glyphs whose face this module can draw.
@dynamicMemberLookup
struct FacedRun {
  let run: DisplayList.GlyphRun
  let face: FontFace
  /// The length of a font unit, in points of the run.
  let unit: CGFloat

  /// Returns `nil` if the face is of another type than `FontFace`.
  init?(_ run: DisplayList.GlyphRun) {
    guard let face = run.font.face(as: FontFace.self) else { return nil }
    self.run = run
    self.face = face
    unit = run.pointSize / CGFloat(face.metrics.unitsPerEm)
  }

  subscript<Value>(dynamicMember path: KeyPath<DisplayList.GlyphRun, Value>) -> Value { run[keyPath: path] }
}
