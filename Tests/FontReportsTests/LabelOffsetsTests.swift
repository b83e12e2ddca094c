import BundledFonts
import FontEngine
import Foundation
import TextLayout
import Testing

@testable import FontReports

/// The labels of pictures don't cover one another.
@Suite struct LabelOffsetsTests {
  @Test("labels of lines are at least as far apart as they are high, at every zoom", arguments: [0.25, 0.5, 1, 3.5, 8])
  func lines(zoom: Double) throws {
    for name in ["Palatino", "Inter", "DejaVuSans"] {
      let face = try FontSource.face(name)
      let paragraph = Paragraph("Real glyphs, real line breaks, real baselines.", style: TextStyle(face: face))
      let source = try LineSource(paragraph, LineRequest(pointSizes: 1), title: "")
      let marks = try LineMarks(source.lines(width: 90, pointSize: 17), face)
      let labels = LinePicture.heightLabels(marks, zoom)
      #expect(zip(labels, labels.dropFirst()).allSatisfy { $1.y - $0.y >= LinePicture.labelHeight - 1e-9 })
      // Each kind of line is named at least once, if lines are high enough for that.
      for height in marks.heights where zoom >= 1 {
        #expect(labels.contains { $0.name.contains(height.name) }, "\(height.name)")
      }
    }
  }

  @Test("labels of a font are at least as far apart as they are high, in the order of the heights")
  func fonts() throws {
    for face in BundledFonts.all {
      let sheet = try FontSheet(FontFace(path: face.path), pointSize: 96)
      let offsets = sheet.labelOffsets(above: sheet.above)
      #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $1 - $0 >= FontSheet.labelHeight - 1e-9 })
      #expect(offsets.first ?? 0 >= -sheet.above - 1e-9)
    }
  }
}
