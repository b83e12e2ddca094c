import Foundation

/// The symbols that Xcode generates for the images and colors of asset catalogs, such as `ImageResource.star`.
///
/// A name becomes one in camel case without its ending `Image` or `Color`, within enumerations for folders that provide
/// a namespace. How Xcode treats digits and names that become equal is inferred; of the latter, the first one counts.
struct AssetSymbols {
  private struct Asset {
    /// The name in the catalog, with namespaces.
    var name: String
    /// The names of the enumerations around the symbol.
    var scope: [String]
    var symbol: String
  }

  private var images: [Asset] = []
  private var colors: [Asset] = []

  /// Adds the asset that a `Contents.json` of a catalog describes. Other files have none.
  mutating func add(_ path: String) {
    guard let catalog = path.range(of: ".xcassets/"), path.hasSuffix("/Contents.json") else { return }
    let root = String(path[..<catalog.upperBound].dropLast())
    let folders = path[catalog.upperBound...].split(separator: "/").dropLast().map(String.init)
    guard let last = folders.last else { return }
    let isImage = last.hasSuffix(".imageset")
    guard isImage || last.hasSuffix(".colorset") else { return }
    var scope: [String] = []
    var folder = root
    for name in folders.dropLast() {
      folder += "/" + name
      if Self.providesNamespace(folder) { scope.append(name) }
    }
    let name = String(last.dropLast(isImage ? ".imageset".count : ".colorset".count))
    let asset = Asset(
      name: (scope + [name]).joined(separator: "/"), scope: scope.map { Self.symbol($0, isType: true) },
      symbol: Self.symbol(Self.withoutEnding(name, isImage ? "Image" : "Color"), isType: false))
    if isImage { images.append(asset) } else { colors.append(asset) }
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return false }
    return (object["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
  }

  private static func withoutEnding(_ name: String, _ ending: String) -> String {
    name.hasSuffix(ending) && name.count > ending.count ? String(name.dropLast(ending.count)) : name
  }

  /// Returns a name in camel case that Swift takes as an identifier.
  static func symbol(_ name: String, isType: Bool) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber) }
    var text = words.enumerated().map { index, word in
      index == 0 && !isType ? lowercasedStart(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    if text.isEmpty || text.first?.isNumber == true { text = "_" + text }
    return keywords.contains(text) ? "`\(text)`" : text
  }

  /// `Star` is `star`, and `URLIcon` is `urlIcon`.
  private static func lowercasedStart(_ word: Substring) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let isAcronym = capitals.count > 1 && capitals.count < word.count
    let start = isAcronym ? capitals.count - 1 : max(capitals.count, 1)
    return word.prefix(start).lowercased() + word.dropFirst(start)
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "false",
    "for", "func", "if", "import", "in", "init", "internal", "is", "let", "nil", "operator", "private", "protocol",
    "public", "repeat", "return", "self", "static", "struct", "super", "switch", "throw", "true", "try", "var", "where",
    "while",
  ]

  // MARK: - Text

  /// The extensions with the symbols; empty without assets.
  var text: String { Self.text(images, of: "ImageResource") + Self.text(colors, of: "ColorResource") }

  private static func text(_ assets: [Asset], of type: String) -> String {
    guard !assets.isEmpty else { return "" }
    var seen: Set<[String]> = []
    let kept = assets.filter { seen.insert($0.scope + [$0.symbol]).inserted }
    return "\nextension \(type) {\n" + members(kept, of: type, depth: 0) + "}\n"
  }

  private static func members(_ assets: [Asset], of type: String, depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth + 1)
    var text = ""
    for asset in assets where asset.scope.count == depth {
      let name = asset.name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      text += "\(indent)static let \(asset.symbol) = \(type)(name: \"\(name)\", bundle: .main)\n"
    }
    for (scope, inner) in Dictionary(grouping: assets.filter { $0.scope.count > depth }, by: { $0.scope[depth] })
      .sorted(by: { $0.key < $1.key })
    {
      text += "\(indent)enum \(scope) {\n" + members(inner, of: type, depth: depth + 1) + "\(indent)}\n"
    }
    return text
  }
}
