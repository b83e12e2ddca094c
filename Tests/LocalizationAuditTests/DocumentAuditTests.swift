import DynamicType
import LayoutInspector
import StringCatalogs
import TestSupport
import Testing
import UIKit

@testable import LocalizationAudit

/// Each kind of problem, in documents whose constraints say where and at which sizes it occurs.
@MainActor
@Suite(.serialized) struct DocumentAuditTests {
  private typealias Sample = DocumentSample

  private static let all = ContentSizeCategory.allCases

  /// At every size from 14 points on, 34 letters are wider than 100 points, since the narrowest is wider than 0.22 em:
  /// 34 times 0.22 times 14 is 104. "Go" is at most twice 0.8 em, or 85 points at the largest, 53.
  private static let translated: [String: String] = [
    "Base.lproj/Card.xib": Sample.nib(
      Sample.label("lab-el-001", "Go", constraints: Sample.size("width", 100, "wid-th-001")),
      constraints: Sample.place("lab-el-001", 10, 10)),
    "de.lproj/Card.strings": "\"lab-el-001.text\" = \"Donaudampfschifffahrtsgesellschaft\";\n",
    "fr.lproj/Card.strings": "\"lab-el-001.text\" = \"Va\";\n",
  ]

  @Test("a translation that its label truncates is found at the label, in its language and at all sizes")
  func truncated() throws {
    let sample = try Sample(Self.translated)
    let name = "Base.lproj/Card.xib"
    let line = sample.line(of: "lab-el-001", in: name)
    #expect(try sample.words(name) == ["truncatedText \(line) lab-el-001 de XS 12"])
    let finding = try #require(try sample.findings(name).first)
    #expect(finding.severity == .error)
    #expect(finding.text == "Donaudampfschifffahrtsgesellschaft")
    #expect(finding.message.contains("label lab-el-001"))
    #expect(finding.message.contains("in de at XS and above"))
    #expect(finding.column == 1)
  }

  @Test("locales, sizes, and the source language limit what is found")
  func limits() throws {
    let sample = try Sample(Self.translated)
    let name = "Base.lproj/Card.xib"
    #expect(try sample.words(name) { $0.locales = ["fr"] }.isEmpty)
    #expect(try sample.findings(name) { $0.largestCategory = .large }.map(\.categories) == [Array(Self.all.prefix(4))])
    #expect(try sample.words(name) { $0.sourceLanguage = "de" }.isEmpty)
    #expect(try sample.words(name) { $0.sourceLanguage = "en" }.count == 1)
    // A language without a translation shows the texts of the document.
    #expect(try sample.words(name) { $0.sourceLanguage = "it" }.count == 1)
  }

  /// The label begins at 20 + 340 + 8 points, 7 from the right edge of the screen. "Go" is at least 14 points wide.
  @Test("a label that is pushed off the screen is found, and one that is beside the screen at all sizes isn't")
  func offScreen() throws {
    func scene(_ width: Int) -> String {
      let first = Sample.label("lab-el-001", "A", constraints: Sample.size("width", width, "wid-th-001"))
      let after = """
        <constraint firstItem="lab-el-002" firstAttribute="leading" secondItem="lab-el-001" secondAttribute="trailing" constant="8" id="aft-er-001"/>
        <constraint firstItem="lab-el-002" firstAttribute="top" secondItem="lab-el-001" secondAttribute="top" id="aft-er-002"/>
        """
      return Sample.storyboard(
        first + "\n" + Sample.label("lab-el-002", "Go"),
        constraints: Sample.place("lab-el-001", 20, 100) + "\n" + after)
    }
    let sample = try Sample(["Main.storyboard": scene(340), "Beside.storyboard": scene(400)])
    let line = sample.line(of: "lab-el-002", in: "Main.storyboard")
    #expect(try sample.words("Main.storyboard") == ["offScreen \(line) lab-el-002 en XS 12"])
    #expect(try sample.words("Beside.storyboard").isEmpty)
    // On 430 points, "Go" has 62 points: enough up to AX3 and its 40 points, since it is at most 1.5 em wide.
    let devices = try sample.findings("Main.storyboard") {
      $0.devices = ["retina4_7", "retina6_72"]
      $0.largestCategory = .accessibilityExtraLarge
    }
    #expect(devices.map(\.device) == ["retina4_7"])
    #expect(throws: AuditError.self) { try sample.findings("Main.storyboard") { $0.devices = ["retina"] } }
  }

  @Test("texts at the same position overlap, and one beyond its superview is outside of it")
  func positions() throws {
    let box = """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-vw-001">
      <subviews>
      \(Sample.label("lab-el-003", "Over the edge", constraints: Sample.size("width", 280, "wid-th-002")))
      </subviews>
      <constraints>
      \(Sample.place("lab-el-003", 0, 0, in: "box-vw-001"))
      \(Sample.size("height", 80, "hei-gh-001"))
      \(Sample.size("width", 20, "wid-th-001"))
      </constraints>
      </view>
      """
    let labels = [Sample.label("lab-el-001", "One"), Sample.label("lab-el-002", "Two"), box]
    let constraints = [
      Sample.place("lab-el-001", 10, 10), Sample.place("lab-el-002", 10, 10), Sample.place("box-vw-001", 10, 200),
    ]
    let sample = try Sample([
      "Card.xib": Sample.nib(labels.joined(separator: "\n"), constraints: constraints.joined(separator: "\n"))
    ])
    let found = try sample.findings("Card.xib") { $0.largestCategory = .extraExtraExtraLarge }
    let (second, third) = (sample.line(of: "lab-el-002", in: "Card.xib"), sample.line(of: "lab-el-003", in: "Card.xib"))
    let expected = ["overlap \(second) lab-el-002 en XS 7", "outsideSuperview \(third) lab-el-003 en XS 7"]
    #expect(found.map(\.words) == expected)
    #expect(found.first?.objects == ["lab-el-002", "lab-el-001"])
    #expect(found.first?.problem.hasPrefix("overlaps label lab-el-001 by ") == true)
  }

  @Test("the title of a configured button has a fixed size if its configuration says so")
  func configuredButtons() throws {
    func button(_ number: Int, _ font: String) -> String {
      """
      <button translatesAutoresizingMaskIntoConstraints="NO" buttonType="system" id="but-on-00\(number)">
      <rect key="frame" x="10" y="\(100 * number - 90)" width="100" height="35"/><state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain" title="Go">\(font)</buttonConfiguration></button>
      """
    }
    let fonts = [
      "", "<fontDescription key=\"titleFontDescription\" style=\"UICTFontTextStyleBody\"/>",
      "<fontDescription key=\"titleFontDescription\" type=\"system\" pointSize=\"14\"/>",
    ]
    let buttons = fonts.enumerated().map { button($0.offset + 1, $0.element) }
    let constraints = (1...3).map { Sample.place("but-on-00\($0)", 10, 100 * $0 - 90) }
    let sample = try Sample([
      "Card.xib": Sample.nib(buttons.joined(separator: "\n"), constraints: constraints.joined(separator: "\n"))
    ])
    let found = try sample.findings("Card.xib").filter { $0.kind == .fixedFont }
    #expect(found.map(\.id) == ["but-on-003"])
  }

  @Test("fonts of a fixed size are found once for each object, in no language")
  func fixedFont() throws {
    let labels = [
      Sample.label(
        "lab-el-001", "A", font: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"15\"/>"),
      Sample.label(
        "lab-el-002", "B", font: "<fontDescription key=\"fontDescription\" name=\"Inter-Bold\" pointSize=\"12.5\"/>"),
      Sample.label("lab-el-003", "C"),
    ]
    let constraints = (1...3).map { Sample.place("lab-el-00\($0)", 10, 100 * $0 - 90) }
    let sample = try Sample([
      "Base.lproj/Card.xib": Sample.nib(
        labels.joined(separator: "\n"), constraints: constraints.joined(separator: "\n")),
      "de.lproj/Card.strings": "\"lab-el-001.text\" = \"D\";\n",
    ])
    let name = "Base.lproj/Card.xib"
    let found = try sample.findings(name)
    #expect(
      found.map(\.words)
        == [1, 2].map { "fixedFont \(sample.line(of: "lab-el-00\($0)", in: name)) lab-el-00\($0) - XL 8" })
    #expect(
      found.map(\.problem) == [
        "the system font of 15 points doesn't scale with the text size",
        "the font Inter-Bold of 12.5 points doesn't scale with the text size",
      ])
    #expect(found.allSatisfy { $0.severity == .warning })
    // They are right at the default size, and no translation causes them.
    #expect(try sample.findings(name) { $0.largestCategory = .large }.isEmpty)
    #expect(try sample.findings(name) { $0.sourceLanguage = "en" }.isEmpty)
  }

  @Test("contradictory and missing constraints are found once, not again for each translation")
  func constraints() throws {
    func view(_ id: String, _ constraints: String) -> String {
      """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <constraints>
      \(constraints)
      </constraints>
      </view>
      """
    }
    let torn = view(
      "tor-nv-001",
      [
        Sample.size("width", 100, "wid-th-001"), Sample.size("width", 120, "wid-th-002"),
        Sample.size("height", 5, "hei-gh-001"),
      ]
      .joined(separator: "\n"))
    let loose = view("loo-se-001", Sample.size("width", 50, "wid-th-003"))
    let name = "Base.lproj/Card.xib"
    let sample = try Sample([
      name: Sample.nib(
        torn + "\n" + loose, constraints: Sample.place("tor-nv-001", 10, 10) + "\n" + Sample.place("loo-se-001", 10, 50)
      ),
      "de.lproj/Card.strings": "\"lab-el-001.text\" = \"D\";\n",
    ])
    let found = try sample.findings(name)
    let expected = [
      "conflictingConstraints \(sample.line(of: "wid-th-001", in: name)) wid-th-001 en XS 12",
      "ambiguousLayout \(sample.line(of: "loo-se-001", in: name)) loo-se-001 en XS 12",
    ]
    #expect(found.map(\.words) == expected)
    #expect(found.first?.objects == ["wid-th-001", "wid-th-002"])
    #expect(
      found.first?.problem
        == "contradictory constraints: tor-nv-001.width = 100 (line \(sample.line(of: "wid-th-001", in: name))); "
        + "tor-nv-001.width = 120 (line \(sample.line(of: "wid-th-002", in: name)))")
    #expect(try sample.findings(name) { $0.locales = ["de"] }.map(\.locale) == ["de", "de"])
  }
}
