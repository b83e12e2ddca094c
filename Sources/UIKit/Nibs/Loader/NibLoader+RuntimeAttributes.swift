import CoreGraphics
import Foundation
import InterfaceDocuments
import UIFoundation

extension NibLoader {
  /// Sets the user-defined runtime attributes of an object: outlets' names of its class, and known key paths of views.
  func applyRuntimeAttributes(of description: InterfaceObject, to object: AnyObject) {
    for attribute in description.runtimeAttributes {
      let value = runtimeValue(attribute, description)
      if case .outlet(let set)? = InterfaceClasses.member(attribute.keyPath, of: object)?.role, set(object, value) {
        continue
      }
      if let view = object as? UIView, RuntimeAttributes.apply(attribute.keyPath, value, to: view) { continue }
      if let name = description.customClass, InterfaceClasses.find(name) == nil { continue }
      source.warn(
        .missingConnection, "\(type(of: object)) has no runtime attribute '\(attribute.keyPath)'", description)
    }
  }

  private func runtimeValue(_ attribute: InterfaceRuntimeAttribute, _ description: InterfaceObject) -> Any? {
    switch (attribute.type, attribute.value) {
    case ("image", .string(let name)): image(name, description)
    case ("number", .string(let text)): DocumentNumber.value(text)
    case (_, let value): object(of: value)
    }
  }
}

/// The properties of views that a document, and key-value coding, sets by their key paths.
@MainActor
enum RuntimeAttributes {
  static func apply(_ keyPath: String, _ value: Any?, to view: UIView) -> Bool {
    if let number = value as? Double, !number.isFinite { return false }
    if let dot = keyPath.firstIndex(of: ".") {
      let rest = String(keyPath[keyPath.index(after: dot)...])
      switch (keyPath[..<dot], view) {
      case ("layer", _): return apply(rest, value, toLayerOf: view)
      case ("titleLabel", let button as UIButton): return button.titleLabel.map { apply(rest, value, to: $0) } ?? false
      case ("imageView", let button as UIButton): return button.imageView.map { apply(rest, value, to: $0) } ?? false
      default: return false
      }
    }
    if let label = view as? UILabel, apply(keyPath, value, toLabel: label) { return true }
    switch (keyPath, value) {
    case ("hidden", let flag as Bool), ("isHidden", let flag as Bool): view.isHidden = flag
    case ("alpha", let number as Double): view.alpha = min(max(number, 0), 1)
    case ("tag", let number as Double):
      guard let tag = Int(exactly: number) else { return false }
      view.tag = tag
    case ("clipsToBounds", let flag as Bool): view.clipsToBounds = flag
    case ("userInteractionEnabled", let flag as Bool): view.isUserInteractionEnabled = flag
    case ("backgroundColor", let color as UIColor): view.backgroundColor = color
    case ("tintColor", let color as UIColor): view.tintColor = color
    case ("accessibilityIdentifier", let text as String): view.accessibilityIdentifier = text
    case ("accessibilityLabel", let text as String): view.accessibilityLabel = text
    case ("text", let text as String): return setText(text, of: view)
    case ("placeholder", let text as String):
      guard let field = view as? UITextField else { return false }
      field.placeholder = text
    default: return false
    }
    return true
  }

  private static func apply(_ key: String, _ value: Any?, toLabel label: UILabel) -> Bool {
    switch (key, value) {
    case ("textColor", let color as UIColor): label.textColor = color
    case ("numberOfLines", let number as Double): label.numberOfLines = Int(min(max(number, 0), 1_000_000))
    case ("textAlignment", let number as Double):
      guard let alignment = Int(exactly: number).flatMap(NSTextAlignment.init(rawValue:)) else { return false }
      label.textAlignment = alignment
    case ("lineBreakMode", let number as Double):
      guard let mode = Int(exactly: number).flatMap(NSLineBreakMode.init(rawValue:)) else { return false }
      label.lineBreakMode = mode
    case ("adjustsFontForContentSizeCategory", let flag as Bool): label.adjustsFontForContentSizeCategory = flag
    case ("adjustsFontSizeToFitWidth", let flag as Bool): label.adjustsFontSizeToFitWidth = flag
    case ("minimumScaleFactor", let number as Double): label.minimumScaleFactor = min(max(number, 0), 1)
    default: return false
    }
    return true
  }

  private static func setText(_ text: String, of view: UIView) -> Bool {
    switch view {
    case let label as UILabel: label.text = text
    case let field as UITextField: field.text = text
    case let view as UITextView: view.text = text
    default: return false
    }
    return true
  }

  private static func apply(_ key: String, _ value: Any?, toLayerOf view: UIView) -> Bool {
    let layer = view.layer
    switch (key, value) {
    case ("cornerRadius", let number as Double): layer.cornerRadius = max(0, number)
    case ("borderWidth", let number as Double): layer.borderWidth = max(0, number)
    case ("masksToBounds", let flag as Bool): layer.masksToBounds = flag
    case ("shadowOpacity", let number as Double): layer.shadowOpacity = Float(min(max(number, 0), 1))
    case ("shadowRadius", let number as Double): layer.shadowRadius = max(0, number)
    case ("shadowOffset", let size as CGSize): layer.shadowOffset = size
    case ("zPosition", let number as Double): layer.zPosition = number
    // A color isn't a Core Graphics color, so UIKit leaves these unset too.
    case ("borderColor", _), ("shadowColor", _), ("borderUIColor", _), ("shadowUIColor", _): break
    default: return false
    }
    return true
  }
}
