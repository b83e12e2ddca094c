import Foundation
import TestSupport
import Testing

@testable import LocalizationAudit

/// Documents of Interface Builder that tests write, in a folder.
struct DocumentSample {
  let folder: TemporaryFolder
  private let files: [String: String]

  init(_ files: [String: String]) throws {
    self.files = files
    folder = try TemporaryFolder(texts: files)
  }

  /// Returns the members of a JSON object.
  static func object(_ text: some StringProtocol) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  /// Returns the line of the element with an id, from 1.
  func line(of id: String, in name: String) -> Int {
    let lines = (files[name] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.firstIndex { $0.contains("id=\"\(id)\"") } ?? -1) + 1
  }

  /// Audits a document.
  @MainActor
  func findings(
    _ name: String, _ change: (inout DocumentAudit) -> Void = { _ in }
  ) throws -> [DocumentFinding] {
    var audit = DocumentAudit()
    change(&audit)
    return try audit.findings(in: path(name))
  }

  /// Audits a document, and returns the findings as words.
  @MainActor
  func words(_ name: String, _ change: (inout DocumentAudit) -> Void = { _ in }) throws -> [String] {
    try findings(name, change).map(\.words)
  }

  /// Audits a document, and returns the whole report.
  @MainActor
  func report(_ name: String, _ change: (inout DocumentAudit) -> Void = { _ in }) throws -> DocumentReport {
    var audit = DocumentAudit()
    change(&audit)
    return try audit.report(on: path(name))
  }

  private static let attributes = """
    version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES"
    """

  /// Returns a nib with a view of 300 by 400 points.
  static func nib(_ subviews: String, constraints: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" \(attributes)>
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <objects>
    <view contentMode="scaleToFill" id="roo-tv-001">
    <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
    <subviews>
    \(subviews)
    </subviews>
    <constraints>
    \(constraints)
    </constraints>
    </view>
    </objects>
    </document>

    """
  }

  /// Returns a storyboard with a scene on a screen of 375 by 667 points.
  static func storyboard(_ subviews: String, constraints: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \(attributes)>
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>
    <scene sceneID="sce-ne-001">
    <objects>
    <viewController title="Screen" id="con-tr-001" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="roo-tv-001">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    \(subviews)
    </subviews>
    <constraints>
    \(constraints)
    </constraints>
    </view>
    </viewController>
    </objects>
    </scene>
    </scenes>
    </document>

    """
  }

  static let body = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"

  /// Returns a label of one line, with the body font.
  static func label(_ id: String, _ text: String, font: String = body, constraints: String = "") -> String {
    """
    <label opaque="NO" text="\(text)" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    \(font)
    \(constraints.isEmpty ? "" : "<constraints>\n\(constraints)\n</constraints>")
    </label>
    """
  }

  /// Returns an equal size of the view that the constraint belongs to.
  static func size(_ attribute: String, _ points: Int, _ id: String, priority: Int = 1000) -> String {
    "<constraint firstAttribute=\"\(attribute)\" constant=\"\(points)\" priority=\"\(priority)\" id=\"\(id)\"/>"
  }

  /// Returns the leading and top constraints of a view, so many points from those of the root.
  static func place(_ view: String, _ x: Int, _ y: Int, in root: String = "roo-tv-001") -> String {
    """
    <constraint firstItem="\(view)" firstAttribute="leading" secondItem="\(root)" secondAttribute="leading" constant="\(x)" id="\(view)-x"/>
    <constraint firstItem="\(view)" firstAttribute="top" secondItem="\(root)" secondAttribute="top" constant="\(y)" id="\(view)-y"/>
    """
  }
}
