import Foundation
import Testing

@testable import SourceAdoption

@Suite struct AppReportTests {
  private func report(_ files: [String: String]) throws -> AppReport {
    let folder = try TemporaryApp(files)
    defer { folder.remove() }
    return try AppReport(AppFolder(folder.path))
  }

  @Test("what is missing is named at its first location, with how many files use it")
  func findings() throws {
    let report = try report([
      "A.swift": """
      import Combine
      import UIKit
      class Player<Item>: UIView {
        let item: AVPlayerItem? = nil
        let own: UIOwnThing? = nil
        let web = WKWebView()
        let data: NSData? = nil
        func f(_ item: Item) { path.applyWithBlock(g) }
      }
      class UIOwnThing {}
      #if os(macOS)
      let color: NSColor? = nil
      #endif
      """,
      "B.swift": "import Combine\nimport UIKit\nlet web: WKWebView? = nil\nlet old: OldCell? = nil\n",
      "C.swift": "import UIKit\nclass C: UIView {}\n",
      "Old.h": "@interface OldCell : UITableViewCell\n@end\n",
      "Main.storyboard": "<document>\n  <view customClass=\"C\"/>\n  <view customClass=\"Gone\"/>\n</document>\n",
    ])
    #expect(
      report.findings.map {
        "\($0.kind.rawValue) \($0.path):\($0.position.line):\($0.position.column) \($0.message.prefix { $0 != " " && $0 != ":" })"
      }
        == [
          "missing-module A.swift:1:1 Combine", "missing-name A.swift:4:13 AVPlayerItem",
          "missing-name A.swift:6:13 WKWebView",
          "missing-name A.swift:8:31 applyWithBlock(_", "missing-name B.swift:4:10 OldCell",
          "missing-class Main.storyboard:3:9 Gone",
        ])
    #expect(report.findings[0].message.hasPrefix("Combine (in 2 files): the package OpenCombine"))
    #expect(report.findings[4].message == "OldCell is a class in Objective-C.")
    #expect(report.cleanCount == 1)
  }

  @Test("the report as JSON has a list of findings")
  func json() throws {
    let report = try report(["A.swift": "import MapKit\nlet map: MKMapView? = nil\n"])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(try report.json.utf8)) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.map { $0["kind"] as? String } == ["missing-module", "missing-name"])
    #expect(findings.map { $0["line"] as? Int } == [1, 2])
    #expect(object["files"] as? Int == 1 && object["filesWithoutFindings"] as? Int == 0)
  }

  @Test("a package names the app's folder, and what is left out, and draws the views that need no data")
  func package() throws {
    let folder = try TemporaryApp([
      "My App/main.swift": "run()",
      "My App/Cells.swift": """
      import UIKit
      class Base: UITableViewCell { required init?(coder: NSCoder) { nil }
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) } }
      class PlainCell: UITableViewCell {}
      class BasedCell: Base {}
      class NibCell: UITableViewCell { @IBOutlet var label: UILabel! }
      class DataCell: UITableViewCell { init(data: Int) { super.init(style: .default, reuseIdentifier: nil) } }
      class Badge: UIView { init(frame: CGRect, size: Int = 3) { super.init(frame: frame) } }
      private class Hidden: UIView {}
      """,
    ])
    defer { folder.remove() }
    let package = try AdoptionPackage(for: AppFolder(folder.path + "/My App"), in: nil, galley: folder.path + "/Galley")
    #expect(package.module == "My_App")
    let written = try package.write()
    #expect(written.first == "Package.swift" && written.contains("Sources/My_App/Adoption.swift"))
    func text(_ path: String) throws -> String {
      try String(contentsOfFile: package.folder + "/" + path, encoding: .utf8)
    }
    #expect(try text("Package.swift").contains(".package(name: \"Galley\", path: \"../../Galley\")"))
    let lines = try text("Sources/My_App/Adoption.swift").split(separator: "\n").map(String.init)
    #expect(lines.suffix(2) == ["// adopt: ../../..", "// except: main.swift"])
    let tests = try text("Tests/My_AppTests/FirstTests.swift")
    let drawn = tests.matches(of: #/try draw\("(\w+)"\)/#).map { String($0.1) }
    #expect(drawn == ["Base", "BasedCell", "PlainCell", "Badge"])
    // A second time, nothing is written, and nothing that was changed is lost.
    #expect(try package.write() == [])
  }
}
