import Foundation
import Testing
import UIFoundation

@testable import UIKit

@MainActor
@Suite(.serialized)
struct FirstResponderTests {
  private class Witness: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var calls: [String] = []
    var mayEnd = true
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("field began") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("field ended") }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("view began") }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("view ended") }
  }

  @Test("one object at a time is the first responder, and delegates are notified of editing")
  func responders() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (field, text, witness) = (UITextField(), UITextView(), Witness())
    field.delegate = witness
    text.delegate = witness
    #expect(!field.becomeFirstResponder(), "outside of a window there is no input")
    window.addSubview(field)
    window.addSubview(text)
    #expect(field.becomeFirstResponder() && field.isFirstResponder && field.isEditing)
    #expect(text.becomeFirstResponder() && !field.isFirstResponder)
    #expect(witness.calls == ["field began", "field ended", "view began"])
    #expect(field.becomeFirstResponder())
    witness.mayEnd = false
    #expect(!text.becomeFirstResponder() && field.isFirstResponder)
    witness.mayEnd = true
    #expect(window.endEditing(false) && !field.isFirstResponder && !window.endEditing(true))
    #expect(!UIView().becomeFirstResponder())
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
  }
}
