public import DynamicType
import InterfaceDocuments
public import LayoutInspector
import TextOutput

/// A problem of an Interface Builder document, in one language and on one device.
public struct DocumentFinding: Sendable {
  /// The kind of a problem.
  public typealias Kind = DocumentProblemKind

  /// The kind of the problem.
  public let kind: Kind
  /// The path of the document.
  public let file: String
  /// The line of the element that causes the problem, from 1.
  public let line: Int
  /// The column of the element in UTF-8 bytes, from 1.
  public let column: Int
  /// The id of the element, or `nil` for one without an id.
  public let id: String?
  /// The name of the element, such as `label` or `constraint`.
  public let element: String
  /// The ids of all objects and constraints that the problem is about, the object with the text first.
  public let objects: [String]
  /// The name of the scene, nib, or cell.
  public let part: String
  /// The position of the part's element.
  let partPosition: SourcePosition
  /// The id of the object with the problem.
  let subject: String
  /// The language in which the problem occurs; `nil` for a problem that no language changes.
  public let locale: String?
  /// The device, as documents name it; `nil` for that of the document.
  public let device: String?
  /// The sizes at which the problem occurs, the smallest first.
  public let categories: [ContentSizeCategory]
  /// What is wrong at the smallest of these sizes, with numbers in points.
  public let problem: String
  /// The text of the object with the problem; `nil` if it has none.
  public let text: String?
  /// The reason that the problem is accepted; `nil` if it isn't.
  public internal(set) var acceptance: String?

  /// The smallest size at which the problem occurs.
  public var category: ContentSizeCategory { categories.first ?? .large }

  /// How soon the problem occurs.
  public var severity: AuditFinding.Severity { AuditFinding.Severity(firstAt: category) }

  /// The problem in a sentence that names the object, the language, and the sizes.
  public var message: String {
    let name = id.map { "\(element) \($0)" } ?? element
    let conditions = [locale.map { "in \($0)" }, device.map { "on \($0)" }].compactMap(\.self)
    return "\(kind.title): \(name) in \(part)" + conditions.map { " \($0)" }.joined() + " at \(sizes): \(problem)"
  }

  /// The sizes in words, such as `XL and above`, `L`, or `XS, AX1`.
  var sizes: String {
    let all = ContentSizeCategory.allCases
    if categories.count > 1, let first = categories.first, categories == Array(all.filter { $0 >= first }) {
      return "\(first.shortName) and above"
    }
    return categories.map(\.shortName).joined(separator: ", ")
  }

  /// The path, the line, and the column, as compilers write them.
  var location: String { "\(file):\(line):\(column)" }
}

extension DocumentFinding.Kind {
  /// The kind as a title, such as `Text truncated`.
  var title: String {
    switch self {
    case .truncatedText: "Text truncated"
    case .clippedText: "Text clipped"
    case .dividedWord: "Word divided"
    case .fixedHeight: "Fixed height"
    case .overlap: "Overlap"
    case .outsideSuperview: "Outside its superview"
    case .offScreen: "Off the screen"
    case .fixedFont: "Fixed font"
    case .ambiguousLayout: "Ambiguous layout"
    case .conflictingConstraints: "Conflicting constraints"
    }
  }

  /// The identifier of the rule in a SARIF log, such as `document-fixed-height`.
  var rule: String {
    rawValue.reduce(into: "document-") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
  }
}

extension DocumentFinding {
  /// The finding as a JSON object.
  var json: JSONValue {
    var members: [JSONValue.Member] = []
    func add(_ name: String, _ value: JSONValue?) {
      if let value { members.append(JSONValue.Member(name: name, value: value)) }
    }
    add("kind", .string(kind.rawValue))
    add("line", .integer(line))
    add("column", .integer(column))
    add("id", id.map { .string($0) })
    add("element", .string(element))
    add("objects", .array(objects.map { .string($0) }))
    add("part", .string(part))
    add("locale", locale.map { .string($0) })
    add("device", device.map { .string($0) })
    add("from", .string(category.shortName))
    add("severity", .string(severity.rawValue))
    add("sizes", .array(categories.map { .string($0.shortName) }))
    add("message", .string(problem))
    add("text", text.map { .string($0) })
    add("accepted", acceptance.map { .string($0) })
    return .object(members)
  }
}
