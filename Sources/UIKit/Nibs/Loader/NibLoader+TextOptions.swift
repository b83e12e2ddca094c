import Foundation
import UIFoundation

/// The names of options of texts in documents.
extension NibLoader {
  static func lineBreakMode(_ name: String) -> NSLineBreakMode? {
    switch name {
    case "wordWrap": .byWordWrapping
    case "characterWrap": .byCharWrapping
    case "clip": .byClipping
    case "headTruncation": .byTruncatingHead
    case "tailTruncation": .byTruncatingTail
    case "middleTruncation": .byTruncatingMiddle
    default: nil
    }
  }

  static func alignment(_ name: String) -> NSTextAlignment? {
    switch name {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    case "natural": .natural
    default: nil
    }
  }

  static func baselineAdjustment(_ name: String) -> UIBaselineAdjustment? {
    switch name {
    case "alignBaselines": .alignBaselines
    case "alignCenters": .alignCenters
    case "none": UIBaselineAdjustment.none
    default: nil
    }
  }

  static func borderStyle(_ name: String) -> UITextField.BorderStyle? {
    switch name {
    case "roundedRect": .roundedRect
    case "line": .line
    case "bezel": .bezel
    case "none": UITextField.BorderStyle.none
    default: nil
    }
  }

  static func viewMode(_ name: String) -> UITextField.ViewMode? {
    switch name {
    case "never": .never
    case "whileEditing": .whileEditing
    case "unlessEditing": .unlessEditing
    case "always": .always
    default: nil
    }
  }

  static let keyboardTypes: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad,
    "twitter": .twitter, "webSearch": .webSearch,
  ]

  static let returnKeys: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
    "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}
