import Foundation
import LayoutInspector
import TestSupport
import Testing

@testable import galley

/// The images, colors, and fonts of an app's folder, and of `--fonts`.
@Suite struct DocumentResourcesTests {
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../FontEngineTests/Fixtures").standardizedFileURL.path

  /// A view with an image at its top left, which is as large as its picture, and a label in a custom font.
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <customFonts key="customFonts"><array key="baselines.ttf"><string>GalleyBaselines-Regular</string></array></customFonts>
    <objects><view id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="100"/><subviews>
    <imageView image="Pic" translatesAutoresizingMaskIntoConstraints="NO" id="pic"/>
    <label text="a" translatesAutoresizingMaskIntoConstraints="NO" id="text">
    <fontDescription key="fontDescription" name="GalleyBaselines-Regular" family="Galley Baselines" pointSize="20"/></label>
    </subviews><constraints>
    <constraint firstItem="pic" firstAttribute="top" secondItem="v" secondAttribute="top" id="k-1"/>
    <constraint firstItem="pic" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k-2"/>
    <constraint firstItem="text" firstAttribute="top" secondItem="v" secondAttribute="top" id="k-3"/>
    <constraint firstItem="text" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k-4"/>
    </constraints></view></objects><resources><image name="Pic" width="10" height="12"/></resources></document>
    """

  private static let contents = #"{"images":[{"idiom":"universal","filename":"pic.svg"}]}"#
  private static let picture = #"<svg width="24" height="36"></svg>"#
  private static let warning = "there is no font 'GalleyBaselines-Regular'; the system font is used"

  private func files(_ more: [String: String] = [:]) -> [String: String] {
    ["App/Views/Base.lproj/Card.xib": Self.document].merging(more) { $1 }
  }

  private func layout(_ folder: TemporaryFolder, _ options: String = "") throws -> ProgramRun {
    try ToolProcess.shell(#""$galley" layout '\#(folder.path)/App/Views/Base.lproj/Card.xib' --exit-zero \#(options)"#)
  }

  /// Returns the size of the view with an id.
  private func size(_ id: String, _ result: ProgramRun) throws -> [String] {
    let line = try #require(result.output.split(separator: "\n").first { $0.contains(" \(id) ") })
    return Array(line.split(separator: " ").drop { $0 != id }.dropFirst(3).prefix(2).map(String.init))
  }

  @Test("an image has the size in the app's catalog, or else the one that the document records")
  func images() throws {
    let catalog = [
      "App/Media.xcassets/Pic.imageset/Contents.json": Self.contents,
      "App/Media.xcassets/Pic.imageset/pic.svg": Self.picture,
    ]
    #expect(try size("pic", layout(TemporaryFolder(texts: files(catalog)))) == ["24", "36"])
    #expect(try size("pic", layout(TemporaryFolder(texts: files()))) == ["10", "12"])
    // A catalog above the folder of the project isn't one of the app.
    let outside = catalog.reduce(into: ["App/Package.swift": ""]) { files, entry in
      files[entry.key.replacing("App/Media", with: "Media")] = entry.value
    }
    #expect(try size("pic", layout(TemporaryFolder(texts: files(outside)))) == ["10", "12"])
  }

  @Test("an image that can't be used is a warning with the reason, and has the size that the document records")
  func damagedImage() throws {
    let result = try layout(
      TemporaryFolder(
        texts: files([
          "App/Media.xcassets/Pic.imageset/Contents.json": Self.contents.replacing("pic.svg", with: "../../../pic.svg"),
          "App/pic.svg": Self.picture,
        ])))
    #expect(try size("pic", result) == ["10", "12"])
    #expect(result.error.contains("the image 'Pic' can't be used: "))
    #expect(result.error.contains("the file isn't in the asset catalog"))
  }

  @Test("fonts are those of --fonts, and those that the document or an Info.plist lists, from the app's folder")
  func fonts() throws {
    let without = try layout(TemporaryFolder(texts: files()))
    #expect(without.error.contains(Self.warning))
    #expect(without.error.contains("the font file 'baselines.ttf' is not in "))
    let given = try layout(TemporaryFolder(texts: files()), "--fonts '\(Self.fixtures)'")
    #expect(!given.error.contains(Self.warning))
    #expect(try size("text", given) != size("text", without))
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>UIAppFonts</key>
      <array><string>devices.ttf</string></array></dict></plist>
      """
    let folder = try TemporaryFolder(texts: files(["App/Info.plist": plist]))
    for name in ["baselines.ttf", "devices.ttf"] {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/App/Type/\(name.prefix(1))", withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: "\(Self.fixtures)/\(name)", toPath: folder.path + "/App/Type/\(name.prefix(1))/\(name)")
    }
    let found = try layout(folder)
    #expect(!found.error.contains(Self.warning) && !found.error.contains("the font file"))
    #expect(try size("text", found) == size("text", given))
  }

  @Test("fonts of an app aren't found by the documents of another, in any order")
  func order() throws {
    let folder = try TemporaryFolder(
      texts: ["A/Card.xib": Self.document, "B/Card.xib": Self.document, "A/Package.swift": "", "B/Package.swift": ""])
    try FileManager.default.copyItem(
      atPath: "\(Self.fixtures)/baselines.ttf", toPath: folder.path + "/A/baselines.ttf")
    for order in ["A/Card.xib B/Card.xib", "B/Card.xib A/Card.xib", "A/Card.xib B/Card.xib A/Card.xib"] {
      let result = try ToolProcess.shell(
        #"cd '\#(folder.path)' && "$galley" layout \#(order) --exit-zero"#)
      let warnings = result.error.split(separator: "\n").filter { $0.contains(Self.warning) }
      #expect(warnings.count == 1 && warnings.allSatisfy { $0.contains("B/Card.xib") }, "\(order): \(result.error)")
    }
  }

  @Test("an Info.plist that is nested without end lists no fonts", arguments: ["App", "App/Other/Deep"])
  func nestedList(path: String) throws {
    let list = "<plist>" + String(repeating: "<array>", count: 200_000)
    let result = try layout(TemporaryFolder(texts: files(["App/Package.swift": "", "\(path)/Info.plist": list])))
    #expect(result.status == 0 && result.error.contains("the font file 'baselines.ttf' is not in "))
  }

  @Test("nothing outside the app's folder is read: not by links, and not by names that lead out of it")
  func outside() throws {
    let secret = try TemporaryFolder(texts: [
      "Media.xcassets/Pic.imageset/Contents.json": Self.contents, "Media.xcassets/Pic.imageset/pic.svg": Self.picture,
    ])
    try FileManager.default.copyItem(
      atPath: "\(Self.fixtures)/baselines.ttf", toPath: secret.path + "/baselines.ttf")
    for (link, destination) in [
      ("Media.xcassets", "Media.xcassets"), ("baselines.ttf", "baselines.ttf"), ("Type", ""),
    ] {
      let folder = try TemporaryFolder(texts: files(["App/Package.swift": ""]))
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/App/" + link, withDestinationPath: secret.path + "/" + destination)
      let result = try layout(folder)
      #expect(try size("pic", result) == ["10", "12"], "\(link)")
      #expect(result.error.contains("the font file 'baselines.ttf' is not in "), "\(link)")
    }
    let font = "baselines.ttf\"><string>"
    let upward = Self.document.replacing(font, with: "../" + font)
    let folder = try TemporaryFolder(texts: ["App/Package.swift": "", "App/Views/Base.lproj/Card.xib": upward])
    try FileManager.default.copyItem(
      atPath: "\(Self.fixtures)/baselines.ttf", toPath: folder.path + "/baselines.ttf")
    #expect(try layout(folder).error.contains("the font file '../baselines.ttf' is not in "))
  }

  @Test("the folder of an app is at most five folders above that of the document", arguments: [(5, true), (6, false)])
  func reach(depth: Int, isFound: Bool) throws {
    let inner = "App/" + (0..<depth).map { "\($0)/" }.joined() + "Card.xib"
    let folder = try TemporaryFolder(texts: ["App/Info.plist": "", inner: ""])
    let app = DocumentResources.appFolder(ofDocumentAt: "\(folder.path)/\(inner)")
    #expect((app == folder.path + "/App") == isFound)
    #expect(isFound || app == ("\(folder.path)/\(inner)" as NSString).deletingLastPathComponent)
  }

  @Test("--fonts can be given several times, needs a folder, and warns of files that aren't fonts")
  func fontFolders() throws {
    let command = try LayoutCommand(["a.xib", "--fonts", "x", "--fonts=y", "--width=100"])
    #expect(command.environmentOptions.shared.fontFolders == ["x", "y"])
    let folder = try TemporaryFolder(texts: files(["Fonts/broken.ttf": "no font"]))
    let missing = try layout(folder, "--fonts '\(folder.path)/none'")
    #expect(missing.status == 66 && missing.error.contains("--fonts: \(folder.path)/none: no such folder"))
    let broken = try layout(folder, "--fonts '\(folder.path)/Fonts' --fonts '\(Self.fixtures)'")
    #expect(broken.status == 0 && broken.error.contains("broken.ttf") && !broken.error.contains(Self.warning))
  }

  @Test(
    "the folder of an app is the nearest with a catalog or an Info.plist, or that of the project, or the document's",
    arguments: [
      (["App/A.xcassets/Contents.json"], "App"), (["App/Info.plist"], "App"), (["App/Supporting-Info.plist"], "App"),
      (["App/Package.swift"], "App"), (["App/App.xcodeproj/project.pbxproj"], "App"), ([], "App/Views"),
      (["App/Views/Info.plist", "App/Info.plist"], "App/Views"), (["Info.plist", "App/Package.swift"], "App"),
    ])
  func appFolders(names: [String], expected: String) throws {
    let more = Dictionary(uniqueKeysWithValues: names.map { ($0, "") })
    let folder = try TemporaryFolder(texts: files(more))
    let app = DocumentResources.appFolder(ofDocumentAt: folder.path + "/App/Views/Base.lproj/Card.xib")
    #expect(app == folder.path + "/" + expected)
  }
}
