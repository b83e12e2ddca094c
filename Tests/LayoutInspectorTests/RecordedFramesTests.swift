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
    let file = InterfaceFile(try InterfaceDocument(bytes: Array(Self.document.utf8), file: "f"))
    let part = try #require(file.parts.first)
    let views = try #require(RecordedFrames(file).compare(part))
    let answers = Dictionary(uniqueKeysWithValues: views.map { ($0.object.id ?? "", $0) })
    #expect(answers["v-1"]?.exclusion == .root)
    #expect(answers["header"]?.matches == true && answers["header"]?.difference == 0)
    #expect(answers["stale"]?.matches == false && answers["stale"]?.difference == 1)
    #expect(answers["moved"]?.exclusion == .misplaced && answers["moved"]?.matches == nil)
    #expect(answers["mask"]?.exclusion == .autoresizing)
  }

  @Test("the process has the canvas's screen, idiom, and version while parts are compared, and then its own")
  func process() throws {
    let screen = (UIScreen.main.bounds, UIScreen.main.scale)
    let version = SystemVersion.current
    let text = Self.document.replacing("<device id=\"retina6_1\"", with: "<device id=\"ipad11_0rounded\"")
      .replacing(/toolsVersion="[0-9.]*"/, with: "toolsVersion=\"24093\"")
    #expect(text.contains("ipad11_0rounded") && text.contains("24093"))
    let file = InterfaceFile(try InterfaceDocument(bytes: Array(text.utf8), file: "f"))
    let part = try #require(file.parts.first)
    #expect(RecordedFrames(file).compare(part) != nil)
    #expect(UIScreen.main.bounds == screen.0 && UIScreen.main.scale == screen.1)
    #expect(UIDevice.current.userInterfaceIdiom == .phone && SystemVersion.current == version)
  }

  /// Compares the first part of a document of Xcode 12 on a screen 414 by 896 at 2x, or another device.
  private func compare(
    _ objects: String, device: String = "retina6_1", orientation: String = "portrait", designables: String = ""
  ) throws -> [String: RecordedFrames.View] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" \
      useAutolayout="YES" useSafeAreas="YES"><device id="\(device)" orientation="\(orientation)"/><objects>
      \(objects)</objects><designables>\(designables)</designables></document>
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

  @Test("constraints that Xcode removes when it builds hold on the canvas (IB)")
  func placeholderConstraints() throws {
    // ULErrorViewController.xib of WooCommerce, Xcode 15: the button has no other height than 30.
    let views = try compare(
      """
      <view id="v-1"><rect key="frame" x="0.0" y="0.0" width="382" height="60"/><subviews>
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0.0" y="9" width="382" height="16"/><subviews>
      <button buttonType="system" verticalHuggingPriority="1000" translatesAutoresizingMaskIntoConstraints="NO" id="action">
      <rect key="frame" x="0.0" y="0.0" width="382" height="16"/><state key="normal" title="Action Button"/></button></subviews>
      <constraints><constraint firstAttribute="height" constant="16" placeholder="YES" id="k-1"/></constraints></stackView>
      </subviews><constraints>
      <constraint firstItem="stack" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" id="k-2"/>
      <constraint firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" id="k-3"/>
      <constraint firstItem="stack" firstAttribute="top" secondItem="v-1" secondAttribute="top" constant="9" id="k-4"/>
      </constraints></view>
      """)
    #expect(views["stack"]?.difference == 0 && views["action"]?.difference == 0)
  }

  @Test("views of designable classes have the intrinsic sizes that the document lists (IB)")
  func designables() throws {
    // Corona-Warn: labels that the document has at 17 points; HomeListItemView.xib and HomeTraceLocationsTableViewCell.xib,
    // Xcode 12 and 13. Five lines of 1081 points are 90 high in 237.
    let text =
      "Lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam nonumy eirmod tempor invidunt ut labore et dolore "
      + "magna aliquyam erat, sed diam voluptua."
    func label(_ id: String, _ y: Double, _ width: Int, _ height: Int, _ text: String, lines: Int) -> String {
      """
      <label text="\(text)" numberOfLines="\(lines)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0.0" y="\(y)" width="\(width)" height="\(height)"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/><constraints>
      <constraint firstAttribute="width" constant="\(width)" id="w-\(id)"/></constraints></label>
      """
    }
    let views = try compare(
      """
      <view id="v-1"><rect key="frame" x="0.0" y="0.0" width="490" height="200"/><subviews>
      \(label("line", 0, 490, 18, "Body Label", lines: 1))\(label("wrapped", 18, 237, 90, text, lines: 0))
      <button translatesAutoresizingMaskIntoConstraints="NO" id="action">
      <rect key="frame" x="0.0" y="108" width="65" height="50"/><state key="normal" title="Button"/></button></subviews>
      <constraints>
      <constraint firstItem="line" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" id="k-1"/>
      <constraint firstItem="line" firstAttribute="top" secondItem="v-1" secondAttribute="top" id="k-2"/>
      <constraint firstItem="wrapped" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" id="k-3"/>
      <constraint firstItem="wrapped" firstAttribute="top" secondItem="line" secondAttribute="bottom" id="k-4"/>
      <constraint firstItem="action" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" id="k-5"/>
      <constraint firstItem="action" firstAttribute="top" secondItem="wrapped" secondAttribute="bottom" id="k-6"/>
      </constraints></view>
      """,
      designables: """
        <designable name="line"><size key="intrinsicContentSize" width="76.5" height="18"/></designable>
        <designable name="wrapped"><size key="intrinsicContentSize" width="1081" height="18"/></designable>
        <designable name="action"><size key="intrinsicContentSize" width="65" height="50"/></designable>
        """)
    #expect(views["line"]?.difference == 0 && views["action"]?.difference == 0)
    #expect(views["wrapped"]?.matches == true)
  }

  /// The second item is the view's safe area, which is the view's bounds here.
  @Test("a plain view in a column is at least 50 high (IB)", arguments: ["name", "guide"])
  func arrangedInColumn(around: String) throws {
    // RoomMemberDetailsViewController.xib of Element, Xcode 12: 50 high, although the label in it is 18 high and hugs at
    // 252. HomeLinkCardView.xib of Corona-Warn, Xcode 14: 50 high, although 24 are enough.
    let label = """
      <label text="Display name" verticalHuggingPriority="252" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="20" y="0.0" width="335" height="50"/>
      <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/></label>
      """
    let views = try compare(
      """
      <view id="v-1"><rect key="frame" x="0.0" y="0.0" width="375" height="200"/><subviews>
      <stackView axis="vertical" spacing="7" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0.0" y="0.0" width="375" height="107"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="name"><rect key="frame" x="0.0" y="0.0" width="375" height="50"/>
      <subviews>\(label)</subviews><viewLayoutGuide key="safeArea" id="guide"/><constraints>
      <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing" constant="20" id="k-1"/>
      <constraint firstItem="label" firstAttribute="leading" secondItem="name" secondAttribute="leading" constant="20" id="k-2"/>
      <constraint firstItem="\(around)" firstAttribute="bottom" secondItem="label" secondAttribute="bottom" id="k-3"/>
      <constraint firstItem="label" firstAttribute="top" secondItem="\(around)" secondAttribute="top" id="k-4"/>
      <constraint firstAttribute="height" priority="250" id="k-5"/></constraints></view>
      <view verticalHuggingPriority="750" verticalCompressionResistancePriority="754" \
      translatesAutoresizingMaskIntoConstraints="NO" id="spacer"><rect key="frame" x="0.0" y="57" width="375" height="50"/>
      <constraints><constraint firstAttribute="height" relation="greaterThanOrEqual" priority="999" constant="24" id="k-6"/>
      </constraints></view></subviews></stackView></subviews><constraints>
      <constraint firstItem="stack" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" id="k-7"/>
      <constraint firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" id="k-8"/>
      <constraint firstItem="stack" firstAttribute="top" secondItem="v-1" secondAttribute="top" id="k-9"/>
      </constraints></view>
      """)
    #expect(["stack", "name", "label", "spacer"].allSatisfy { views[$0]?.difference == 0 })
  }

  @Test("a plain view in a row has the length that a placeholder or a designable class gives it")
  func arrangedWithLength() throws {
    func plain(_ id: String, _ x: Double, _ attributes: String = "") -> String {
      """
      <view \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(x)" y="0.0" width="30" height="10"/><constraints>
      <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="5" id="w-\(id)"/>
      <constraint firstAttribute="height" constant="10" id="h-\(id)"/></constraints></view>
      """
    }
    let views = try compare(
      row(60, 10, plain("placeholder", 0, "placeholderIntrinsicWidth=\"30\"") + plain("designable", 30)),
      designables: """
        <designable name="designable"><size key="intrinsicContentSize" width="30" height="-1"/></designable>
        """)
    #expect(["row", "placeholder", "designable"].allSatisfy { views[$0]?.difference == 0 })
  }

  @Test("a plain view in a row is at least 240 wide, if there is room (IB)")
  func arrangedInRow() throws {
    // ShippingLabelSummaryTableViewCell.xib of WooCommerce, Xcode 13: the label hugs at 251, and the one beside the view at
    // 250. The view has the rest of 288.
    func label(_ id: String, _ x: Double, _ width: Double, hugging: Int) -> String {
      """
      <label text="Label" horizontalHuggingPriority="\(hugging)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(x)" y="0.0" width="\(width)" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let inner = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
      <rect key="frame" x="0.0" y="0.0" width="238.5" height="20.5"/><subviews>\(label("text", 0, 238.5, hugging: 251))
      </subviews><constraints>
      <constraint firstItem="text" firstAttribute="leading" secondItem="inner" secondAttribute="leading" id="k-3"/>
      <constraint firstAttribute="trailing" secondItem="text" secondAttribute="trailing" id="k-4"/>
      <constraint firstItem="text" firstAttribute="top" secondItem="inner" secondAttribute="top" id="k-5"/>
      <constraint firstAttribute="bottom" secondItem="text" secondAttribute="bottom" id="k-6"/></constraints></view>
      """
    let end = """
      <constraints><constraint firstAttribute="trailing" secondItem="row" secondAttribute="trailing" constant="16" id="k-7"/>
      """
    let row = row(288, 20.5, spacing: 8, inner + label("other", 246.5, 41.5, hugging: 250))
    let views = try compare(row.replacing("</subviews>\n<constraints>", with: "</subviews>\n\(end)"))
    #expect(["row", "inner", "text", "other"].allSatisfy { views[$0]?.difference == 0 })
  }

  /// A length or two edges that the superview's constraints give size it, to 0 here, so that the recorded height is stale.
  @Test(
    "a plain view that nothing sizes has its recorded size, and isn't compared (IB)",
    arguments: [
      ("", true),
      ("<constraint firstItem=\"around\" firstAttribute=\"height\" id=\"k-7\"/>", false),
      (
        """
        <constraint firstItem="around" firstAttribute="bottom" secondItem="v-1" secondAttribute="top" id="k-7"/>
        """, false
      ),
      ("<constraint firstItem=\"around\" firstAttribute=\"height\" priority=\"250\" id=\"k-7\"/>", true),
    ])
  func standInAroundContent(constraint: String, isStandIn: Bool) throws {
    // FolderListCell.xib of Pocket Casts, Xcode 13: the labels hang on the middle of the view. In SetupBiometricsViewController
    // of Element, Xcode 12, too.
    let views = try compare(
      """
      <view id="v-1"><rect key="frame" x="0.0" y="0.0" width="180" height="100"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="around">
      <rect key="frame" x="0.0" y="0.0" width="180" height="65"/><subviews>
      <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
      <rect key="frame" x="0.0" y="13" width="180" height="19.5"/>
      <fontDescription key="fontDescription" type="system" weight="medium" pointSize="16"/></label></subviews><constraints>
      <constraint firstAttribute="trailing" secondItem="title" secondAttribute="trailing" id="k-1"/>
      <constraint firstItem="title" firstAttribute="leading" secondItem="around" secondAttribute="leading" id="k-2"/>
      <constraint firstItem="title" firstAttribute="centerY" secondItem="around" secondAttribute="centerY" \
      constant="-10" id="k-3"/></constraints></view></subviews><constraints>\(constraint)
      <constraint firstItem="around" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" id="k-4"/>
      <constraint firstAttribute="trailing" secondItem="around" secondAttribute="trailing" id="k-5"/>
      <constraint firstItem="around" firstAttribute="top" secondItem="v-1" secondAttribute="top" id="k-6"/>
      </constraints></view>
      """)
    #expect((views["around"]?.exclusion == .standIn) == isStandIn && views["title"]?.matches == isStandIn)
    #expect(views["around"]?.matches == (isStandIn ? nil : false))
  }

  @Test("a hidden activity indicator keeps its place in a row (IB)")
  func hiddenIndicator() throws {
    // UserEpisodeDetailViewController.xib of Pocket Casts, Xcode 14.
    let spinner = """
      <activityIndicatorView hidden="YES" hidesWhenStopped="YES" style="gray" \
      translatesAutoresizingMaskIntoConstraints="NO" id="spinner"><rect key="frame" x="42" y="0.0" width="16" height="16"/>
      <constraints><constraint firstAttribute="width" constant="16" id="k-3"/>
      <constraint firstAttribute="height" constant="16" id="k-4"/></constraints></activityIndicatorView>
      """
    let views = try compare(row(79, 16, spacing: 5, box("failed", 0, 37, 16) + spinner + box("download", 63, 16, 16)))
    #expect(views["download"]?.difference == 0 && views["row"]?.difference == 0)
    #expect(views["spinner"]?.difference == 0)
  }

  @Test("labels have whole points where more of them do than pixels (IB)", arguments: [true, false])
  func wholePoints(isWhole: Bool) throws {
    // Add.storyboard of NetNewsWire, Xcode 16: labels of 17 points are 21 high, 11.667 from the top of a row of 44 at 3x. A
    // line is 20.287 high, so 20.333 in pixels, which is 12 from the top (the label "Folder" in other documents).
    let (y, height) = isWhole ? (11.667, 21) : (12, 20.333)
    let label = """
      <label text="Folder" translatesAutoresizingMaskIntoConstraints="NO" id="folder">
      <rect key="frame" x="20" y="\(y)" width="100" height="\(height)"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    let views = try compare(
      """
      <view id="v-1"><rect key="frame" x="0.0" y="0.0" width="343" height="44"/><subviews>\(label)</subviews><constraints>
      <constraint firstItem="folder" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" constant="20" id="k-1"/>
      <constraint firstAttribute="trailing" secondItem="folder" secondAttribute="trailing" constant="223" id="k-2"/>
      <constraint firstItem="folder" firstAttribute="centerY" secondItem="v-1" secondAttribute="centerY" id="k-3"/>
      </constraints></view>
      """, device: "retina5_9")
    #expect((views["folder"]?.difference ?? 1) < 0.001)
  }

  @Test("wrapped labels tell the text size at which a document was drawn (IB)")
  func textSizeOfWrappedLabels() throws {
    // RoomTimelineLocationView.xib of Element, Xcode 13: two lines of caption1 at 11 points, 13 apart, are 26.5 high. At the
    // default size they are 30.5.
    let views = try compare(
      """
      <view id="v-1"><rect key="frame" x="0.0" y="0.0" width="395" height="60"/><subviews>
      <label text="Unable to load map&#10;This homeserver" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" \
      id="label"><rect key="frame" x="0.0" y="0.0" width="395" height="26.5"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleCaption1"/></label></subviews><constraints>
      <constraint firstItem="label" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" id="k-1"/>
      <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing" id="k-2"/>
      <constraint firstItem="label" firstAttribute="top" secondItem="v-1" secondAttribute="top" id="k-3"/>
      </constraints></view>
      """)
    #expect(views["label"]?.difference == 0)
  }

  @Test(
    "a document has the size classes of its device (IB)",
    arguments: [
      ("ipad9_7", "portrait", 768, 1024), ("retina4_7", "landscape", 667, 375), ("retina6_1", "landscape", 896, 414),
      ("retina6_1", "portrait", 414, 896),
    ])
  func sizeClasses(device: String, orientation: String, width: Int, height: Int) throws {
    // Recorded are 400 wide on an iPad (Tab.storyboard of DuckDuckGo), and 20 below the safe area on a phone in landscape
    // (VideoViewController.xib of Pocket Casts, Xcode 12). The other values are those that the constraints state for the size
    // classes of Apple's table. The edge tells that the safe area begins at the top.
    let isPad = device.hasPrefix("ipad")
    let y = orientation == "portrait" ? 8 : width == 896 ? 24 : 20
    let boxWidth = isPad ? 400 : 300
    let views = try compare(
      """
      <view id="v-1"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0.0" y="\(y)" width="\(boxWidth)" height="10"/><constraints>
      <constraint firstAttribute="width" constant="400" id="k-1"/>
      <constraint firstAttribute="width" priority="900" constant="300" id="k-2"/>
      <constraint firstAttribute="height" constant="10" id="k-3"/></constraints>
      <variation key="default"><mask key="constraints"><exclude reference="k-1"/></mask></variation>
      <variation key="heightClass=regular-widthClass=regular"><mask key="constraints"><include reference="k-1"/></mask>
      </variation></view>\(box("edge", 0, 10, 10))</subviews><viewLayoutGuide key="safeArea" id="g-1"/><constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" id="k-4"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="g-1" secondAttribute="top" constant="8" id="k-5">
      <variation key="heightClass=compact" constant="20"/>
      <variation key="heightClass=compact-widthClass=regular" constant="24"/></constraint>
      <constraint firstItem="edge" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" id="k-6"/>
      <constraint firstItem="edge" firstAttribute="top" secondItem="g-1" secondAttribute="top" id="k-7"/></constraints></view>
      """, device: device, orientation: orientation)
    #expect(views["box"]?.difference == 0 && views["edge"]?.difference == 0)
  }

  /// Labels of the body style, one below the other, each with its recorded height and attributes, in a document of a
  /// version of Xcode.
  private func column(
    _ labels: [(height: Double, attributes: String)], toolsVersion: Int = 20037, designables: String = ""
  ) throws -> [RecordedFrames.View] {
    var (y, texts, constraints) = (0.0, "", "")
    for (index, label) in labels.enumerated() {
      texts += """
        <label text="Text" \(label.attributes) translatesAutoresizingMaskIntoConstraints="NO" id="l-\(index)">
        <rect key="frame" x="0.0" y="\(y)" width="300" height="\(label.height)"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        """
      let above = index == 0 ? ("v-1", "top") : ("l-\(index - 1)", "bottom")
      constraints += """
        <constraint firstItem="l-\(index)" firstAttribute="top" secondItem="\(above.0)" \
        secondAttribute="\(above.1)" id="t-\(index)"/>
        <constraint firstItem="l-\(index)" firstAttribute="leading" secondItem="v-1" secondAttribute="leading" \
        id="s-\(index)"/>
        <constraint firstAttribute="trailing" secondItem="l-\(index)" secondAttribute="trailing" id="e-\(index)"/>
        """
      y += label.height
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
      useAutolayout="YES"><device id="retina6_1" orientation="portrait" appearance="light"/><objects>
      <view id="v-1"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/><subviews>\(texts)</subviews>
      <constraints>\(constraints)</constraints></view></objects><designables>\(designables)</designables></document>
      """
    let file = InterfaceFile(try InterfaceDocument(bytes: Array(text.utf8), file: "f"))
    let part = try #require(file.parts.first)
    return try #require(RecordedFrames(file).compare(part)).filter { $0.object.kind == "label" }
  }

  // The heights are those of textSize(kind:height:isOverridden:matches:).
  @Test("designable views, placeholders, and other versions of Xcode don't tell the text size")
  func textSizeWithoutVotes() throws {
    let size = "<size key=\"intrinsicContentSize\" width=\"30\" height=\"18\"/>"
    let designed = try column(
      [(20.5, ""), (18, ""), (18, "")],
      designables: "<designable name=\"l-1\">\(size)</designable><designable name=\"l-2\">\(size)</designable>")
    #expect(designed.allSatisfy { $0.difference == 0 })
    let placeholder = "placeholderIntrinsicWidth=\"30\" placeholderIntrinsicHeight=\"18\""
    #expect(try column([(20.5, ""), (18, placeholder), (18, placeholder)]).first?.difference == 0)
    #expect(try column([(18, "")], toolsVersion: 22154).first?.matches == false)
    #expect(try column([(18, "")], toolsVersion: 21701).first?.matches == true)
  }

  @Test("of two text sizes that fit equally well, a document has the one that documents state, small")
  func textSizeOfTie() throws {
    #expect(try column([(18, ""), (17, "")]).first?.matches == true)
  }

  @Test("a label tells the text size by as many lines as it may have")
  func textSizeOfLines() throws {
    // Three lines of the body style at the size extra small are 55 high (uikit-recorded.md, "Text of labels", IB).
    let (two, any) = ((55.0, "numberOfLines=\"2\""), (55.0, "numberOfLines=\"0\""))
    #expect(try column([(20.5, ""), two, two]).first?.matches == true)
    #expect(try column([(20.5, ""), any, any]).first?.matches == false)
  }

  @Test(
    "damaged sizes of designable views are ignored",
    arguments: ["0", "-5", "1e7", "text", "nan", "inf"], ["l-0", "l-1"])
  func damagedDesignables(length: String, id: String) throws {
    let designable = """
      <designable name="\(id)"><size key="intrinsicContentSize" width="30" height="\(length)"/></designable>
      """
    let views = try column([(20.5, ""), (20.5, "numberOfLines=\"0\"")], designables: designable)
    // A height of 0 is one that a view can have. A label of several lines keeps its font then.
    #expect(views.allSatisfy { $0.difference == 0 } == (length != "0" || id == "l-1"))
  }

  /// The half of a row of 100 that a view of 45 leaves is 27.5, half a point, which a screen at 3x doesn't have.
  @Test("the canvas of an unknown device has pixels of half a point, whatever the screen's are", arguments: [1, 2, 3])
  func scaleOfUnknownDevice(scale: CGFloat) throws {
    let before = UIScreen.main.scale
    defer { UIScreen.main.scale = before }
    UIScreen.main.scale = scale
    let views = try compare(
      """
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="row"><rect key="frame" x="0.0" y="0.0" width="414" height="100"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="middle">
      <rect key="frame" x="0.0" y="27.5" width="414" height="45"/>
      <constraints><constraint firstAttribute="height" constant="45" id="c-1"/></constraints></view></subviews>
      <constraints><constraint firstAttribute="height" constant="100" id="c-2"/>
      <constraint firstItem="middle" firstAttribute="centerY" secondItem="row" secondAttribute="centerY" id="c-3"/>
      <constraint firstItem="middle" firstAttribute="leading" secondItem="row" secondAttribute="leading" id="c-4"/>
      <constraint firstAttribute="trailing" secondItem="middle" secondAttribute="trailing" id="c-5"/></constraints></view>
      </subviews><constraints>
      <constraint firstItem="row" firstAttribute="top" secondItem="root" secondAttribute="top" id="c-6"/>
      <constraint firstItem="row" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c-7"/>
      <constraint firstAttribute="trailing" secondItem="row" secondAttribute="trailing" id="c-8"/></constraints></view>
      """, device: "newton")
    #expect(views["middle"]?.difference == 0)
  }

  @Test("a comparison leaves a file as it was")
  func fileAfterComparison() throws {
    let file = InterfaceFile(try InterfaceDocument(bytes: Array(Self.document.utf8), file: "f"))
    file.substitute = { _, _ in nil }
    _ = RecordedFrames(file).compare(try #require(file.parts.first))
    #expect(file.substitute != nil)
    file.substitute = nil
    _ = RecordedFrames(file).compare(try #require(file.parts.first))
    #expect(file.substitute == nil)
  }

  /// A line of the body style is 20.287 points high at 17 points, 17.9 at 15 (small), and 16.707 at 14 (extra small):
  /// 1.1934 of the size, rounded up to half a point. A button has 12 more, rounded up to the point: 33, 30, and 29.
  /// ConnectedReaderTableViewCell.xib of WooCommerce, Xcode 12, overrides the size with the second one, small.
  @Test(
    "documents that Xcode drew at another text size are laid out at that size (IB)",
    arguments: [
      ("label", 20.5, false, true), ("label", 18, false, true), ("label", 17, false, true), ("button", 33, false, true),
      ("button", 29, false, true), ("label", 18, true, true), ("label", 20.5, true, false), ("label", 30, false, false),
    ] as [(String, Double, Bool, Bool)])
  func textSize(kind: String, height: Double, isOverridden: Bool, matches: Bool) throws {
    let overrides = isOverridden ? "<accessibilityOverrides isEnabled=\"YES\" dynamicTypePreference=\"1\"/>" : ""
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="20037" useAutolayout="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/>\(overrides)<objects>
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
    let usual = UIApplication.shared.preferredContentSizeCategory
    let file = InterfaceFile(try InterfaceDocument(bytes: Array(text.utf8), file: "f"))
    let part = try #require(file.parts.first)
    let label = try #require(RecordedFrames(file).compare(part)?.last)
    #expect(label.exclusion == nil && label.matches == matches)
    #expect(UIApplication.shared.preferredContentSizeCategory == usual)
  }
}
