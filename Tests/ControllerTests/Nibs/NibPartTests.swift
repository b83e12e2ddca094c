import CoreGraphics
import Foundation
import InterfaceDocuments
import Testing
import UIFoundation

@testable import UIKit

/// Parts of documents that public documents of Xcode 13 to 26 have. Frames are those that Interface Builder recorded in them.
@MainActor
@Suite(.serialized)
struct NibPartTests {
  private func made(_ objects: String) throws -> (MadePart, InterfaceFile) {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES" useTraitCollections="YES"
      useSafeAreas="YES"><device id="retina4_0" orientation="portrait" layout="fullscreen" appearance="light"/>
      <accessibilityOverrides isEnabled="YES" dynamicTypePreference="1"/><objects>\(objects)</objects></document>
      """
    let file = InterfaceFile(try InterfaceDocument(bytes: Array(text.utf8), file: "f"))
    return (try #require(file.make(try Self.first(file.parts))), file)
  }

  private static func first(_ parts: [InterfacePart]) throws -> InterfacePart { try #require(parts.first) }

  /// KeePassium, DatabaseCreatorVC.storyboard: the scroll view is 568 high on a screen of 568 without a keyboard.
  @Test("constraints refer to the keyboard's layout guide")
  func keyboard() throws {
    let (made, file) = try made(
      """
      <view id="v-1"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/><subviews>
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="s-1">
      <rect key="frame" x="0.0" y="0.0" width="320" height="568"/></scrollView></subviews>
      <viewLayoutGuide key="safeArea" id="g-1"/><keyboardLayoutGuide key="keyboard" id="g-2"/><constraints>
      <constraint firstItem="s-1" firstAttribute="top" secondItem="g-1" secondAttribute="top" id="c-1"/>
      <constraint firstItem="s-1" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" id="c-2"/>
      <constraint firstAttribute="trailing" secondItem="s-1" secondAttribute="trailing" id="c-3"/>
      <constraint firstItem="s-1" firstAttribute="bottom" secondItem="g-2" secondAttribute="top" id="c-4"/>
      </constraints></view>
      """)
    #expect(file.warnings.isEmpty)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.addSubview(made.view)
    window.layoutIfNeeded()
    #expect(made.view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
  }

  /// DuckDuckGo for iOS, Debug.storyboard: rows with such a configuration are 44.5 high at 2x.
  @Test("a cell has the content configuration of the document")
  func contentConfiguration() throws {
    let screen = (UIScreen.main.bounds, UIScreen.main.scale)
    (UIScreen.main.bounds, UIScreen.main.scale) = (CGRect(x: 0, y: 0, width: 414, height: 896), 2)
    defer { (UIScreen.main.bounds, UIScreen.main.scale) = screen }
    let (made, file) = try made(
      """
      <tableViewController id="t-1"><tableView key="view" dataMode="static" style="plain" rowHeight="-1" id="v-1">
      <rect key="frame" x="0.0" y="0.0" width="414" height="896"/><sections><tableViewSection id="x-1"><cells>
      <tableViewCell accessoryType="disclosureIndicator" id="r-1"><rect key="frame" x="0.0" y="0.0" width="414" height="44.5"/>
      <tableViewCellContentView key="contentView" tableViewCell="r-1" id="k-1">
      <rect key="frame" x="0.0" y="0.0" width="383.5" height="44.5"/></tableViewCellContentView>
      <listContentConfiguration key="contentConfiguration" text="History" secondaryText=""/>
      </tableViewCell></cells></tableViewSection></sections></tableView></tableViewController>
      """)
    #expect(file.warnings.isEmpty)
    let table = try #require(made.view as? UITableView)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
    window.rootViewController = made.controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let configuration = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(configuration.text == "History" && configuration.secondaryText == nil)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44.5)
    #expect(cell.contentView.frame.width == 383.5)
  }

  /// Element for iOS, RoomContextualMenuToolbarView.xib: Interface Builder leaves the constraints of such a view out.
  @Test("the constraints of a view that isn't installed aren't damaged")
  func uninstalled() throws {
    let (made, file) = try made(
      """
      <view id="v-1"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/><subviews>
      <toolbar translatesAutoresizingMaskIntoConstraints="NO" id="b-1">
      <rect key="frame" x="0.0" y="0.0" width="100" height="44"/></toolbar></subviews><constraints>
      <constraint firstItem="b-1" firstAttribute="top" secondItem="v-1" secondAttribute="top" id="c-1"/></constraints>
      <variation key="default"><mask key="subviews"><exclude reference="b-1"/></mask></variation></view>
      """)
    #expect(file.warnings.isEmpty && made.view.subviews.isEmpty)
  }
}
