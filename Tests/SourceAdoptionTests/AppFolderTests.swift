import Foundation
import Testing

@testable import SourceAdoption

@Suite struct AppFolderTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("an Xcode project names the target's files, and its language mode")
  func project() throws {
    let path = Self.root.appending(path: "Examples/StoryboardApp").path(percentEncoded: false)
    let app = try AppFolder(path)
    #expect(app.name == "TrailApp")
    #expect(app.languageMode == 5)
    #expect(app.sources.count > 4 && app.sources.allSatisfy { $0.hasPrefix("TrailApp/") })
    #expect(app.sourceFolder == "TrailApp")
    #expect(app.documents == ["TrailApp/Base.lproj/Main.storyboard"])
    #expect(app.languages.sorted() == ["de", "en"])
    #expect(throws: AppFolderError.noTarget("Trail", among: ["TrailApp"])) { try AppFolder(path, target: "Trail") }
  }

  @Test("a project of older versions of Xcode lists the files of each target in groups")
  func groups() throws {
    let folder = try TemporaryApp([
      "App.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( M, T ); };
        G = { isa = PBXGroup; children = ( A, B ); sourceTree = "<group>"; };
        A = { isa = PBXGroup; path = App; children = ( F1, F2 ); sourceTree = "<group>"; };
        B = { isa = PBXGroup; path = Mac; children = ( F3 ); sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = "One View.swift"; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Two.swift; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Three.swift; sourceTree = "<group>"; };
        M = { isa = PBXNativeTarget; name = Mac; productType = "com.apple.product-type.application"; buildPhases = ( S1 ); };
        T = { isa = PBXNativeTarget; name = Phone; productType = "com.apple.product-type.application"; buildPhases = ( S2 ); };
        S1 = { isa = PBXSourcesBuildPhase; files = ( X3 ); };
        S2 = { isa = PBXSourcesBuildPhase; files = ( X1, X2 ); };
        X1 = { fileRef = F1; }; X2 = { fileRef = F2; }; X3 = { fileRef = F3; };
        C = { isa = XCBuildConfiguration; buildSettings = { SWIFT_VERSION = 6.0; }; };
      }; rootObject = P; }
      """,
      "App/One View.swift": "import UIKit\nclass One: UIView {}\n", "App/Two.swift": "import UIKit\n",
      "App/Unused.swift": "", "Mac/Three.swift": "import AppKit\n", "App/Main.storyboard": "<document/>",
    ])
    defer { folder.remove() }
    // The application in which most files import UIKit.
    let app = try AppFolder(folder.path)
    #expect(app.name == "Phone")
    #expect(app.languageMode == 6)
    #expect(app.sources == ["App/One View.swift", "App/Two.swift"])
    #expect(app.sourceFolder == "App")
    #expect(Set(app.leftOut.map(\.path)) == ["App/Unused.swift", "Mac/Three.swift"])
    #expect(try AppFolder(folder.path, target: "Mac").sources == ["Mac/Three.swift"])
  }

  @Test("a folder without a project is an app; code at the top level is left out")
  func folder() throws {
    let folder = try TemporaryApp([
      "main.swift": "run()", "tool.swift": "#!/usr/bin/swift\n", "View.swift": "", "Pods/Other.swift": "",
      ".build/x.swift": "", "Package.swift": "",
    ])
    defer { folder.remove() }
    let app = try AppFolder(folder.path)
    #expect(app.sources == ["View.swift"])
    #expect(app.leftOut.map(\.path) == ["Package.swift", "main.swift", "tool.swift"])
    #expect(throws: AppFolderError.noFolder("/nowhere")) { try AppFolder("/nowhere") }
  }

  @Test("a damaged project is as none")
  func damagedProject() throws {
    let folder = try TemporaryApp(["A.xcodeproj/project.pbxproj": "{ objects = {", "A.swift": ""])
    defer { folder.remove() }
    #expect(try AppFolder(folder.path).sources == ["A.swift"])
  }
}

/// A folder with files.
struct TemporaryApp {
  let url = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID().uuidString)")
  var path: String { url.path(percentEncoded: false) }

  init(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
