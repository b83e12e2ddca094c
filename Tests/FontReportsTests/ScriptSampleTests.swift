import BundledFonts
import FontEngine
import Foundation
import TextLayout
import Testing

@testable import FontReports

@Suite struct ScriptSampleTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("..")
    .standardizedFileURL

  /// Fonts of many scripts, most of them without Latin letters, and some without any character.
  private static let files: [String] = {
    let folders = ["Oracles/harfbuzz/fonts", "FontEngineTests/Fixtures"]
    return folders.flatMap { folder -> [String] in
      let path = tests.appendingPathComponent(folder).path
      return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        .filter { ["ttf", "otf"].contains(($0 as NSString).pathExtension) }.map { "\(path)/\($0)" }
    } + BundledFonts.all.map(\.path)
  }()

  @Test("a sample has glyphs of its own face only, and none of them is missing")
  func ownGlyphs() throws {
    #expect(Self.files.count > 60)
    for file in Self.files {
      let face = try FontFace(path: file)
      let sample = ScriptSample(face)
      for text in [sample.letters, sample.line, sample.text] {
        let prepared = try sample.prepared(text, face)
        #expect(prepared.missingClusters.isEmpty, "\(file): \(text)")
        let lines = try prepared.lines(width: .infinity, pointSize: 20)
        for index in lines.indices {
          for run in try lines.contents(of: index).runs {
            // A face that is set to a size is another one of the same file.
            #expect((run.face.source, run.face.index) == (face.source, face.index))
            #expect(run.glyphs.allSatisfy { $0.id != 0 }, "\(file): \(text)")
          }
        }
      }
      #expect(sample.letters.isEmpty == (sample.content == .none))
    }
  }

  /// CLDR's Hindi names of Monday and Tuesday.
  @Test("words are those of a language that is written in the script")
  func words() throws {
    let hindi = try #require(ScriptWords.all(of: "Deva").first)
    #expect(hindi.words.prefix(2) == ["सोमवार", "मंगलवार"])
    #expect(hindi.language.hasPrefix("hi"))
    // CLDR has no language in Gothic script.
    #expect(ScriptWords.all(of: "Goth").isEmpty)
    for script in ["Arab", "Hebr", "Thai", "Hani", "Hang", "Cyrl", "Grek", "Taml"] as [OpenTypeTag] {
      let words = try #require(ScriptWords.all(of: script).first, "\(script)")
      let letters = words.words.joined().unicodeScalars.filter(\.properties.isAlphabetic)
      #expect(letters.contains { FontFace.script(of: $0.value) == script })
      #expect(!letters.contains { FontFace.script(of: $0.value) == "Latn" })
    }
  }

  @Test("a face of Latin letters is shown with those that reach every height")
  func latin() throws {
    let face = try FontFace(path: BundledFonts.path("DejaVuSans/DejaVuSans.ttf"))
    #expect(ScriptSample(face).letters == "ÉHxdgp" && ScriptSample(face).line.hasPrefix("Hamburgefonstiv"))
  }
}
