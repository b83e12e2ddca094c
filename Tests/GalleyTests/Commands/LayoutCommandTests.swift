import Foundation
import TestSupport
import Testing

@testable import galley

@Suite struct LayoutCommandTests {
  /// A card with a picture of 60 by 60, a label of a fixed width of 100, and a rule below, 16 apart. The canvas has two
  /// pixels per point.
  static let card = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Samples/Card/Base.lproj/Card.xib").standardizedFileURL.path

  private func layout(_ options: String, _ path: String = card) throws -> ProgramRun {
    try ToolProcess.shell(#""$galley" layout '\#(path)' \#(options)"#)
  }

  /// Returns the words of the row of a view, from its id: the frame, the baselines, and the text.
  private func row(_ id: String, _ result: ProgramRun) throws -> [String] {
    let line = try #require(result.output.split(separator: "\n").first { $0.contains(" \(id) ") })
    return line.split(separator: " ").drop { $0 != id }.dropFirst().map(String.init)
  }

  /// The rule is 16 + 60 + 16 from the top, and as wide as the card less twice 16. A line of body at 17 points is
  /// 20.287 points high, so 20.5 (uikit-recorded.md, "Text of labels").
  @Test("a nib is laid out at its size, with ids, frames, and baselines")
  func nib() throws {
    let result = try layout("")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("\(Self.card):7: nib CardView, 300 by 120 points, L\n"))
    #expect(result.output.hasSuffix("\n\nno problems\n"))
    #expect(result.output.contains("\n  CardView (UIView)  car-vw-001 "))
    #expect(result.output.contains("\n    UILabel "))
    #expect(try row("car-im-001", result) == ["16", "16", "60", "60"])
    #expect(try row("car-vw-002", result) == ["16", "92", "268", "2"])
    let label = try row("car-lb-001", result)
    #expect(label.prefix(4) == ["92", "16", "100", "20.5"] && label.last == "Ferry")
    #expect(label.count == 7 && label[4] == label[5])
  }

  @Test("another width or text size gives the height that the content needs")
  func width() throws {
    // 16 + 60 + 16 + 2 + 16.
    let result = try layout("--width 320")
    #expect(result.output.contains("nib CardView, 320 by 110 points, L\n"))
    #expect(try row("car-vw-002", result) == ["16", "92", "288", "2"])
    #expect(try layout("--category AX5").output.contains("nib CardView, 300 by 110 points, AX5\n"))
  }

  @Test("a translation that doesn't fit is a problem with the line and the id of its label, and status 1")
  func problems() throws {
    let result = try layout("--locale de")
    #expect(result.status == 1)
    let line = try #require(result.output.split(separator: "\n").first { $0.hasPrefix("  truncatedText ") })
    let words = line.split(separator: " ")
    #expect(words.prefix(3) == ["truncatedText", "17", "car-lb-001"])
    #expect(line.hasSuffix("\"Fährverbindungen\" is truncated"))
    #expect(try layout("--locale de --exit-zero").status == 0)
  }

  /// The texts are those of the files beside the document, and 300 - 16 - 60 is the mirrored position.
  @Test("a document is laid out in each of several languages, or in all of its own, in text, JSON, picture, and page")
  func languages() throws {
    let folder = try TemporaryFolder(texts: [
      "ar.lproj/Card.strings": "\"car-lb-001.text\" = \"عبّارة\";\n",
      "de.lproj/Card.strings": "\"car-lb-001.text\" = \"Fähre\";\n",
      "Base.lproj/Card.xib": String(contentsOfFile: Self.card, encoding: .utf8),
    ])
    let path = "\(folder.path)/Base.lproj/Card.xib"
    let page = "\(folder.path)/a.html"
    let all = try layout("--locale all --page '\(page)' --picture '\(folder.path)/a.svg'", path)
    #expect(all.status == 0)
    let titles = all.output.split(separator: "\n").filter { $0.contains(": nib CardView, ") }
    let ends = titles.map { $0.suffix(6) }
    #expect(ends == ["nguage", " L, ar", " L, de"])
    #expect(all.output.contains("عبّارة") && all.output.contains("Fähre") && all.output.contains("Ferry"))
    let texts = try String(contentsOfFile: page, encoding: .utf8)
    #expect(texts.contains("CardView, ar") && texts.contains("CardView, de"))
    #expect(texts.contains("CardView, its own language"))
    let two = try layout("--locale de,ar --json", path)
    let answer = try #require(try JSONSerialization.jsonObject(with: Data(two.output.utf8)) as? [String: Any])
    let documents = try #require(answer["documents"] as? [[String: Any]])
    #expect(documents.map { $0["locale"] as? String } == ["de", "ar"])
    #expect(try row("car-im-001", layout("--locale ar,de", path)).first == "224")
    #expect(try row("car-im-001", layout("--locale de,ar", path)).first == "16")
    #expect(try layout("--locale ,", path).status == 64)
  }

  @Test("the direction is that of the locale, unless it is given")
  func direction() throws {
    // 300 - 16 - 60.
    for (options, x) in [("", "16"), ("--direction rtl", "224"), ("--locale ar", "224")] {
      #expect(try row("car-im-001", layout(options)).first == x, "\(options)")
    }
    let result = try layout("--locale ar --direction ltr")
    #expect(try row("car-im-001", result).first == "16")
    #expect(result.error.contains("there are no translations for 'ar'"))
  }

  @Test("what isn't known is a warning with its location on standard error")
  func warnings() throws {
    let lines = try layout("").error.split(separator: "\n").map(String.init)
    let expected = [
      "\(Self.card):44:13: warning: <mystery>: unknown element",
      "\(Self.card):7:9: warning: <view id=\"car-vw-001\">: there is no class 'Shop.CardView'; UIView is used",
    ]
    #expect(lines.sorted() == expected)
  }

  /// A scene for a phone of 375 by 667 points whose status bar is 20 high. retina6_12 has 393 by 852, 59 at the top, and
  /// 34 at the bottom.
  @Test("a scene fills the device, inside its safe area, and a row has the width of its table")
  func devices() throws {
    let folder = try TemporaryFolder(texts: ["Main.storyboard": Self.scene])
    let path = "\(folder.path)/Main.storyboard"
    let own = try layout("", path)
    #expect(own.output.contains(":4: scene Settings, 375 by 667 points, L\n"))
    #expect(try row("box", own) == ["0", "20", "375", "647"])
    #expect(own.output.contains(": cell Row, 375 by 50 points, L\n"))
    let other = try layout("--device retina6_12", path)
    #expect(other.output.contains(":4: scene Settings, 393 by 852 points, L\n"))
    #expect(try row("box", other) == ["0", "59", "393", "759"])
    #expect(other.output.contains(": cell Row, 393 by 50 points, L\n"))
  }

  private static let scene = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="s"><objects>
    <viewController title="Settings" id="c" sceneMemberID="viewController"><view key="view" id="v">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews><tableView translatesAutoresizingMaskIntoConstraints="NO" rowHeight="50" id="box">
    <rect key="frame" x="0.0" y="20" width="375" height="647"/>
    <prototypes><tableViewCell reuseIdentifier="Row" id="cell"><rect key="frame" x="0.0" y="28" width="375" height="50"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <rect key="frame" x="0.0" y="0.0" width="375" height="50"/></tableViewCellContentView></tableViewCell></prototypes>
    </tableView></subviews>
    <viewLayoutGuide key="safeArea" id="g"/>
    <constraints>
    <constraint firstItem="box" firstAttribute="top" secondItem="g" secondAttribute="top" id="k-1"/>
    <constraint firstItem="box" firstAttribute="bottom" secondItem="g" secondAttribute="bottom" id="k-2"/>
    <constraint firstItem="box" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k-3"/>
    <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="k-4"/>
    </constraints></view></viewController></objects></scene></scenes></document>
    """

  @Test("JSON has the views in a tree, the problems, the warnings, and what the options ask for")
  func json() throws {
    let result = try layout("--json --locale de --width 320 --device retina6_12")
    #expect(result.status == 1)
    let answer = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(answer["device"] as? String == "retina6_12" && answer["width"] as? Double == 320)
    #expect(answer["locale"] as? String == "de" && answer["direction"] as? String == "ltr")
    let document = try #require((answer["documents"] as? [[String: Any]])?.first)
    #expect((document["warnings"] as? [[String: Any]])?.count == 2)
    let part = try #require((document["parts"] as? [[String: Any]])?.first)
    #expect((part["problems"] as? [[String: Any]])?.map { $0["id"] as? String } == ["car-lb-001"])
    let root = try #require(part["view"] as? [String: Any])
    #expect(root["id"] as? String == "car-vw-001" && root["firstBaseline"] == nil)
    let views = try #require(root["subviews"] as? [[String: Any]])
    #expect(views.map { $0["id"] as? String } == ["car-im-001", "car-lb-001", "car-vw-002"])
    #expect((views[2]["frame"] as? [String: Double]) == ["x": 16, "y": 92, "width": 288, "height": 2])
    #expect(views[1]["text"] as? String == "Fährverbindungen" && views[1]["firstBaseline"] != nil)
  }

  /// The rule is recorded with a width of 250. The others are as recorded: at 16 from the edges and from one another.
  @Test("recorded frames are counted, and those that differ are listed with their cause")
  func recorded() throws {
    let result = try layout("--recorded")
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == "\(Self.card): 2 of 3 frames match within half a point; not compared: 1 root")
    #expect(lines.count == 3)
    let words = try #require(lines.last).split(separator: " ")
    let expected = "car-vw-002 26 view CardView 16 92 250 2 16 92 268 2 18 geometry"
    #expect(words == expected.split(separator: " "))
    #expect(try layout("--recorded --exit-zero").status == 0)
    let two = try layout("--recorded '\(Self.card)'").output
    #expect(two.hasSuffix("2 documents: 4 of 6 frames match, 66.7 %; 0 differ by content, 2 by geometry\n"))
    let combined = try layout("--recorded --width 300")
    #expect(combined.status == 64 && combined.error.contains("--width cannot be combined with --recorded"))
  }

  /// A label of 17 points whose recorded width of 60 isn't that of its text.
  @Test("a frame that differs only because of its text's width differs by content")
  func content() throws {
    let folder = try TemporaryFolder(texts: [
      "a.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/><subviews>
      <label text="a" translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <rect key="frame" x="0.0" y="0.0" width="60" height="20.5"/></label></subviews><constraints>
      <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="k-1"/>
      <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k-2"/>
      </constraints></view></objects></document>
      """
    ])
    let output = try layout("--recorded", "\(folder.path)/a.xib").output
    #expect(output.hasPrefix("\(folder.path)/a.xib: 0 of 1 frames match within half a point; not compared: 1 root\n"))
    #expect(output.hasSuffix(" content\n\n"))
  }

  @Test("a picture has all parts with their names and texts")
  func picture() throws {
    let folder = try TemporaryFolder(texts: ["Main.storyboard": Self.scene])
    let path = "\(folder.path)/parts.svg"
    let result = try layout("'\(folder.path)/Main.storyboard' --picture '\(path)'")
    #expect(result.status == 0)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for name in ["CardView", "Ferry", "Settings", "Row"] { #expect(text.contains(">\(name)<"), "\(name)") }
    // The widest is the scene: three columns of 375 and 56 for numbers, 16 apart.
    #expect(text.contains("width=\"1357\""))
    #expect(try layout("--recorded --picture '\(path)'").status == 64)
  }

  @Test("contradictory constraints are a problem in a layout, and a difference of recorded frames")
  func conflict() throws {
    let folder = try TemporaryFolder(texts: [
      "a.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="0.0" y="0.0" width="30" height="30"/><constraints>
      <constraint firstAttribute="width" constant="40" id="k-1"/>
      <constraint firstAttribute="width" constant="50" id="k-2"/>
      <constraint firstAttribute="height" constant="30" id="k-3"/></constraints></view></subviews><constraints>
      <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="k-4"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k-5"/>
      </constraints></view></objects></document>
      """
    ])
    let path = "\(folder.path)/a.xib"
    for (options, text) in [("", "\n  conflictingConstraints "), ("--recorded", " geometry\n")] {
      let result = try layout(options, path)
      #expect(result.status == 1 && result.error.isEmpty)
      #expect(result.output.contains(text))
    }
  }

  private static let empty = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects/></document>
    """

  @Test("documents that can't be read are reported with their statuses, and the others are laid out")
  func failures() throws {
    let folder = try TemporaryFolder(texts: [
      "damaged.xib": "<document>\n<view></document>", "other.xib": "<a/>", "empty.xib": Self.empty,
    ])
    let missing = try layout("", "\(folder.path)/missing.xib")
    #expect(missing.status == 66 && missing.error.hasPrefix("galley: layout: \(folder.path)/missing.xib: "))
    let damaged = try layout("'\(Self.card)'", "\(folder.path)/damaged.xib")
    #expect(damaged.status == 65 && damaged.error.contains("galley: layout: \(folder.path)/damaged.xib:2:"))
    #expect(damaged.output.contains(": nib CardView, "))
    #expect(try layout("", "\(folder.path)/other.xib").status == 65)
    let empty = try layout("", "\(folder.path)/empty.xib")
    #expect(empty.status == 0 && empty.error.contains("empty.xib: there are no scenes, views, or cells"))
    let device = try layout("--device newton")
    #expect(device.status == 64)
    #expect(device.error.contains("--device: invalid value 'newton', expected one of ipad10_2, "))
    #expect(try ToolProcess.shell(#""$galley" layout"#).status == 64)
  }
}
