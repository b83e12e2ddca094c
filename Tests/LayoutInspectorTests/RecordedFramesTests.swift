import CoreGraphics
import InterfaceDocuments
import LayoutInspector
import Testing
import UIKit

@MainActor
@Suite(.serialized)
struct RecordedFramesTests {
  /// A scene whose header lies 16 below a safe area of 44. The frames are computed from the constraints by hand.
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17506" \
    useAutolayout="YES" useSafeAreas="YES" useTraitCollections="YES">
    <device id="retina6_1" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="s-1"><objects><viewController id="c-1" sceneMemberID="viewController">
    <view key="view" id="v-1">
    <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
    <subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="header"><rect key="frame" x="0.0" y="60" width="414" height="100"/>
    <constraints><constraint firstAttribute="height" constant="100" id="k-1"/></constraints></view>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="stale"><rect key="frame" x="0.0" y="160" width="414" height="49"/>
    <constraints><constraint firstAttribute="height" constant="50" id="k-2"/></constraints></view>
    <view misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" id="moved">
    <rect key="frame" x="7" y="7" width="7" height="7"/></view>
    <view id="mask"><rect key="frame" x="8" y="8" width="8" height="8"/></view>
    </subviews>
    <viewLayoutGuide key="safeArea" id="g-1"/>
    <constraints>
    <constraint firstItem="header" firstAttribute="top" secondItem="g-1" secondAttribute="top" constant="16" id="k-3"/>
    <constraint firstItem="header" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" id="k-4"/>
    <constraint firstAttribute="trailing" secondItem="header" secondAttribute="trailing" id="k-5"/>
    <constraint firstItem="stale" firstAttribute="top" secondItem="header" secondAttribute="bottom" id="k-6"/>
    <constraint firstItem="stale" firstAttribute="leading" secondItem="header" secondAttribute="leading" id="k-7"/>
    <constraint firstItem="stale" firstAttribute="width" secondItem="header" secondAttribute="width" id="k-8"/>
    </constraints></view></viewController></objects></scene></scenes></document>
    """

  @Test("views are compared with recorded frames, except those that the document says aren't laid out so")
  func comparison() throws {
    let screen = (UIScreen.main.bounds, UIScreen.main.scale)
    defer { (UIScreen.main.bounds, UIScreen.main.scale) = screen }
    let file = InterfaceFile(try InterfaceDocument(bytes: Array(Self.document.utf8), file: "f"))
    let part = try #require(file.parts.first)
    let views = try #require(RecordedFrames(file).compare(part))
    let answers = Dictionary(uniqueKeysWithValues: views.map { ($0.object.id ?? "", $0) })
    #expect(answers["v-1"]?.exclusion == .root)
    #expect(answers["header"]?.matches == true && answers["header"]?.difference == 0)
    #expect(answers["stale"]?.matches == false && answers["stale"]?.difference == 1)
    #expect(answers["moved"]?.exclusion == .misplaced && answers["moved"]?.matches == nil)
    #expect(answers["mask"]?.exclusion == .autoresizing)
    #expect(UIScreen.main.bounds.size == CGSize(width: 414, height: 896) && UIScreen.main.scale == 2)
  }

  /// Compares the first part of a document of Xcode 12 on a screen 414 by 896 at 2x, or another device.
  private func compare(_ objects: String, device: String = "retina6_1") throws -> [String: RecordedFrames.View] {
    let screen = (UIScreen.main.bounds, UIScreen.main.scale)
    defer { (UIScreen.main.bounds, UIScreen.main.scale) = screen }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" \
      useAutolayout="YES" useSafeAreas="YES"><device id="\(device)" orientation="portrait"/><objects>
      \(objects)</objects></document>
      """
    let file = InterfaceFile(try InterfaceDocument(bytes: Array(text.utf8), file: "f"))
    let part = try #require(file.parts.first)
    let views = try #require(RecordedFrames(file).compare(part))
    return Dictionary(uniqueKeysWithValues: views.map { ($0.object.id ?? "", $0) })
  }

  @Test(
    "a view of a nib has the side margins of a controller's view (IB)",
    arguments: [(375, "retina4_7", 16), (600, "retina6_1", 20)])
  func marginsOfNibs(width: Int, device: String, margin: Int) throws {
    // Documents 00350 and 00867.
    let views = try compare(
      """
      <view id="v-1"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="44"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
      <rect key="frame" x="\(margin)" y="0" width="\(width - 2 * margin)" height="44"/></view></subviews><constraints>
      <constraint firstItem="inner" firstAttribute="leading" secondItem="v-1" secondAttribute="leadingMargin" id="k-1"/>
      <constraint firstAttribute="trailingMargin" secondItem="inner" secondAttribute="trailing" id="k-2"/>
      <constraint firstItem="inner" firstAttribute="top" secondItem="v-1" secondAttribute="top" id="k-3"/>
      <constraint firstAttribute="bottom" secondItem="inner" secondAttribute="bottom" id="k-4"/>
      </constraints></view>
      """, device: device)
    #expect(views["inner"]?.difference == 0)
  }

  @Test("the margins above and below a view of a nib are those of the canvas's safe area (IB)")
  func safeAreaOfNibs() throws {
    // Document 00866: the row is 44 below the top and 34 above the bottom. The box is centered in the safe area.
    let views = try compare(
      """
      <view id="v-1"><rect key="frame" x="0.0" y="0.0" width="600" height="154"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="row">
      <rect key="frame" x="20" y="44" width="560" height="76"/></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="295" y="77" width="10" height="10"/><constraints>
      <constraint firstAttribute="width" constant="10" id="k-5"/>
      <constraint firstAttribute="height" constant="10" id="k-6"/></constraints></view></subviews>
      <viewLayoutGuide key="safeArea" id="g-1"/><constraints>
      <constraint firstItem="row" firstAttribute="leading" secondItem="v-1" secondAttribute="leadingMargin" id="k-1"/>
      <constraint firstAttribute="trailingMargin" secondItem="row" secondAttribute="trailing" id="k-2"/>
      <constraint firstItem="row" firstAttribute="top" secondItem="v-1" secondAttribute="topMargin" id="k-3"/>
      <constraint firstAttribute="bottomMargin" secondItem="row" secondAttribute="bottom" id="k-4"/>
      <constraint firstItem="box" firstAttribute="centerX" secondItem="g-1" secondAttribute="centerX" id="k-7"/>
      <constraint firstItem="box" firstAttribute="centerY" secondItem="g-1" secondAttribute="centerY" id="k-8"/>
      </constraints></view>
      """)
    #expect(views["row"]?.difference == 0 && views["box"]?.difference == 0)
  }

  @Test("a view of a nib that fills the screen has the screen's safe area, and its indicator is animating (IB)")
  func fullScreenNib() throws {
    // Document 00257: 111.5 high with a large indicator, in the middle between 44 and 862.
    let views = try compare(
      """
      <view id="v-1"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews>
      <stackView axis="vertical" alignment="center" spacing="16" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="188.5" y="408" width="37" height="90"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="upper"><rect key="frame" x="0.0" y="0.0" width="37" height="37"/>
      <constraints><constraint firstAttribute="width" constant="37" id="k-1"/>
      <constraint firstAttribute="height" constant="37" id="k-2"/></constraints></view>
      <activityIndicatorView hidesWhenStopped="YES" animating="YES" style="large" \
      translatesAutoresizingMaskIntoConstraints="NO" id="spinner"><rect key="frame" x="0.0" y="53" width="37" height="37"/>
      </activityIndicatorView></subviews></stackView></subviews>
      <viewLayoutGuide key="safeArea" id="g-1"/><constraints>
      <constraint firstItem="stack" firstAttribute="centerX" secondItem="g-1" secondAttribute="centerX" id="k-3"/>
      <constraint firstItem="stack" firstAttribute="centerY" secondItem="g-1" secondAttribute="centerY" id="k-4"/>
      </constraints></view>
      """)
    #expect(views["stack"]?.difference == 0 && views["spinner"]?.difference == 0)
  }

  @Test(
    "what is centered in the safe area tells an inset above that nothing else gives (IB)",
    arguments: [("retina4_7", 375, 667, 323.5), ("retina5_5", 414, 736, 390)] as [(String, Int, Int, Double)])
  func middleOfSafeArea(device: String, width: Int, height: Int, y: Double) throws {
    // StarredViewController.xib of Pocket Casts, Xcode 13: the middle is that of the view, without the status bar. Document
    // 01531, Xcode 16: the middle is 32 lower, below a status bar of 20 and a navigation bar of 44.
    let views = try compare(
      """
      <view id="v-1"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="20" y="\(y)" width="20" height="20"/><constraints>
      <constraint firstAttribute="width" constant="20" id="k-1"/>
      <constraint firstAttribute="height" constant="20" id="k-2"/></constraints></view></subviews>
      <viewLayoutGuide key="safeArea" id="g-1"/><constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" constant="20" id="k-3"/>
      <constraint firstItem="box" firstAttribute="centerY" secondItem="g-1" secondAttribute="centerY" id="k-4"/>
      </constraints></view>
      """, device: device)
    #expect(views["box"]?.difference == 0)
  }

  /// A row at (16, 8) in a view, with the given views.
  private func row(_ width: Double, _ height: Double, spacing: Int = 0, _ views: String) -> String {
    """
    <view id="v-1"><rect key="frame" x="0.0" y="0.0" width="320" height="60"/><subviews>
    <stackView spacing="\(spacing)" translatesAutoresizingMaskIntoConstraints="NO" id="row">
    <rect key="frame" x="16" y="8" width="\(width)" height="\(height)"/><subviews>\(views)</subviews></stackView></subviews>
    <constraints>
    <constraint firstItem="row" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" constant="16" id="k-1"/>
    <constraint firstItem="row" firstAttribute="top" secondItem="v-1" secondAttribute="top" constant="8" id="k-2"/>
    </constraints></view>
    """
  }

  /// A view with a width and a height.
  private func box(_ id: String, _ x: Double, _ width: Double, _ height: Double) -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="\(x)" y="0.0" width="\(width)" height="\(height)"/><constraints>
    <constraint firstAttribute="width" constant="\(width)" id="w-\(id)"/>
    <constraint firstAttribute="height" constant="\(height)" id="h-\(id)"/></constraints></view>
    """
  }

  @Test("views have the intrinsic sizes that a document sets for the canvas (IB)")
  func placeholders() throws {
    // EpisodeListTableViewCell.xib of Pocket Casts, Xcode 14: "1h 32m" at 12 points, 46 by 16, and what follows it.
    let views = try compare(
      row(
        149.5, 16, spacing: 12,
        """
        <label text="1h 32m" placeholderIntrinsicWidth="46" placeholderIntrinsicHeight="16" \
        translatesAutoresizingMaskIntoConstraints="NO" id="time"><rect key="frame" x="0.0" y="0.0" width="46" height="16"/>
        <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="12"/></label>
        \(box("rest", 58, 91.5, 16))
        """))
    #expect(views["time"]?.difference == 0 && views["rest"]?.difference == 0 && views["row"]?.difference == 0)
  }

  @Test("views that nothing sizes have their recorded size, and aren't compared (IB)")
  func standIns() throws {
    // EpisodeListSearchController.xib of Pocket Casts, Xcode 14: an empty label is 50 wide, and the row includes it.
    let label = """
      <label text="" translatesAutoresizingMaskIntoConstraints="NO" id="empty">
      <rect key="frame" x="178.5" y="0.0" width="50" height="18"/></label>
      """
    let views = try compare(row(228.5, 18, box("text", 0, 178.5, 18) + label))
    #expect(views["empty"]?.exclusion == .standIn && views["empty"]?.matches == nil)
    #expect(views["text"]?.difference == 0 && views["row"]?.difference == 0)
  }

  @Test("the view of a scene has its recorded size even if constraints determine its size (IB)")
  func rootWithoutMask() throws {
    // Document 00432: the view of a controller doesn't translate its autoresizing mask.
    let views = try compare(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v-1">
      <rect key="frame" x="0.0" y="0.0" width="310" height="60"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
      <rect key="frame" x="0.0" y="0.0" width="310" height="60"/></view></subviews><constraints>
      <constraint firstItem="inner" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" id="k-1"/>
      <constraint firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" id="k-2"/>
      <constraint firstItem="inner" firstAttribute="top" secondItem="v-1" secondAttribute="top" id="k-3"/>
      <constraint firstAttribute="bottom" secondItem="inner" secondAttribute="bottom" id="k-4"/>
      </constraints></view>
      """)
    #expect(views["inner"]?.difference == 0)
  }

  @Test("with recorded sizes, texts have the sizes of the document")
  func recordedSizes() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="v-1"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/><subviews>
      <label text="a" translatesAutoresizingMaskIntoConstraints="NO" id="l-1">
      <rect key="frame" x="0.0" y="0.0" width="61" height="23"/></label></subviews><constraints>
      <constraint firstItem="l-1" firstAttribute="top" secondItem="v-1" secondAttribute="top" id="k-1"/>
      <constraint firstItem="l-1" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" id="k-2"/>
      </constraints></view></objects></document>
      """
    for (usesRecordedSizes, matches) in [(true, true), (false, false)] {
      let file = InterfaceFile(try InterfaceDocument(bytes: Array(text.utf8), file: "f"))
      let part = try #require(file.parts.first)
      let views = try #require(RecordedFrames(file, usesRecordedSizes: usesRecordedSizes).compare(part))
      #expect(views.last?.matches == matches)
    }
  }

  /// A line of the body style is 20.287 points high at 17 points, 17.9 at 15 (small), and 16.707 at 14 (extra small):
  /// 1.1934 of the size, rounded up to half a point. A button has 12 more, rounded up to the point: 33, 30, and 29.
  @Test(
    "documents that Xcode drew at a smaller text size aren't compared",
    arguments: [
      ("label", 20.5, true), ("label", 18, false), ("label", 17, false), ("button", 33, true), ("button", 29, false),
    ] as [(String, Double, Bool)])
  func textSize(kind: String, height: Double, isCompared: Bool) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="20037" useAutolayout="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/><objects>
      <view id="v-1"><rect key="frame" x="0.0" y="0.0" width="300" height="60"/><subviews>
      <\(kind) text="Text" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="l-1">
      <rect key="frame" x="0.0" y="0.0" width="300" height="\(height)"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/><state key="normal" title="Text"/></\(kind)>
      </subviews><constraints>
      <constraint firstItem="l-1" firstAttribute="top" secondItem="v-1" secondAttribute="top" id="k-1"/>
      <constraint firstItem="l-1" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" id="k-2"/>
      <constraint firstAttribute="trailing" secondItem="l-1" secondAttribute="trailing" id="k-3"/>
      </constraints></view></objects></document>
      """
    let screen = (UIScreen.main.bounds, UIScreen.main.scale)
    defer { (UIScreen.main.bounds, UIScreen.main.scale) = screen }
    let file = InterfaceFile(try InterfaceDocument(bytes: Array(text.utf8), file: "f"))
    let part = try #require(file.parts.first)
    let label = try #require(RecordedFrames(file).compare(part)?.last)
    #expect(label.exclusion == (isCompared ? nil : .otherTextSize) && label.matches == (isCompared ? true : nil))
  }
}
