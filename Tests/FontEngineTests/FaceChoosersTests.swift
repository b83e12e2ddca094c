import Foundation
import TestSupport
import Testing

@testable import FontEngine

@Suite struct FaceChoosersTests {
  @Test("a fallback face that ran out of memory is opened again for the next text")
  func damagedFace() throws {
    let text = Array("क".utf16)
    // Lohit Devanagari, one of the installed fonts, since TeX Gyre Pagella lacks the letter.
    let catalog = FontCatalog(usesSystemFonts: true)
    let cascade = FontCascade(try BundledFaces.face(BundledFaces.pagella), catalog: catalog, language: "hi")
    func chosenFace() throws -> FontFace {
      let analysis = try TextAnalysis(text, baseDirection: .automatic, language: nil)
      var missing: [Range<Int>] = []
      let runs = try cascade.runs(of: text, in: text.indices, analysis: analysis, missing: &missing)
      #expect(missing.isEmpty)
      return try #require(runs.first).face
    }
    let face = try chosenFace()
    #expect(try chosenFace() === face)
    face.harfBuzz.shared.memory.recordFailure()
    let other = try chosenFace()
    #expect(other !== face && other.names == face.names)
    try other.checkIntact()
    #expect(throws: FontError.self) { try face.checkIntact() }
  }
}
