import Foundation

/// What the tags around a text say about its attributes.
struct HTMLStyle {
  private var family = "Times New Roman"
  private var size = 12.0
  private var isBold = false
  private var isItalic = false
  private var isUnderlined = false
  private var isStruck = false
  private var isFixed = false
  /// Whether spaces and line breaks stay as they are.
  private(set) var isPreformatted = false
  private var baseline = 0.0
  private var color: UIColor?
  private var background: UIColor?
  private var link: URL?
  private var alignment: NSTextAlignment?
  /// The space after the paragraph, in points.
  private var spacing = 0.0
  /// The number of lists and quotations around.
  private var depth = 0
  private var isItem = false
  /// Whether no tag has changed anything.
  private(set) var isPlain = true

  private static let headings: [String: Double] = [
    "h1": 24, "h2": 18, "h3": 14.04, "h4": 12, "h5": 9.96, "h6": 8.04,
  ]

  /// Applies a tag. The sizes of headings are the multiples of HTML's rendering rules: 2, 1.5, 1.17, 1, 0.83, and 0.67.
  mutating func apply(tag: String, _ attributes: [String: String]) {
    let before = self
    switch tag {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "small": size *= 5.0 / 6
    case "big": size *= 1.2
    case "sub", "sup":
      baseline = tag == "sub" ? -size / 6 : size / 3
      size *= 5.0 / 6
    case "code", "tt", "kbd": isFixed = true
    case "pre": (isFixed, isPreformatted) = (true, true)
    case "a":
      link = attributes["href"].flatMap(URL.init(string:))
      if link != nil { (color, isUnderlined) = (UIColor(red: 0, green: 0, blue: 238 / 255.0, alpha: 1), true) }
    case "p": spacing = 12
    case "center": alignment = .center
    case "ul", "ol", "blockquote": depth += 1
    case "li": isItem = true
    case "font":
      if let text = attributes["color"], let found = HTMLColor.color(text) { color = found }
      if let face = attributes["face"] { setFamily(face) }
    default:
      if let heading = Self.headings[tag] { (size, isBold, spacing) = (heading, true, heading * 0.83) }
    }
    size = min(max(size, 1), 10_000)
    if let text = attributes["align"] { setAlignment(text) }
    if let text = attributes["style"] { apply(declarations: text) }
    isPlain = isPlain && before.family == family && before.size == size && tag != "b" && !hasTraits
  }

  private var hasTraits: Bool {
    isBold || isItalic || isUnderlined || isStruck || isFixed || color != nil || background != nil || alignment != nil
      || spacing != 0 || depth > 0
  }

  private mutating func apply(declarations: String) {
    for declaration in declarations.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2 else { continue }
      let value = parts[1].lowercased()
      switch parts[0].lowercased() {
      case "color": color = HTMLColor.color(value) ?? color
      case "background", "background-color": background = HTMLColor.color(value) ?? background
      case "font-size": setSize(value)
      case "font-family": setFamily(parts[1])
      case "font-weight": isBold = value.hasPrefix("bold") || (Int(value).map { $0 >= 600 } ?? false)
      case "font-style": isItalic = value == "italic" || value == "oblique"
      case "text-decoration", "text-decoration-line":
        isUnderlined = value.contains("underline")
        isStruck = value.contains("line-through")
      case "text-align": setAlignment(value)
      default: break
      }
    }
  }

  private mutating func setSize(_ text: String) {
    let number = Double(text.prefix { $0.isNumber || $0 == "." }) ?? 0
    let result =
      switch text.drop(while: { $0.isNumber || $0 == "." }) {
      case "px", "pt", "": number
      case "em", "rem": number * (text.hasSuffix("rem") ? 12 : size)
      case "%": number / 100 * size
      default: 0.0
      }
    if result > 0, result.isFinite { size = min(max(result, 1), 10_000) }
  }

  private mutating func setFamily(_ text: String) {
    let names = text.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " '\"")) }
    if let known = names.first(where: { $0.hasPrefix("-apple-system") || UIFont(name: $0, size: 12) != nil }) {
      family = known
    }
  }

  private mutating func setAlignment(_ text: String) {
    let alignments: [String: NSTextAlignment] = [
      "left": .left, "right": .right, "center": .center, "justify": .justified,
    ]
    alignment = alignments[text.lowercased()] ?? alignment
  }

  // MARK: - Attributes

  var attributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: paragraphStyle]
    if let color { result[.foregroundColor] = color }
    if let background { result[.backgroundColor] = background }
    if isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link { result[.link] = link }
    if baseline != 0 { result[.baselineOffset] = baseline }
    return result
  }

  private var font: UIFont {
    let name = isFixed ? "Courier" : family
    let plain = name.hasPrefix("-apple-system") ? nil : UIFont(name: name, size: size)
    let font = plain ?? .systemFont(ofSize: size)
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    guard !traits.isEmpty, let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return font }
    return UIFont(descriptor: descriptor, size: size)
  }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment ?? .natural
    style.paragraphSpacing = spacing
    if depth > 0 {
      let indent = 36.0 * Double(depth)
      (style.headIndent, style.firstLineHeadIndent) = (indent, isItem ? 0 : indent)
      if isItem {
        style.tabStops = [
          NSTextTab(textAlignment: .left, location: indent - 25), NSTextTab(textAlignment: .left, location: indent),
        ]
      }
    }
    return style
  }
}

/// Colors of style declarations.
enum HTMLColor {
  private static let names: [String: UInt32] = [
    "black": 0x000000, "silver": 0xc0c0c0, "gray": 0x808080, "grey": 0x808080, "white": 0xffffff, "maroon": 0x800000,
    "red": 0xff0000, "purple": 0x800080, "fuchsia": 0xff00ff, "green": 0x008000, "lime": 0x00ff00, "olive": 0x808000,
    "yellow": 0xffff00, "navy": 0x000080, "blue": 0x0000ff, "teal": 0x008080, "aqua": 0x00ffff, "orange": 0xffa500,
  ]

  /// Returns the color of a name of CSS 2.1, of `#rgb` and `#rrggbb`, and of `rgb(...)` and `rgba(...)`; `nil` for others.
  static func color(_ text: String) -> UIColor? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if let value = names[text] { return color(value) }
    if text.hasPrefix("#") {
      let digits = text.dropFirst()
      let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
      return long.count == 6 ? UInt32(long, radix: 16).map(color) : nil
    }
    guard text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let numbers = text[text.index(after: open)...].dropLast().split(whereSeparator: { ", /".contains($0) })
      .compactMap { Double($0) }.filter(\.isFinite)
    guard numbers.count >= 3 else { return nil }
    return UIColor(
      red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255, alpha: numbers.count > 3 ? numbers[3] : 1)
  }

  private static func color(_ value: UInt32) -> UIColor {
    UIColor(
      red: Double(value >> 16 & 0xff) / 255, green: Double(value >> 8 & 0xff) / 255, blue: Double(value & 0xff) / 255,
      alpha: 1)
  }
}
