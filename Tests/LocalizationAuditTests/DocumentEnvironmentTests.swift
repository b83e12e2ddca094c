import DynamicType
import Foundation
import LayoutInspector
import TestSupport
import Testing
import UIKit

@testable import LocalizationAudit

/// What a document needs besides itself: fonts, images, classes, and texts for the device.
@MainActor
@Suite(.serialized) struct DocumentEnvironmentTests {
  private typealias Sample = DocumentSample

  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../FontEngineTests/Fixtures").standardizedFileURL.path

  /// In Galley Baselines, an `H` is 0.6 em wide, as its table `hmtx` says: 12 points at 20 points, so ten are 120 points
  /// wide. The system font's is wider than 0.65 em, so ten are wider than 130 points.
  private static let lettered = Sample.nib(
    Sample.label(
      "lab-el-001", "HHHHHHHHHH",
      font: "<fontDescription key=\"fontDescription\" name=\"GalleyBaselines-Regular\" pointSize=\"20\"/>",
      constraints: Sample.size("width", 125, "wid-th-001")),
    constraints: Sample.place("lab-el-001", 10, 10))

  @Test("texts are measured in the fonts that the app's Info.plist lists, and missing fonts are warnings")
  func fonts() throws {
    let list =
      "<plist version=\"1.0\"><dict><key>UIAppFonts</key><array><string>baselines.ttf</string></array></dict></plist>"
    let name = "App/Base.lproj/Card.xib"
    let files = [name: Self.lettered, "App/Info.plist": list, "App/de.lproj/Card.strings": ""]
    let sample = try Sample(files)
    let line = sample.line(of: "lab-el-001", in: name)
    let without = try sample.report(name)
    #expect(Set(without.findings.map(\.kind)) == [.fixedFont, .truncatedText])
    #expect(without.warnings.count == 2, "once, and not for each language and size: \(without.warnings)")
    #expect(without.warnings.first?.contains("baselines.ttf") == true)
    let prefix = "\(sample.path(name)):\(line):1: <label id=\"lab-el-001\">: "
    #expect(without.warnings.last == prefix + "there is no font 'GalleyBaselines-Regular'; the system font is used")
    let font = "\(sample.folder.path)/App/baselines.ttf"
    try FileManager.default.copyItem(atPath: "\(Self.fixtures)/baselines.ttf", toPath: font)
    defer { ApplicationFonts.unregister(URL(fileURLWithPath: font)) }
    let with = try sample.report(name)
    #expect(with.warnings.isEmpty)
    #expect(with.findings.map(\.kind) == [.fixedFont])
  }

  @Test("images have the size in the asset catalog of the document's app, which is above the folder of its language")
  func images() throws {
    let image = """
      <imageView image="Pic" translatesAutoresizingMaskIntoConstraints="NO" id="ima-ge-001"/>
      """
    let after = """
      <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="ima-ge-001" secondAttribute="trailing" id="aft-er-001"/>
      <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="ima-ge-001" secondAttribute="top" id="aft-er-002"/>
      <constraint firstAttribute="trailing" secondItem="lab-el-001" secondAttribute="trailing" id="aft-er-003"/>
      """
    let nib = Sample.nib(
      image + "\n"
        + Sample.label("lab-el-001", "Go").replacing(
          "<label ", with: "<label horizontalCompressionResistancePriority=\"250\" horizontalHuggingPriority=\"100\" "),
      constraints: Sample.place("ima-ge-001", 0, 0) + "\n" + after
    ).replacing(
      "</objects>", with: "</objects>\n<resources><image name=\"Pic\" width=\"100\" height=\"40\"/></resources>")
    let name = "App/Base.lproj/Card.xib"
    let catalog = [
      "App/Assets.xcassets/Pic.imageset/Contents.json": #"{"images":[{"idiom":"universal","filename":"pic.svg"}]}"#,
      // Of the 300 points of the view, the text has 5.
      "App/Assets.xcassets/Pic.imageset/pic.svg": #"<svg width="295" height="40"></svg>"#,
    ]
    let found = try Sample([name: nib].merging(catalog) { $1 }).findings(name) { $0.largestCategory = .large }
    #expect(found.map(\.kind) == [.truncatedText])
    #expect(try Sample([name: nib]).findings(name) { $0.largestCategory = .large }.isEmpty)
  }

  @Test("a missing class and an unknown element are warnings, each once with its location")
  func warnings() throws {
    let nib = Sample.nib(
      Sample.label("lab-el-001", "Go").replacing("<label ", with: "<label customClass=\"TitleLabel\" ")
        + "\n<odd id=\"odd-el-001\"/>",
      constraints: Sample.place("lab-el-001", 10, 10))
    let name = "Base.lproj/Card.xib"
    let sample = try Sample([name: nib, "de.lproj/Card.strings": "", "fr.lproj/Card.strings": ""])
    let report = try sample.report(name) { $0.devices = ["retina4_7", "ipad9_7"] }
    #expect(report.findings.isEmpty)
    let (label, odd) = (sample.line(of: "lab-el-001", in: name), sample.line(of: "odd-el-001", in: name))
    #expect(
      report.warnings.first
        == "\(sample.path(name)):\(label):1: <label id=\"lab-el-001\">: there is no class 'TitleLabel'; UILabel is used"
    )
    // The element isn't known, and therefore neither is the class of its view.
    #expect(report.warnings.count == 3 && Set(report.warnings).count == 3)
    #expect(
      report.warnings.dropFirst().allSatisfy {
        $0.hasPrefix("\(sample.path(name)):\(odd):1: <odd id=\"odd-el-001\">: ")
      })
  }

  /// U+10FFFD is for private use, so no font has it.
  @Test("texts with a character that no font has are counted by language, and findings(in:) fails with them")
  func withoutFont() throws {
    let name = "Base.lproj/Card.xib"
    let sample = try Sample([
      name: Sample.nib(Sample.label("lab-el-001", "Go"), constraints: Sample.place("lab-el-001", 10, 10)),
      "de.lproj/Card.strings": "\"lab-el-001.text\" = \"\u{10FFFD}\";\n",
    ])
    #expect(try sample.report(name).unmeasuredTexts == ["de": 1])
    #expect(throws: AuditError.self) { try sample.findings(name) }
    #expect(try sample.findings(name) { $0.locales = ["en"] }.isEmpty)
  }

  /// "Go" and "Los" are narrower than 100 points up to XXXL, and 34 letters are wider at all sizes, as in
  /// `DocumentAuditTests`.
  @Test("a text that varies by device is that of --device, or else of the document's canvas")
  func variations() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"lab-el-001.text": {"localizations":
      {"en": {"stringUnit": {"state": "translated", "value": "Go"}}, "de": {"variations":
      {"device": {"ipad": {"stringUnit": {"state": "translated", "value": "Donaudampfschifffahrtsgesellschaft"}},
      "other": {"stringUnit": {"state": "translated", "value": "Los"}}}}}}}}}
      """
    let nib = Sample.nib(
      Sample.label("lab-el-001", "Go", constraints: Sample.size("width", 100, "wid-th-001")),
      constraints: Sample.place("lab-el-001", 10, 10))
    func devices(_ canvas: String, _ names: [String]) throws -> [String] {
      let sample = try Sample([
        "Base.lproj/Card.xib": nib.replacing("retina4_7", with: canvas), "mul.lproj/Card.xcstrings": catalog,
      ])
      return try sample.findings("Base.lproj/Card.xib") {
        $0.devices = names
        $0.largestCategory = .extraExtraExtraLarge
      }.map { "\($0.locale ?? "") \($0.device ?? "-")" }
    }
    #expect(try devices("retina4_7", []).isEmpty)
    #expect(try devices("ipad9_7", []) == ["de -"])
    #expect(
      try devices("retina4_7", ["retina6_12", "ipad12_9", "ipad11_0rounded"]) == ["de ipad11_0rounded", "de ipad12_9"])
    #expect(try devices("ipad9_7", ["retina6_12"]).isEmpty)
  }
}
