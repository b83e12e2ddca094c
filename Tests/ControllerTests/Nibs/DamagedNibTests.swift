import Foundation
import InterfaceDocuments
import TestSupport
import Testing

@testable import UIKit

/// Documents that are damaged in every way that a text can be: they give warnings or errors, and never a trap.
@MainActor
@Suite(.serialized)
struct DamagedNibTests {
  private nonisolated static let names = ["NibCard.xib", "NibTour.storyboard", "NibOther.storyboard"]

  private func text(_ name: String) throws -> String {
    let parts = name.split(separator: ".").map(String.init)
    let path = try #require(InterfaceFiles.path(of: parts[0], type: parts[1], in: .main))
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  /// Makes and lays out every part, and returns the number of warnings, or `nil` for a document that isn't readable.
  private func load(_ text: String) -> Int? {
    do {
      let file = InterfaceFile(try InterfaceDocument(bytes: Array(text.utf8), file: "damaged"))
      for part in file.parts { file.make(part)?.view.layoutIfNeeded() }
      return file.warnings.count
    } catch {
      return nil
    }
  }

  @Test("every element can be missing", arguments: names)
  func missingElements(name: String) throws {
    let lines = try text(name).split(separator: "\n", omittingEmptySubsequences: false)
    // Elements that end on their line, and those that end on a later line of the same indentation.
    for start in Rounds.some(of: Array(lines.indices.dropFirst(2)), quick: 40) {
      let indentation = lines[start].prefix { $0 == " " }
      let content = lines[start].dropFirst(indentation.count)
      guard content.hasPrefix("<"), !content.hasPrefix("</") else { continue }
      var end = start
      if !content.hasSuffix("/>"), !content.contains("</") {
        end = lines[start...].firstIndex { $0.hasPrefix(indentation + "</") } ?? start
      }
      let rest = (lines[..<start] + lines[(end + 1)...]).joined(separator: "\n")
      #expect(load(rest) != nil, "without line \(start + 1)")
    }
  }

  @Test("every attribute can have any value", arguments: names)
  func damagedAttributes(name: String) throws {
    let whole = try text(name)
    let values = ["", "x", "-1", "1e308", "nan", "99999999999", "0", "YES", "crd-vw-001", "view", "🚢"]
    let indices = whole.indices.filter { whole[$0...].hasPrefix("=\"") }
    var random = SeededGenerator(seed: 1)
    for index in Rounds.some(of: indices, quick: 60) {
      let start = whole.index(index, offsetBy: 2)
      guard let end = whole[start...].firstIndex(of: "\"") else { continue }
      let value = values[random.number(below: values.count)]
      let damaged = whole.replacingCharacters(in: start..<end, with: value)
      // The document's type can't be another one.
      if damaged.contains("type=\"com.apple.InterfaceBuilder3") {
        #expect(load(damaged) != nil, "\(value) for \(whole[whole.index(index, offsetBy: -20)..<index])")
      }
    }
  }

  @Test("bytes can be any others")
  func damagedBytes() throws {
    let bytes = Array(try text("NibCard.xib").utf8)
    var random = SeededGenerator(seed: 2)
    var readable = 0
    for _ in 0..<Rounds.count(quick: 60, full: 3000) {
      var damaged = bytes
      for _ in 0..<3 { damaged[random.number(below: bytes.count)] = UInt8(random.number(below: 256)) }
      if load(String(decoding: damaged, as: UTF8.self)) != nil { readable += 1 }
    }
    // Most damage is in attributes and texts.
    #expect(readable > 0)
  }

  @Test("controllers that embed one another in a circle end with a warning")
  func circles() throws {
    func controller(_ id: String, _ next: String) -> String {
      """
      <scene sceneID="s-\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
      <view key="view" id="v-\(id)"><subviews><containerView id="c-\(id)"><connections>
      <segue destination="\(next)" kind="embed" id="e-\(id)"/>
      </connections></containerView></subviews></view></viewController></objects></scene>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes>\(controller("a", "b"))\(controller("b", "a"))</scenes></document>
      """
    #expect(try #require(load(text)) > 0)
  }

  @Test("a collection whose controller's class is missing has the header of the document, also without an identifier")
  func missingCollectionClass() throws {
    for header in ["reuseIdentifier=\"header\"", ""] {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
        <scene sceneID="s-1"><objects>
        <collectionViewController id="c-1" customClass="NoSuchClass" sceneMemberID="viewController">
        <collectionView key="view" id="v-1"><rect key="frame" x="0.0" y="0.0" width="300" height="300"/>
        <collectionViewFlowLayout key="collectionViewLayout" id="l-1">
        <size key="headerReferenceSize" width="50" height="40"/></collectionViewFlowLayout>
        <collectionReusableView key="sectionHeaderView" tag="5" \(header) id="h-1"/>
        <connections><outlet property="dataSource" destination="c-1" id="o-1"/></connections>
        </collectionView></collectionViewController></objects></scene></scenes></document>
        """
      let file = InterfaceFile(try InterfaceDocument(bytes: Array(text.utf8), file: "f"))
      let part = try #require(file.parts.first)
      // The controller is the data source, which the view doesn't hold.
      let made = try #require(file.make(part))
      defer { withExtendedLifetime(made.controller) {} }
      let view = try #require(made.view as? UICollectionView)
      view.frame.size = CGSize(width: 300, height: 300)
      view.layoutIfNeeded()
      let kind = UICollectionView.elementKindSectionHeader
      let shown = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
      #expect(shown?.tag == 5 && shown?.frame.height == 40)
    }
  }

  @Test("constraints between things that can't be compared are left out with a warning")
  func impossibleConstraints() throws {
    let text = DocumentTexts.nib(
      """
      <view id="v-1"><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v-2"/></subviews><constraints>
      <constraint firstItem="v-2" firstAttribute="width" secondItem="v-1" secondAttribute="leading" id="c-1"/>
      <constraint firstItem="v-2" firstAttribute="left" secondItem="v-1" secondAttribute="leading" id="c-2"/>
      <constraint firstItem="v-2" firstAttribute="top" constant="3" id="c-3"/>
      <constraint firstItem="v-2" firstAttribute="top" secondItem="v-9" secondAttribute="top" id="c-4"/>
      <constraint firstItem="v-2" firstAttribute="top" secondItem="v-3" secondAttribute="top" id="c-5"/>
      <constraint firstItem="v-2" firstAttribute="width" constant="30" id="c-6"/>
      </constraints></view><view id="v-3"/>
      """)
    let file = InterfaceFile(try InterfaceDocument(bytes: Array(text.utf8), file: "f"))
    let part = try #require(file.parts.first)
    let view = try #require(file.make(part)?.view)
    view.layoutIfNeeded()
    #expect(view.subviews.first?.frame.width == 30)
    #expect(file.warnings.compactMap(\.id).sorted() == ["c-1", "c-2", "c-3", "c-4", "c-5"])
  }
}
