package import DynamicType
package import FontReports
package import StringCatalogs
import TextOutput

/// The label that texts are measured for.
package struct AuditQuestion: Hashable, Sendable {
  /// The supported widths, in points.
  package static let widths = 1.0...100_000
  /// The supported line limits.
  package static let limits = 1...1_000
  /// The supported minimum scales. Labels do not shrink text below a hundredth.
  package static let scales = 0.01...1.0

  /// The text style that the label's font scales with.
  var style: TypeStyle
  /// The width of the label, in points.
  var width: Double
  /// The maximum number of lines.
  var lines: Int
  var font: LabelFont
  /// The smallest factor by which the label shrinks its font to fit the text; 1 if it doesn't.
  var minimumScale: Double
  /// Whether texts are Markdown, as in SwiftUI's `Text` and `AttributedString(localized:)`.
  var isMarkdown: Bool
  /// How numbers in texts are written.
  var numbers: NumberStyle
  /// The device that has a label of this width; `nil` for all devices.
  var device: String?

  package init(
    style: TypeStyle, width: Double, lines: Int, font: LabelFont = .system, minimumScale: Double = 1,
    isMarkdown: Bool = false, numbers: NumberStyle = .localized, device: String? = nil
  ) {
    self.style = style
    self.width = width
    self.lines = lines
    self.font = font
    self.minimumScale = minimumScale
    self.isMarkdown = isMarkdown
    self.numbers = numbers
    self.device = device
  }

  /// The label in words, such as `body, 2 lines of 220 points`.
  var summary: String {
    var words = [font.name.map { "\($0), \(style.rawValue)" } ?? style.rawValue]
    if let weight = font.weight { words[0] += " " + weight }
    if let size = font.size { words.append("\(NumberText.shortest(size)) points") }
    words.append("\(lines == 1 ? "1 line" : "\(lines) lines") of \(NumberText.shortest(width)) points")
    if minimumScale < 1 { words.append("shrinking to \(NumberText.shortest(minimumScale))") }
    if let device { words.append(device) }
    return words.joined(separator: ", ")
  }

  /// The properties as JSON members, in the form that ``LabelSettings`` reads.
  var jsonMembers: [JSONValue.Member] {
    var members = [
      JSONValue.Member(name: "style", value: .string(style.rawValue)),
      JSONValue.Member(name: "width", value: .number(width)),
      JSONValue.Member(name: "lineLimit", value: .integer(lines)),
    ]
    if let name = font.name { members.append(JSONValue.Member(name: "font", value: .string(name))) }
    if let size = font.size { members.append(JSONValue.Member(name: "fontSize", value: .number(size))) }
    if let weight = font.weight { members.append(JSONValue.Member(name: "weight", value: .string(weight))) }
    if minimumScale < 1 { members.append(JSONValue.Member(name: "minimumScale", value: .number(minimumScale))) }
    if isMarkdown { members.append(JSONValue.Member(name: "markdown", value: true)) }
    if numbers != .localized { members.append(JSONValue.Member(name: "numbers", value: .string(numbers.rawValue))) }
    if let device { members.append(JSONValue.Member(name: "device", value: .string(device))) }
    return members
  }
}
