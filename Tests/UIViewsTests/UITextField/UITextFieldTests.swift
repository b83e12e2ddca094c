import Foundation
import TextLayout
import Testing
import UIFoundation

@testable import UIViews

/// A text field on a screen of 2 pixels to the point.
@MainActor
func field(_ text: String?, _ border: UITextField.BorderStyle = .none, font: UIFont? = nil) -> UITextField {
  let field = UITextField()
  field.overrideTraits(with: UITraitCollection(displayScale: 2))
  field.borderStyle = border
  if let font { field.font = font }
  field.text = text
  return field
}

/// The measures are our own decision, see ``FieldMetrics``.
@MainActor
struct UITextFieldTests {
  private let font = UIFont.systemFont(ofSize: 17)

  @Test("a field is as high as a line and its border")
  func heights() {
    // 20.287 and 1 for the caret: 22. 14 points: 16.707 and 1: 18. A rounded border adds 12.
    #expect(field("Hi").intrinsicContentSize.height == 22)
    #expect(field("Hi", .roundedRect).intrinsicContentSize.height == 34)
    #expect(field("Hi", .roundedRect, font: .systemFont(ofSize: 14)).intrinsicContentSize.height == 30)
    #expect(field("", .line).intrinsicContentSize.height == 26)
  }

  @Test("a field is as wide as its text, or else its placeholder")
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

  @Test("views at the sides take their width from the text, where they are shown")
  func sides() {
    let sided = field("Hi", .roundedRect)
    let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), UIView())
    right.frame.size = CGSize(width: 10, height: 10)
    sided.leftView = left
    sided.rightView = right
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
    #expect(sided.textRect(forBounds: bounds) == CGRect(x: 7, y: 0, width: 186, height: 34))
    sided.leftViewMode = .always
    sided.rightViewMode = .unlessEditing
    #expect(sided.textRect(forBounds: bounds) == CGRect(x: 30, y: 0, width: 160, height: 34))
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

  @Test("a button that clears the text takes the place of the view behind the text")
  func clearButton() {
    let clearing = field("Hi")
    clearing.clearButtonMode = .always
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
    #expect(clearing.clearButtonRect(forBounds: bounds) == CGRect(x: 177, y: 7.5, width: 19, height: 19))
    #expect(clearing.textRect(forBounds: bounds).width == 177)
    clearing.text = ""
    #expect(clearing.textRect(forBounds: bounds).width == 200)
  }

  @Test("the line stands in the middle of the height")
  func baselines() throws {
    let offsets = try #require(field("Hi").baselineOffsets(in: CGSize(width: 100, height: 34)))
    // (34 - 20.287) / 2 + 17 * 0.9521484375 = 23.043.
    #expect(offsets.firstFromTop == 23 && offsets.lastFromBottom == 11)
  }

  @Test("the font follows the category where the field adjusts")
  func dynamicType() {
    let growing = field("Hi", .roundedRect, font: .preferredFont(forTextStyle: .body))
    growing.adjustsFontForContentSizeCategory = true
    growing.overrideTraits(with: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
    // 53 * 1.193359375 = 63.248 and 1: 65, and 12.
    #expect(growing.intrinsicContentSize.height == 77)
  }

  @Test("typing tells who asked for it")
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
