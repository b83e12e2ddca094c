package import DynamicType
import FontReports
package import StringCatalogs

/// The properties of a label that a rule, a line of input, or a command line states. The others are `nil`.
package struct LabelSettings: Sendable {
  /// A width and the device that has a label of this width; `nil` for all devices.
  package struct Width: Hashable, Sendable {
    var device: String?
    var points: Double

    package init(device: String? = nil, points: Double) {
      self.device = device
      self.points = points
    }
  }

  /// The names of the members that ``read(_:in:)`` reads.
  static let names = [
    "style", "width", "font", "fontSize", "weight", "lineLimit", "minimumScale", "markdown", "numbers",
  ]

  package var style: TypeStyle?
  package var font: String?
  package var fontSize: Double?
  package var weight: String?
  package var widths: [Width]?
  package var lineLimit: Int?
  package var minimumScale: Double?
  package var isMarkdown: Bool?
  package var numbers: NumberStyle?

  package init(
    style: TypeStyle? = nil, font: String? = nil, fontSize: Double? = nil, weight: String? = nil,
    widths: [Width]? = nil, lineLimit: Int? = nil, minimumScale: Double? = nil, isMarkdown: Bool? = nil,
    numbers: NumberStyle? = nil
  ) {
    self.style = style
    self.font = font
    self.fontSize = fontSize
    self.weight = weight
    self.widths = widths
    self.lineLimit = lineLimit
    self.minimumScale = minimumScale
    self.isMarkdown = isMarkdown
    self.numbers = numbers
  }

  /// Returns these settings, completed with others.
  func completed(with other: LabelSettings) -> LabelSettings {
    var settings = self
    settings.style = style ?? other.style
    // The weights are those of the system font, so another font has none.
    settings.weight = weight ?? (font == nil ? other.weight : nil)
    settings.font = font ?? (weight == nil ? other.font : nil)
    settings.fontSize = fontSize ?? other.fontSize
    settings.widths = widths ?? other.widths
    settings.lineLimit = lineLimit ?? other.lineLimit
    settings.minimumScale = minimumScale ?? other.minimumScale
    settings.isMarkdown = isMarkdown ?? other.isMarkdown
    settings.numbers = numbers ?? other.numbers
    return settings
  }

  /// Returns the labels, one for each width; empty without one.
  ///
  /// - Throws: `AuditError` if there is no such font, or if a named font has a weight.
  package func labels() throws(AuditError) -> [AuditQuestion] {
    let font = try openFont()
    return (widths ?? []).map { label($0, font) }
  }

  /// Finds the font.
  ///
  /// - Throws: `AuditError` if there is no such font, or if a named font has a weight.
  func openFont() throws(AuditError) -> LabelFont {
    if weight != nil, let font, font != FontSource.system {
      throw AuditError(.unusable, "'weight' is for the system font; name a face of '\(font)' instead")
    }
    do {
      return try LabelFont(named: font, size: fontSize, weight: weight)
    } catch {
      throw AuditError(error)
    }
  }

  /// Returns the label of a width, with the defaults of a `UILabel` for what isn't stated.
  func label(_ width: Width, _ font: LabelFont) -> AuditQuestion {
    AuditQuestion(
      style: style ?? .body, width: width.points, lines: lineLimit ?? 1, font: font,
      minimumScale: minimumScale ?? 1, isMarkdown: isMarkdown ?? false, numbers: numbers ?? .localized,
      device: width.device)
  }

  /// Reads a member, and returns whether it is one of a label.
  ///
  /// - Throws: `CatalogError` if its value is invalid.
  mutating func read(_ member: CatalogValue.Member, in source: SourceText) throws(CatalogError) -> Bool {
    let (value, name) = (member.value, "'\(member.name)'")
    switch member.name {
    case "style":
      let known = TypeStyle.allCases.map(\.rawValue)
      style = TypeStyle(rawValue: try source.word(value, name, of: known))
    case "font":
      let text = try source.text(value, name)
      guard !text.isEmpty else { throw source.error("\(name) is empty", at: value.offset) }
      font = text
    case "fontSize": fontSize = try source.number(value, name, in: LabelFont.sizes)
    case "weight": weight = try source.word(value, name, of: LabelFont.weights.map(\.key))
    case "width": widths = try Self.widths(value, name, in: source)
    case "lineLimit":
      let limits = AuditQuestion.limits
      let limit = try source.number(value, name, in: Double(limits.lowerBound)...Double(limits.upperBound))
      guard let whole = Int(exactly: limit) else {
        throw source.error("\(name) is not a whole number", at: value.offset)
      }
      lineLimit = whole
    case "minimumScale": minimumScale = try source.number(value, name, in: AuditQuestion.scales)
    case "markdown":
      guard case .bool(let value) = value.content else {
        throw source.error("\(name) is \(value.kind), expected true or false", at: value.offset)
      }
      isMarkdown = value
    case "numbers":
      numbers = NumberStyle(rawValue: try source.word(value, name, of: NumberStyle.allCases.map(\.rawValue)))
    default: return false
    }
    return true
  }

  private static func widths(
    _ value: CatalogValue, _ name: String, in source: SourceText
  ) throws(CatalogError) -> [Width] {
    guard case .members(let members) = value.content else {
      return [Width(points: try source.number(value, name, in: AuditQuestion.widths))]
    }
    guard !members.isEmpty else { throw source.error("\(name) has no device", at: value.offset) }
    var widths: [Width] = []
    for member in members {
      try source.checkName(member, name, among: DeviceVariation.devices)
      let points = try source.number(member.value, "'\(member.name)'", in: AuditQuestion.widths)
      widths.append(Width(device: member.name, points: points))
    }
    return widths
  }
}
