import CoreGraphics
import Foundation
import InterfaceDocuments
import Testing
import UIFoundation

@testable import UIKit

/// Buttons and images of documents. The sizes are those that Interface Builder recorded at 2x in public documents.
@MainActor
@Suite(.serialized)
struct NibButtonTests {
  /// Makes the view that a document has in a nib at 2x.
  private func view<View: UIView>(_: View.Type, _ element: String) throws -> View {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      <view id="v-1"><rect key="frame" x="0.0" y="0.0" width="400" height="400"/><subviews>\(element)</subviews></view>
      </objects></document>
      """
    let scale = UIScreen.main.scale
    UIScreen.main.scale = 2
    defer { UIScreen.main.scale = scale }
    let file = InterfaceFile(try InterfaceDocument(bytes: Array(text.utf8), file: "f"))
    let part = try #require(file.parts.first)
    let made = try #require(file.make(part))
    let found = try #require(made.view.subviews.first as? View)
    found.frame.size = found.intrinsicContentSize
    return found
  }

  private func button(_ content: String) throws -> UIButton {
    try view(
      UIButton.self,
      """
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" id="b-1">
      <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>\(content)</button>
      """)
  }

  /// Element for iOS, PreviewRoomTitleView.xib, Xcode 15: 121 by 31.
  @Test("the title of a configuration has the font that the document gives it")
  func titleFont() throws {
    let button = try button(
      """
      <state key="normal" title="Button"/><buttonConfiguration key="configuration" style="plain" title="Report content">
      <fontDescription key="titleFontDescription" type="system" pointSize="14"/></buttonConfiguration>
      """)
    #expect(button.frame.size == CGSize(width: 121, height: 31))
  }

  /// WooCommerce for iOS, CodeScannerViewController.xib: two buttons, 75 by 34.5 with the title, and 34 high with a symbol alone.
  @Test("a configuration alone decides on the title and the image")
  func leftovers() throws {
    let leftover = "<state key=\"normal\" title=\"Button\" image=\"star\" catalog=\"system\"/>"
    let titled = try button(
      leftover + "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Button\"/>")
    #expect(titled.frame.size == CGSize(width: 75, height: 34.5))
    let symbol = try button(
      leftover + "<buttonConfiguration key=\"configuration\" style=\"plain\" image=\"camera\" catalog=\"system\"/>")
    #expect(symbol.frame.height == 34 && symbol.titleLabel?.text?.isEmpty != false)
    #expect(symbol.configuration?.image?.isSymbolImage == true && symbol.image(for: .normal) == nil)
  }

  @Test("a reference to an image gives its scale and how it is rendered")
  func references() throws {
    let reference = """
      <imageReference key="image" image="touchid" catalog="system" symbolScale="large" renderingMode="template"/>
      """
    let scale = UIImage.SymbolConfiguration(scale: .large)
    let large = try #require(UIImage(systemName: "touchid", withConfiguration: scale))
    let plain = try #require(UIImage(systemName: "touchid"))
    #expect(large.size.width > plain.size.width)
    let images = [
      try button("<state key=\"normal\">\(reference)</state>").image(for: .normal),
      try button("<buttonConfiguration key=\"configuration\" style=\"gray\">\(reference)</buttonConfiguration>")
        .configuration?.image,
      try view(
        UIImageView.self,
        "<imageView id=\"i-1\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"10\" height=\"10\"/>\(reference)</imageView>"
      ).image,
    ]
    for image in images {
      #expect(image?.size == large.size && image?.renderingMode == .alwaysTemplate)
    }
  }
}
