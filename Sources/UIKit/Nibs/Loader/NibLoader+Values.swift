import CoreGraphics
import Foundation
import InterfaceDocuments
import UIFoundation

extension NibLoader {
  func varied(_ object: InterfaceObject) -> VariedObject { VariedObject(object, traits) }

  // MARK: - Colors

  func color(_ value: InterfaceValue?) -> UIColor? {
    guard case .color(let color)? = value else { return nil }
    return self.color(color)
  }

  func color(_ color: InterfaceColor) -> UIColor? {
    switch color {
    case .fixed(let components): return UIColor(components)
    case .system(let name):
      return UIColor.namesInDocuments[name] ?? source.document.resources.systemColors[name].map { UIColor($0) }
    case .named(let name): return namedColor(name)
    }
  }

  /// Returns a color of the asset catalogs, or else the one that the document records. The catalog is what an app has;
  /// the record is from when Xcode last saved the document, and has no dark variant.
  private func namedColor(_ name: String) -> UIColor? {
    do {
      if let color = try NamedAssets.color(name, in: source.bundle, assetTraits) { return color }
    } catch {
      source.warn(
        .missingResource, "the color '\(name)' can't be used: \(error)", source.document.resources.position,
        "namedColor", nil)
    }
    return source.document.resources.namedColors[name].map { UIColor($0) }
  }

  /// The traits for variants of assets. The loader's may have size classes only.
  private var assetTraits: UITraitCollection { UITraitCollection(traitsFrom: [.current, traits]) }

  // MARK: - Fonts

  /// Returns a font, or `nil` if the value isn't one. A font that isn't found is replaced by the system font.
  func font(_ value: InterfaceValue?, _ object: InterfaceObject, defaultSize: Double = 17) -> UIFont? {
    guard case .font(let font)? = value else { return nil }
    let size = CGFloat(font.pointSize ?? defaultSize)
    switch font.face {
    case .system(let weight): return .systemFont(ofSize: size, weight: Self.weight(weight))
    case .boldSystem: return .boldSystemFont(ofSize: size)
    case .italicSystem: return .italicSystemFont(ofSize: size)
    case .monospacedSystem(let weight): return .monospacedSystemFont(ofSize: size, weight: Self.weight(weight))
    case .textStyle(let name):
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name), compatibleWith: traits)
    case .named(let name, let family):
      if let font = UIFont(name: name, size: size) { return font }
      if name.hasPrefix("."), name.contains("System") || name.contains("SF") { return .systemFont(ofSize: size) }
      if let family, let font = UIFont(name: family, size: size) { return font }
      source.warn(.missingResource, "there is no font '\(name)'; the system font is used", object)
      return .systemFont(ofSize: size)
    }
  }

  static func weight(_ name: String?) -> UIFont.Weight {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }

  // MARK: - Images

  /// Returns the image that is a property of an object, such as `image`: by name, or described by an `imageReference`.
  func image(_ key: String, of object: InterfaceObject) -> UIImage? {
    if let name = object[key] { return image(name, object, isSymbol: object["catalog"] == "system") }
    guard let part = object.children.first(where: { $0.kind == "imageReference" && $0.key == key }),
      let image = image(part["image"], part, isSymbol: part["catalog"] == "system")
    else { return nil }
    let scaled = Self.symbolScale(part["symbolScale"]).map {
      image.withConfiguration(UIImage.SymbolConfiguration(scale: $0))
    }
    switch part["renderingMode"] {
    case "template": return (scaled ?? image).withRenderingMode(.alwaysTemplate)
    case "original": return (scaled ?? image).withRenderingMode(.alwaysOriginal)
    default: return scaled ?? image
    }
  }

  static func symbolScale(_ name: String?) -> UIImage.SymbolScale? {
    switch name {
    case "small": .small
    case "medium": .medium
    case "large": .large
    default: nil
    }
  }

  /// Returns an image by name: a symbol, or one of the asset catalogs and the bundle, or an empty one of the size that
  /// the document records. The catalog is what an app has; the record is from when Xcode last saved the document.
  func image(_ name: String?, _ object: InterfaceObject, isSymbol: Bool = false) -> UIImage? {
    // A name may have the folders of a catalog, but doesn't lead out of the bundle.
    guard let name, !name.isEmpty, !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else { return nil }
    let resource = source.document.resources.images[name]
    if isSymbol || resource?.catalog == "system", let symbol = UIImage(systemName: name) { return symbol }
    do {
      if let image = try NamedAssets.image(name, in: source.bundle, assetTraits) { return image }
    } catch {
      source.warn(.missingResource, "the image '\(name)' can't be used: \(error)", object)
    }
    if let image = UIImage(named: name, in: source.bundle, compatibleWith: assetTraits) { return image }
    guard let resource, resource.width > 0, resource.height > 0 else {
      source.warn(.missingResource, "there is no image '\(name)'", object)
      return nil
    }
    return UIImage(placeholderSize: CGSize(width: resource.width, height: resource.height))
  }

  // MARK: - Other values

  /// Returns an object for a value, for coders and runtime attributes.
  func object(of value: InterfaceValue) -> Any? {
    switch value {
    case .none: nil
    case .rect(let rect): rect
    case .point(let point): point
    case .size(let size): size
    case .offset(let offset): UIOffset(horizontal: offset.x, vertical: offset.y)
    case .insets(let insets): UIEdgeInsets(insets)
    case .color(let color): self.color(color)
    case .font(let font):
      switch font.face {
      case .textStyle(let name):
        UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name), compatibleWith: traits)
      case .named(let name, _): UIFont(name: name, size: font.pointSize ?? 17)
      default: UIFont.systemFont(ofSize: font.pointSize ?? 17)
      }
    case .string(let text): text
    case .number(let number): number
    case .flag(let flag): flag
    case .options(let names): names
    case .attributedText(let fragments): fragments.map(\.text).joined()
    case .attributes(let attributes): attributes
    case .list(let values): values.compactMap { object(of: $0) }
    }
  }

  func string(_ value: InterfaceValue?) -> String? {
    if case .string(let text)? = value { text } else { nil }
  }

  /// The text of an attribute, or of a `string` element for the same key.
  func text(_ name: String, _ values: VariedObject) -> String? {
    source.localized(values[name] ?? string(values.value(name)), values.object, name)
  }
}

extension UIColor {
  convenience init(_ components: InterfaceColor.Components) {
    if components.isDisplayP3 {
      self.init(
        displayP3Red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
    } else {
      self.init(red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
    }
  }
}
