import CoreGraphics
import InterfaceDocuments
import Testing
import UIKit

/// Views without constraints in documents with Auto Layout. Xcode marks them with `fixedFrame`, and adds constraints for
/// their position and size when it compiles the document.
@MainActor
@Suite(.serialized)
struct FixedFrameTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <objects>
    <view contentMode="scaleToFill" id="roo-tv-001">
    <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
    <subviews>
    <label fixedFrame="YES" text="A" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
    <rect key="frame" x="200" y="150" width="80" height="30"/>
    <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMinY="YES"/>
    </label>
    <label text="B" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-002"/>
    </subviews>
    <constraints>
    <constraint firstItem="lab-el-002" firstAttribute="leading" secondItem="lab-el-001" secondAttribute="leading" id="con-st-001"/>
    <constraint firstItem="lab-el-002" firstAttribute="top" secondItem="lab-el-001" secondAttribute="bottom" id="con-st-002"/>
    </constraints>
    </view>
    </objects>
    </document>
    """

  @Test("a view with a fixed frame keeps it from the top left corner, is unambiguous, and others refer to it")
  func kept() throws {
    let file = InterfaceFile(try InterfaceDocument(bytes: Array(Self.document.utf8), file: "f.xib"))
    let part = try #require(file.parts.first)
    let root = try #require(file.make(part)).view
    for size in [CGSize(width: 300, height: 200), CGSize(width: 500, height: 400)] {
      root.frame.size = size
      root.layoutIfNeeded()
      #expect(root.subviews[0].frame == CGRect(x: 200, y: 150, width: 80, height: 30))
      #expect(root.subviews[1].frame.origin == CGPoint(x: 200, y: 180))
      #expect(!root.subviews[0].hasAmbiguousLayout)
    }
  }
}
