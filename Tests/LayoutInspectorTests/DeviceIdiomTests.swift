import CoreGraphics
import Foundation
import InterfaceDocuments
import LayoutInspector
import TestSupport
import Testing
import UIKit

/// Images with variants for devices. Python's zlib wrote the PNG files, which have one bit per pixel.
@MainActor
@Suite(.serialized)
struct DeviceIdiomTests {
  /// 20 by 10 pixels.
  private static let small =
    "iVBORw0KGgoAAAANSUhEUgAAABQAAAAKAQAAAACcLkNLAAAADElEQVR42mNgIA4AAAAoAAELqaEoAAAAAElFTkSuQmCC"
  /// 30 by 15 pixels.
  private static let large =
    "iVBORw0KGgoAAAANSUhEUgAAAB4AAAAPAQAAAADbwUIxAAAADElEQVR42mNgoBoAAABLAAGBkulWAAAAAElFTkSuQmCC"

  /// Two image views at the corner, the first with an image of a catalog, and the second with one of a file.
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
    <view id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="60"/><subviews>
    <imageView image="Pic" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
    <imageView image="star" translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews><constraints>
    <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="k-1"/>
    <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k-2"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="k-3"/>
    <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k-4"/>
    </constraints></view></objects></document>
    """

  @Test(
    "images are those for the device, and the process's device is as before",
    arguments: [("retina4_7", CGSize(width: 20, height: 10)), ("ipad9_7", CGSize(width: 30, height: 15))])
  func images(device: String, size: CGSize) throws {
    let (small, large) = (Data(base64Encoded: Self.small), Data(base64Encoded: Self.large))
    let contents = """
      {"images": [{"idiom": "iphone", "scale": "1x", "filename": "s.png"},
      {"idiom": "ipad", "scale": "1x", "filename": "l.png"}]}
      """
    let folder = try TemporaryFolder([
      "Assets.xcassets/Pic.imageset/Contents.json": Data(contents.utf8),
      "Assets.xcassets/Pic.imageset/s.png": try #require(small),
      "Assets.xcassets/Pic.imageset/l.png": try #require(large),
      "star.png": try #require(small), "star~ipad.png": try #require(large),
    ])
    let folders = InterfaceFiles.folders
    InterfaceFiles.folders = [folder.path]
    defer { InterfaceFiles.folders = folders }
    let file = InterfaceFile(try InterfaceDocument(bytes: Array(Self.document.utf8), file: "Card.xib"))
    let canvas = try #require(CanvasDevice(named: device))
    let layout = DocumentLayout(file, device: canvas, width: nil, environment: LayoutEnvironment())
    let part = try #require(file.parts.first)
    let root = try #require(layout.layOut(part)).root
    #expect(root.subviews.map(\.report.frame.size) == [size, size])
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
  }

  /// The sizes are those that the constraints state for the size classes of Apple's table.
  @Test(
    "constants and constraints are those for the device's size classes, and the process's are as before",
    arguments: [("retina4_7", 30, 8), ("ipad9_7", 40, 8)] as [(String, CGFloat, CGFloat)])
  func sizeClasses(device: String, width: CGFloat, top: CGFloat) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="300" height="60"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      <constraint firstAttribute="width" constant="30" id="k-1">
      <variation key="heightClass=regular-widthClass=regular" constant="40"/></constraint>
      <constraint firstAttribute="height" constant="10" id="k-2"/></constraints></view></subviews><constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="k-3">
      <variation key="heightClass=regular" constant="8"/></constraint>
      <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k-4"/>
      </constraints></view></objects></document>
      """
    let usual = UITraitCollection.current
    let file = InterfaceFile(try InterfaceDocument(bytes: Array(text.utf8), file: "Card.xib"))
    let canvas = try #require(CanvasDevice(named: device))
    let layout = DocumentLayout(file, device: canvas, width: nil, environment: LayoutEnvironment())
    let part = try #require(file.parts.first)
    let root = try #require(layout.layOut(part)).root
    #expect(root.subviews.map(\.report.frame) == [CGRect(x: 0, y: top, width: width, height: 10)])
    #expect(UITraitCollection.current.horizontalSizeClass == usual.horizontalSizeClass)
  }
}
