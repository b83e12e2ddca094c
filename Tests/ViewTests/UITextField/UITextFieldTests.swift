import Foundation
import TextLayout
import Testing
import UIFoundation

@testable import UIKit

/// Returns a text field on a screen with 2 pixels per point.
@MainActor
func field(_ text: String?, _ border: UITextField.BorderStyle = .none, font: UIFont? = nil) -> UITextField {
  let field = UITextField()
  field.overrideTraits(with: UITraitCollection(displayScale: 2))
  field.borderStyle = border
  if let font { field.font = font }
  field.text = text
  return field
}

/// Heights and baselines are from recorded frames (uikit-recorded.md, "Sizes and alignment insets"); the space next to
/// the text is our own decision, see ``FieldMetrics``.
@MainActor
struct UITextFieldTests {
  private let font = UIFont.systemFont(ofSize: 17)

  @Test(
    "without a border, a field is 1.5 points higher than its line in whole pixels (IB, 2x)",
    arguments: [(14, 18.5), (15, 19.5), (16, 21), (17, 22), (18, 23)] as [(CGFloat, CGFloat)])
  func heights(pointSize: CGFloat, height: CGFloat) {
    #expect(field("Hi", font: .systemFont(ofSize: pointSize)).intrinsicContentSize.height == height)
  }

  @Test(
    "a secure field without a border is as high as its line in whole points (IB, 4 fields of two apps, 2x)",
    arguments: [(14, 17), (17, 21)] as [(CGFloat, CGFloat)])
  func secureHeights(pointSize: CGFloat, height: CGFloat) {
    let secure = field(nil, font: .systemFont(ofSize: pointSize))
    secure.placeholder = "Password"
    secure.isSecureTextEntry = true
    #expect(secure.intrinsicContentSize.height == height)
  }

  @Test("a rounded border makes a field at least 34 points high (IB, 85 views)", arguments: [12, 14, 17] as [CGFloat])
  func borderedHeights(pointSize: CGFloat) {
    #expect(field("Hi", .roundedRect, font: .systemFont(ofSize: pointSize)).intrinsicContentSize.height == 34)
  }

  @Test("a rounded field without text and placeholder is 32 points wide (IB, 1 view: 01638.xml)")
  func emptyWidth() {
    #expect(field(nil, .roundedRect, font: .systemFont(ofSize: 14)).intrinsicContentSize.width == 32)
    #expect(field(nil).intrinsicContentSize.width == 0)
  }

  @Test("a rounded field's text has 2 points above and below (R)")
  func textRectangle() {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
    #expect(field("Hi", .roundedRect).textRect(forBounds: bounds) == CGRect(x: 7, y: 2, width: 186, height: 36))
    #expect(field("Hi", .roundedRect).editingRect(forBounds: bounds) == CGRect(x: 7, y: 2, width: 186, height: 36))
    #expect(field("Hi").textRect(forBounds: bounds) == bounds)
  }

  /// Recorded frames with equal first baselines. In 00359.xml, a label of 17 points at y = 0 is next to a rounded field
  /// at -7 and a button at -6. In 00362.xml, a rounded field of 14 points is 6 above such a label, and one without a
  /// border 1 above. In 00667.xml, one of 13.5 points without a border is 3.5 below it. The label's baseline is at
  /// 16.5.
  @Test(
    "a field's baseline is below a label's as recorded",
    arguments: [
      (.roundedRect, 17, 34, 7), (.roundedRect, 14, 34, 6), (.none, 17, 22, 1), (.none, 17, 13.5, -3.5),
    ] as [(UITextField.BorderStyle, CGFloat, CGFloat, CGFloat)])
  func recordedBaselines(border: UITextField.BorderStyle, pointSize: CGFloat, height: CGFloat, below: CGFloat) throws {
    let label = UILabel()
    label.overrideTraits(with: UITraitCollection(displayScale: 2))
    label.text = "Label"
    let own = try #require(label.baselineOffsets(in: label.intrinsicContentSize)).firstFromTop
    let field = field("1", border, font: .systemFont(ofSize: pointSize))
    let offsets = try #require(field.baselineOffsets(in: CGSize(width: 100, height: height)))
    #expect(offsets.firstFromTop - own == below)
    #expect(offsets.firstFromTop + offsets.lastFromBottom == height)
  }

  @Test("a field is as wide as its text, or else as its placeholder")
  func widths() throws {
    let named = field("Hi", .roundedRect)
    #expect(named.intrinsicContentSize.width == (try width("Hi", font)) + 14)
    named.placeholder = "Your name"
    #expect(named.intrinsicContentSize.width == (try width("Hi", font)) + 14)
    named.text = nil
    #expect(named.intrinsicContentSize.width == (try width("Your name", font)) + 14)
    #expect(named.text == "" && named.placeholder == "Your name")
  }

  @Test("secure text is measured as bullets")
  func secure() throws {
    let secret = field("iii")
    secret.isSecureTextEntry = true
    #expect(secret.intrinsicContentSize.width == (try width("•••", font)))
  }

  @Test("views at the sides reduce the text's width while they are shown")
  func sides() {
    let sided = field("Hi", .roundedRect)
    let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), UIView())
    right.frame.size = CGSize(width: 10, height: 10)
    sided.leftView = left
    sided.rightView = right
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
    #expect(sided.textRect(forBounds: bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
    sided.leftViewMode = .always
    sided.rightViewMode = .unlessEditing
    #expect(sided.textRect(forBounds: bounds) == CGRect(x: 30, y: 2, width: 160, height: 30))
    sided.frame = bounds
    sided.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 7, width: 30, height: 20) && left.superview === sided)
    #expect(right.frame == CGRect(x: 190, y: 12, width: 10, height: 10))
    sided.semanticContentAttribute = .forceRightToLeft
    #expect(sided.leftViewRect(forBounds: bounds).minX == 170)
    #expect(sided.textRect(forBounds: bounds).minX == 10)
    sided.leftView = nil
    #expect(left.superview == nil)
  }

  /// The modes of UITextField.ViewMode: "only while the text is being edited", and "only when it is not".
  @Test("views at the sides appear and disappear when editing begins and ends")
  func sidesWhileEditing() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let edited = field("Hi")
    let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), UIView())
    right.frame.size = CGSize(width: 10, height: 10)
    (edited.leftView, edited.rightView) = (left, right)
    (edited.leftViewMode, edited.rightViewMode) = (.whileEditing, .unlessEditing)
    edited.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
    window.addSubview(edited)
    window.layoutIfNeeded()
    let resting = edited.intrinsicContentSize.width
    #expect(left.isHidden && !right.isHidden)
    #expect(edited.becomeFirstResponder())
    window.layoutIfNeeded()
    #expect(!left.isHidden && right.isHidden && left.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(edited.intrinsicContentSize.width == resting + 20)
    #expect(edited.resignFirstResponder())
    window.layoutIfNeeded()
    #expect(left.isHidden && !right.isHidden && edited.intrinsicContentSize.width == resting)
    (edited.leftViewMode, edited.rightViewMode, edited.clearButtonMode) = (.never, .never, .whileEditing)
    #expect(edited.textRect(forBounds: edited.bounds).width == 200)
    #expect(edited.becomeFirstResponder())
    #expect(edited.textRect(forBounds: edited.bounds).width == 177)
    #expect(edited.resignFirstResponder())
  }

  @Test("a clear button replaces the right view")
  func clearButton() {
    let clearing = field("Hi")
    clearing.clearButtonMode = .always
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
    #expect(clearing.clearButtonRect(forBounds: bounds) == CGRect(x: 177, y: 7.5, width: 19, height: 19))
    #expect(clearing.textRect(forBounds: bounds).width == 177)
    clearing.text = ""
    #expect(clearing.textRect(forBounds: bounds).width == 200)
  }

  @Test("the font follows the category if the field adjusts")
  func dynamicType() {
    let growing = field("Hi", .roundedRect, font: .preferredFont(forTextStyle: .body))
    growing.adjustsFontForContentSizeCategory = true
    growing.overrideTraits(with: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
    // 53 * 1.193359375 = 63.248: 63.333 in pixels of a third and 1.5: 65, and 12.
    #expect(growing.intrinsicContentSize.height == 77)
  }

  @Test("typing performs actions with the field as the sender")
  func editing() {
    let typed = field("Hi")
    var texts: [String?] = []
    typed.addAction(UIAction { action in texts.append((action.sender as? UITextField)?.text) }, for: .editingChanged)
    typed.insertText("!")
    typed.deleteBackward()
    typed.text = "Other"
    #expect(texts == ["Hi!", "Hi"])
  }
}
