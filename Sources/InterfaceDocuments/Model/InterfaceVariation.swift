/// The values that an object has in some size classes.
public struct InterfaceVariation: Sendable {
  /// A size class.
  public enum SizeClass: String, Hashable, Sendable {
    /// The compact size class.
    case compact
    /// The regular size class.
    case regular
  }

  /// The objects of a kind that are installed and not installed.
  public struct Mask: Hashable, Sendable {
    /// The kind: `subviews` or `constraints`.
    public let key: String
    /// The ids of objects that are installed.
    public let included: Set<String>
    /// The ids of objects that are not installed.
    public let excluded: Set<String>
  }

  /// The horizontal size class that the variation is for, or `nil` for any.
  public let width: SizeClass?
  /// The vertical size class that the variation is for, or `nil` for any.
  public let height: SizeClass?
  /// The attributes that replace those of the object.
  public let attributes: [InterfaceAttribute]
  /// The values that replace those of the object, by key.
  public let values: InterfaceValues
  /// What is installed.
  public let masks: [Mask]

  /// The number of size classes that the variation requires. A variation with more takes precedence.
  public var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

  /// Returns whether the variation applies in the given size classes.
  public func applies(width: SizeClass?, height: SizeClass?) -> Bool {
    (self.width == nil || self.width == width) && (self.height == nil || self.height == height)
  }
}

extension InterfaceVariation {
  init?(_ element: InterfaceElement, _ reader: inout ModelReader) {
    guard let key = element["key"] else {
      reader.warn("the variation has no key", element)
      return nil
    }
    var classes: [String: SizeClass] = [:]
    if key != "default" {
      for part in key.split(separator: "-") {
        let sides = part.split(separator: "=").map(String.init)
        // A variation for another idiom, such as the Mac's, doesn't apply.
        if sides.first == "userInterfaceIdiom" { return nil }
        guard sides.count == 2, ["widthClass", "heightClass"].contains(sides[0]),
          let size = SizeClass(rawValue: sides[1])
        else {
          reader.warn("'\(key)' does not name size classes", element)
          return nil
        }
        classes[sides[0]] = size
      }
    }
    width = classes["widthClass"]
    height = classes["heightClass"]
    attributes = element.attributes.filter { $0.name != "key" }
    var values = InterfaceValues()
    var masks: [Mask] = []
    for child in element.children {
      guard let key = child["key"] else {
        reader.warnUnknown(child)
        continue
      }
      if child.name == "mask" {
        func ids(_ name: String) -> Set<String> {
          Set(child.children.lazy.filter { $0.name == name }.compactMap { $0["reference"] })
        }
        masks.append(Mask(key: key, included: ids("include"), excluded: ids("exclude")))
      } else if let value = reader.value(of: child) {
        values[key] = value
      }
    }
    self.values = values
    self.masks = masks
  }
}
