import Foundation

/// Reading properties by their names, as key-value coding does.
///
/// Dictionaries have values for their keys, collections the list of their members' values. Swift's reflection finds the
/// stored properties of an object or a structure, those of superclasses and lazy ones included; it can't find computed
/// properties.
package enum KeyValueReading {
  /// Returns the value of a path of keys and collection operators, such as `"items.@sum.price"`.
  ///
  /// A value that has no such property raises UIKit's exception.
  static func value(_ object: Any?, path: String) -> Any? {
    value(object, path: path.split(separator: ".").map(String.init)[...])
  }

  /// Returns the value of the keys of a path.
  static func value(_ object: Any?, path keys: ArraySlice<String>) -> Any? {
    var (value, keys) = (object, keys)
    while let key = keys.popFirst() {
      if let summary = PredicateFunction.Summary(key: key), let members = DynamicValue.members(value) {
        return summary.result(keys.isEmpty ? members : members.map { Self.value($0, path: keys) })
      }
      value = Self.value(value, key: key)
    }
    return value
  }

  /// Returns the value of a key, or `nil` if the object is `nil`. A value that has no such property raises UIKit's
  /// exception.
  static func value(_ object: Any?, key: String) -> Any? {
    guard let object = DynamicValue.unwrapped(object) else { return nil }
    if key.lowercased() == "self" { return object }
    switch object {
    case let dictionary as NSDictionary: return dictionary[key]
    case let dictionary as [String: Any]: return dictionary[key]
    case let dictionary as [AnyHashable: Any]: return dictionary[key]
    default: break
    }
    if let text = DynamicValue.text(object), let value = value(text, key: key) { return value }
    if let members = DynamicValue.members(object) { return members.map { value($0, key: key) } }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      for child in level.children where child.label == key || child.label == "$__lazy_storage_$_\(key)" {
        return DynamicValue.unwrapped(child.value)
      }
      mirror = level.superclassMirror
    }
    raiseException(
      """
      [<\(type(of: object))> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key). On \
      Linux, only stored properties are.
      """)
  }

  /// Returns the value of a stored property that a class outside of UIKit declares, or `nil`.
  package static func storedProperty(_ key: String, of object: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      let isOwn = ["UIKit.", "UIFoundation.", "QuartzCore."].contains {
        String(reflecting: level.subjectType).hasPrefix($0)
      }
      for child in level.children
      where !isOwn && (child.label == key || child.label == "$__lazy_storage_$_\(key)") {
        return DynamicValue.unwrapped(child.value)
      }
      mirror = level.superclassMirror
    }
    return nil
  }

  private static func value(_ text: String, key: String) -> Any? {
    switch key {
    case "length": text.utf16.count
    case "lowercaseString": text.lowercased()
    case "uppercaseString": text.uppercased()
    case "capitalizedString": text.capitalized
    case "integerValue", "intValue", "longLongValue": (text as NSString).integerValue
    case "doubleValue", "floatValue": (text as NSString).doubleValue
    case "boolValue": (text as NSString).boolValue
    default: nil
    }
  }
}
