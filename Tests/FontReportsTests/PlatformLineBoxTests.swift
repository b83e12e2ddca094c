import FontEngine
import Foundation
import Testing

@testable import FontReports

@Suite struct PlatformLineBoxTests {
  /// A font that `Tests/Oracles/fonts/chromium.py` measured in headless Chromium.
  struct Case: Decodable, CustomTestStringConvertible, Sendable {
    let name: String
    let hhea: [Int]
    let typo: [Int]
    let win: [Int]
    let usesTypoMetrics: Bool
    /// The ascender, descender, and line gap of the web font and of the installed font.
    let webFont: [Double]
    let installed: [Double]

    var testDescription: String { name }

    var metrics: FaceMetrics {
      get throws {
        try StatedFont.face(hhea: hhea, typo: typo, win: win, usesTypoMetrics: usesTypoMetrics).metrics
      }
    }
  }

  private struct Recording: Decodable {
    let cases: [Case]
  }

  private static let cases: [Case] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Oracles/fonts/chromium.json").standardizedFileURL
    return (try? JSONDecoder().decode(Recording.self, from: Data(contentsOf: file)).cases) ?? []
  }()

  private func numbers(_ box: FaceMetrics.LineBox) -> [Double] { [box.ascender, box.descender, box.lineGap] }

  @Test("the line box of Linux is that of Chromium, for installed fonts and for web fonts", arguments: cases)
  func chromium(_ font: Case) throws {
    let linux = PlatformLineBox.of(.linux, try font.metrics)
    #expect(numbers(linux.box) == font.installed)
    #expect(numbers(linux.inWebFont) == font.webFont)
  }

  @Test("the recording has all cases")
  func recording() { #expect(Self.cases.count == 17) }

  /// OpenType 1.9, recommendations, "Baseline to baseline distances": usWinAscent, usWinDescent, and an external leading
  /// of MAX(0, LineGap - ((usWinAscent + usWinDescent) - (Ascender - Descender))); fsSelection, bit 7: the sTypo values.
  @Test(
    "the line box of Windows is what OpenType states",
    arguments: [
      // 200 - (1300 - 1150) and 100 - (1300 - 1150).
      ([900, -250, 200], false, [1000.0, -300, 50]), ([900, -250, 100], false, [1000, -300, 0]),
      ([900, -250, 200], true, [700, -200, 150]),
    ])
  func windows(hhea: [Int], usesTypoMetrics: Bool, expected: [Double]) throws {
    let face = try StatedFont.face(
      hhea: hhea, typo: [700, -200, 150], win: [1000, 300], usesTypoMetrics: usesTypoMetrics)
    #expect(numbers(PlatformLineBox.of(.windows, face.metrics).box) == expected)
  }

  /// Core Text takes `hhea` even if USE_TYPO_METRICS is set (uikit-recorded.md; w3c/csswg-drafts, issue 5485).
  @Test("iOS and the browsers of macOS take hhea")
  func apple() throws {
    let face = try StatedFont.face(
      hhea: [900, -250, 40], typo: [700, -200, 150], win: [1000, 300], usesTypoMetrics: true)
    for platform in [PlatformLineBox.Platform.iOS, .macOS] {
      let box = PlatformLineBox.of(platform, face.metrics)
      #expect(numbers(box.box) == [900, -250, 40] && box.source == .hhea)
    }
  }
}
