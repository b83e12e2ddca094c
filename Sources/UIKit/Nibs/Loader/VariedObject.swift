import InterfaceDocuments
import UIFoundation

/// An object of a document with the values that apply in given size classes.
struct VariedObject {
  let object: InterfaceObject
  /// The variations that apply, the most specific first.
  private let variations: [InterfaceVariation]

  init(_ object: InterfaceObject, _ traits: UITraitCollection) {
    self.object = object
    if object.variations.isEmpty {
      variations = []
    } else {
      let (width, height) = (traits.horizontalSizeClass.nibClass, traits.verticalSizeClass.nibClass)
      variations = object.variations.filter { $0.applies(width: width, height: height) }
        .sorted { $0.specificity > $1.specificity }
    }
  }

  /// The value of an attribute, or `nil`.
  subscript(attribute: String) -> String? {
    for variation in variations {
      for candidate in variation.attributes where candidate.name == attribute { return candidate.value }
    }
    return object[attribute]
  }

  func number(_ attribute: String) -> Double? { self[attribute].flatMap(DocumentNumber.value) }

  func flag(_ attribute: String) -> Bool? { self[attribute].flatMap(DocumentNumber.flag) }

  /// The value for a key, or `nil`.
  func value(_ key: String) -> InterfaceValue? {
    for variation in variations {
      if let value = variation.values[key] { return value }
    }
    return object.values[key]
  }

  /// Returns whether an object of a kind isn't installed in the size classes.
  func isExcluded(_ id: String, from kind: String) -> Bool {
    // More specific variations come first.
    for variation in variations {
      for mask in variation.masks where mask.key == kind {
        if mask.included.contains(id) { return false }
        if mask.excluded.contains(id) { return true }
      }
    }
    return false
  }
}

extension UIUserInterfaceSizeClass {
  /// The size class as documents name it, or `nil` if it is unspecified.
  var nibClass: InterfaceVariation.SizeClass? {
    switch self {
    case .compact: .compact
    case .regular: .regular
    default: nil
    }
  }
}
