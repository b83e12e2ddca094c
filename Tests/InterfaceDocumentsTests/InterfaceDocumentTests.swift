import Foundation
import Testing

@testable import InterfaceDocuments

@Suite struct InterfaceDocumentTests {
  @Test("the header says what the document was drawn for")
  func header() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="32700.99.1234" \
      useAutolayout="YES" useSafeAreas="YES" initialViewController="a-1" launchScreen="YES">
      <device id="retina6_12" orientation="landscape" appearance="dark"/>
      <dependencies><deployment version="4352" identifier="iOS"/></dependencies>
      <scenes><scene sceneID="s-1"><objects>
      <viewController storyboardIdentifier="first" id="a-1" sceneMemberID="viewController"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="p-1" sceneMemberID="firstResponder"/>
      </objects></scene></scenes>
      </document>
      """
    let document = try DocumentSample.read(text)
    let header = document.header
    #expect(document.kind == .storyboard && header.version == "3.0" && header.toolsVersion == 32700)
    #expect(header.device == InterfaceHeader.Device(id: "retina6_12", isLandscape: true, isDark: true))
    #expect(header.deploymentVersion == "4352" && header.initialController == "a-1")
    #expect(header.usesAutoLayout && header.usesSafeAreas && header.isLaunchScreen && !header.usesTraitCollections)
    #expect(document.scene(identifier: "first")?.controller?.id == "a-1")
    #expect(document.scenes.first?.objects.map(\.kind) == ["placeholder"])
    #expect(document.warnings.isEmpty)
  }

  @Test("views, values, and positions are those of the document")
  func objects() throws {
    let document = try DocumentSample.read(
      DocumentSample.nib(
        """
        <view contentMode="scaleToFill" id="v-1" customClass="Card" customModule="Store">
          <rect key="frame" x="1" y="2.5" width="300" height="120"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
          <subviews>
            <label text="a" id="l-1"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            <label id="l-2"><string key="text">two
        lines</string><fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/></label>
          </subviews>
          <viewLayoutGuide key="safeArea" id="g-1"/>
          <color key="backgroundColor" red="0.5" green="0.25" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3"/>
          <nil key="tintColor"/>
          <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
        </view>
        """))
    let view = try #require(document.objects.first)
    #expect(view.customClass?.description == "Store.Card" && view.position == SourcePosition(line: 4, column: 1))
    #expect(view.frame == CGRect(x: 1, y: 2.5, width: 300, height: 120))
    #expect(view.values["autoresizingMask"] == .options(["widthSizable", "flexibleMaxY"]))
    #expect(
      view.values["backgroundColor"]
        == .color(.fixed(InterfaceColor.Components(red: 0.5, green: 0.25, blue: 0, alpha: 1, isDisplayP3: true))))
    #expect(view.values["tintColor"] == InterfaceValue.none)
    #expect(view.values["layoutMargins"] == .insets(InterfaceInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(view.guides == [InterfaceGuide(kind: .safeArea, id: "g-1", frame: nil)])
    let labels = view.group("subviews")
    #expect(labels.map(\.position.line) == [8, 9] && labels[0]["text"] == "a")
    #expect(labels[0].values["fontDescription"] == .font(InterfaceFont(face: .textStyle("UICTFontTextStyleBody"))))
    #expect(labels[1].values["text"] == .string("two\nlines"))
    #expect(
      labels[1].values["fontDescription"] == .font(InterfaceFont(face: .system(weight: "semibold"), pointSize: 17)))
    #expect(document["l-2"] === labels[1])
  }

  @Test(
    "a multiplier is a number or a quotient",
    arguments: [
      ("0.75", 0.75), ("3:4", 0.75), ("1/2", 0.5), ("375:193", 375 / 193), ("1:0", nil), ("a", nil), ("1:2:3", nil),
      ("", nil), ("1e9", nil), ("0x10", nil), ("inf", nil),
    ] as [(String, Double?)])
  func multipliers(text: String, expected: Double?) { #expect(DocumentNumber.multiplier(text) == expected) }

  @Test("the canvas's text size and the sizes of designable views are read, and damaged ones are left out")
  func canvas() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <accessibilityOverrides isEnabled="%@" dynamicTypePreference="1"/><objects><label id="l-1"/></objects><designables>
      <designable name="l-1"><size key="intrinsicContentSize" width="-1" height="18.5"/></designable>
      <designable name="l-2"/><designable><size key="intrinsicContentSize" width="1" height="1"/></designable>
      </designables></document>
      """
    let document = try DocumentSample.read(text.replacing("%@", with: "YES"))
    #expect(document.header.canvasTextSize == 1)
    #expect(document.designedSizes == ["l-1": CGSize(width: -1, height: 18.5)])
    #expect(try DocumentSample.read(text.replacing("%@", with: "NO")).header.canvasTextSize == nil)
  }

  @Test("constraints have their attributes, priorities, and forms")
  func constraints() throws {
    let document = try DocumentSample.read(
      DocumentSample.nib(
        """
        <view id="v-1"><constraints>
        <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="v-2" secondAttribute="trailing" \
        multiplier="3:4" constant="-8.5" priority="750" symbolic="YES" id="c-1"/>
        <constraint firstItem="v-2" firstAttribute="width" constant="44" placeholder="YES" identifier="name" id="c-2">
        <variation key="heightClass=compact-widthClass=regular" constant="55"/></constraint>
        </constraints></view>
        """))
    let constraints = try #require(document.objects.first?.constraints)
    let (first, second) = (constraints[0], constraints[1])
    #expect(first.firstItem == nil && first.firstAttribute == .trailing && first.relation == .greaterThanOrEqual)
    #expect(first.secondItem == "v-2" && first.multiplier == 0.75 && first.constant == -8.5 && first.priority == 750)
    #expect(first.isSymbolic && !first.isPlaceholder)
    #expect(second.isPlaceholder && second.identifier == "name" && second.secondAttribute == nil)
    let variation = try #require(second.variations.first)
    #expect(variation.width == .regular && variation.height == .compact && variation.specificity == 2)
    #expect(
      variation.applies(width: .regular, height: .compact) && !variation.applies(width: .compact, height: .compact))
  }

  @Test(
    "what is unknown or damaged is a warning with file, line, and element",
    arguments: [
      ("<view id=\"v\" spin=\"3\"/>", "f.xib:4:1: <view id=\"v\">: unknown attribute 'spin'"),
      ("<hologram id=\"h\"/>", "f.xib:4:1: <hologram id=\"h\">: unknown element"),
      (
        "<view id=\"v\" alpha=\"much\"/>", "f.xib:4:1: <view id=\"v\">: 'much' is not a number for 'alpha'"
      ),
      ("<view id=\"v\" hidden=\"maybe\"/>", "f.xib:4:1: <view id=\"v\">: 'maybe' is neither YES nor NO for 'hidden'"),
      (
        "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\"/></view>",
        "f.xib:4:14: <rect>: 'height' is missing"
      ),
      ("<view id=\"v\"/>\n<view id=\"v\"/>", "f.xib:5:1: <view id=\"v\">: the id 'v' occurs twice"),
      (
        "<view id=\"v\"><constraints><constraint firstAttribute=\"middle\" id=\"c\"/></constraints></view>",
        "f.xib:4:27: <constraint id=\"c\">: the constraint's first attribute is missing or unknown"
      ),
      (
        "<view id=\"v\"><connections><outlet property=\"a\" destination=\"x\" id=\"o\"/></connections></view>",
        "f.xib:4:27: <view id=\"v\">: a connection leads to 'x', which doesn't exist"
      ),
    ])
  func warnings(objects: String, expected: String) {
    #expect(DocumentSample.answer(DocumentSample.nib(objects)) == expected)
  }

  @Test(
    "what is not a document for iOS is an error",
    arguments: [
      ("<plist/>", "f.xib:1:1: <plist> is not a document of Interface Builder"),
      (
        "<archive/>",
        "f.xib:1:1: the document has the format of Xcode 4; open and save it in a later version"
      ),
      ("<document/>", "f.xib:1:1: the document has no type"),
      (
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
        "f.xib:1:1: documents of type 'com.apple.InterfaceBuilder3.Cocoa.XIB' are not supported; only those for iOS and "
          + "tvOS are"
      ),
    ])
  func unsupported(text: String, expected: String) { #expect(DocumentSample.answer(text) == expected) }

  @Test("a file that isn't there, or isn't a file, is an error")
  func files() {
    for path in ["/nonexistent/a.xib", "/tmp", "/dev/null"] {
      #expect(throws: InterfaceDocumentError.self) { try InterfaceDocument(contentsOf: path) }
    }
  }
}
