import Foundation
import Testing

@testable import TestSupport
@testable import UIFoundation

/// Which files `Bundle` finds on iOS: Apple's Bundle Programming Guide, "Accessing a Bundle's Contents".
@Suite struct AppFilesTests {
  private func paths(
    _ index: AppFileIndex, below folder: TemporaryFolder, _ name: String?, _ type: String?, in directory: String? = nil,
    language: String? = nil
  ) -> [String] {
    index.paths(AppFileQuery(name: name, type: type, directory: directory, language: language)).map {
      String($0.dropFirst(folder.path.count + 1))
    }
  }

  @Test("a file is found by name in any folder, with its extension apart or not")
  func names() throws {
    let folder = try TemporaryFolder(texts: [
      "Data/Maps/trails.json": "", "Cell.swift": "", "Views/Card.xib": "", "Main.storyboard": "", "LICENSE": "",
    ])
    let index = AppFileIndex([folder.path])
    #expect(paths(index, below: folder, "trails", "json") == ["Data/Maps/trails.json"])
    #expect(paths(index, below: folder, "trails", ".json") == ["Data/Maps/trails.json"])
    #expect(paths(index, below: folder, "trails.json", nil) == ["Data/Maps/trails.json"])
    #expect(paths(index, below: folder, "LICENSE", "") == ["LICENSE"])
    #expect(paths(index, below: folder, "trails", nil) == [])
    // What Xcode compiles has another type in the bundle, or isn't in it.
    #expect(paths(index, below: folder, "Card", "nib") == ["Views/Card.xib"])
    #expect(paths(index, below: folder, "Main", "storyboardc") == ["Main.storyboard"])
    #expect(paths(index, below: folder, "Cell", "swift") == [])
  }

  @Test("a folder narrows the search, and bundles and catalogs keep their files for themselves")
  func folders() throws {
    let folder = try TemporaryFolder(texts: [
      "A/Data/x.txt": "", "B/Data/x.txt": "", "B/y.txt": "", "Set.bundle/z.txt": "", "I.xcassets/S.imageset/s.png": "",
    ])
    let index = AppFileIndex([folder.path])
    #expect(paths(index, below: folder, "x", "txt", in: "B/Data") == ["B/Data/x.txt"])
    #expect(paths(index, below: folder, "B/Data/x", "txt") == ["B/Data/x.txt"])
    #expect(paths(index, below: folder, "x", "txt", in: "ata") == [])
    #expect(paths(index, below: folder, nil, "txt", in: "Data") == ["A/Data/x.txt"])
    #expect(paths(index, below: folder, nil, "txt") == ["A/Data/x.txt", "B/y.txt"])
    #expect(paths(index, below: folder, "z", "txt") == [])
    #expect(paths(index, below: folder, "s", "png") == [])
    #expect(paths(index, below: folder, "Set", "bundle") == ["Set.bundle"])
  }

  @Test("a file without a language precedes those in the language in use, of Base, and of development")
  func languages() throws {
    let folder = try TemporaryFolder(texts: [
      "de.lproj/help.html": "", "en.lproj/help.html": "", "Base.lproj/base.html": "", "de.lproj/base.html": "",
      "fr.lproj/only.html": "",
    ])
    let index = AppFileIndex([folder.path])
    #expect(paths(index, below: folder, "help", "html") == ["en.lproj/help.html"])
    #expect(paths(index, below: folder, "base", "html") == ["Base.lproj/base.html"])
    #expect(paths(index, below: folder, "only", "html") == [])
    #expect(paths(index, below: folder, "only", "html", language: "fr") == ["fr.lproj/only.html"])
    let texts = try TemporaryFolder(texts: ["de.lproj/Localizable.strings": "\"a\" = \"b\";"])
    try LocalizedStrings(locale: "de-AT", catalogsIn: [texts.path]).withUse {
      #expect(paths(index, below: folder, "help", "html") == ["de.lproj/help.html"])
    }
  }

  @Test("Info.plist of the app, above those of its extensions, has the values of settings")
  func information() throws {
    func list(_ name: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleName</key><string>\(name)</string>
      <key>Ids</key><array><string>$(A:rfc1034identifier).${B:lower}$(C)</string></array></dict></plist>
      """
    }
    let folder = try TemporaryFolder(texts: ["A/B/Info.plist": list("x"), "C/App-Info.plist": list("$(A)")])
    let information = try #require(AppFileIndex([folder.path]).information)
    let expanded = AppFiles.expanded(information, ["A": "My App", "B": "TEAM"]) as? [String: Any]
    #expect(expanded?["CFBundleName"] as? String == "My App")
    #expect(expanded?["Ids"] as? [String] == ["My-App.team$(C)"])
  }

  @Test("Foundation answers where the app has no file")
  func fallback() throws {
    let folder = try TemporaryFolder(texts: ["x.txt": ""])
    let bundle = try #require(Bundle(path: folder.path))
    #expect(bundle.appFiles.path(forResource: "x", ofType: "txt") == bundle.path(forResource: "x", ofType: "txt"))
    #expect(bundle.appFiles.urls(forResourcesWithExtension: "none") == nil)
    #expect(bundle.appFiles.url(forResource: "y", withExtension: nil) == nil)
  }
}
