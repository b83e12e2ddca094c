import TextOutput

/// A property of a face, as people and as programs read it.
struct FontProperty {
  /// The part of a report that shows a property to people.
  enum Section {
    case about, lineBoxes, measures, coverage, axes, features
  }

  /// The part of the report, and the property as people read it; `nil` if only programs read it.
  let shown: (section: Section, fact: FontFact)?
  /// The path of the property in JSON, such as `about.version`, and its value; `nil` if only people read it.
  let member: (path: String, value: JSONValue)?

  /// Creates a property whose value is the same for people and programs.
  static func shared(_ path: String, _ section: Section, _ fact: FontFact) -> FontProperty {
    FontProperty(shown: (section, fact), member: (path, fact.json))
  }

  /// Creates a property with another form for programs than for people.
  static func shared(_ path: String, _ value: JSONValue, _ section: Section, _ fact: FontFact) -> FontProperty {
    FontProperty(shown: (section, fact), member: (path, value))
  }

  /// Creates a property for people.
  static func people(_ section: Section, _ fact: FontFact) -> FontProperty {
    FontProperty(shown: (section, fact), member: nil)
  }

  /// Creates a property for programs.
  static func programs(_ path: String, _ value: JSONValue) -> FontProperty {
    FontProperty(shown: nil, member: (path, value))
  }
}

extension [FontProperty] {
  /// The properties of a section as people read them.
  func facts(_ section: FontProperty.Section) -> [FontFact] {
    compactMap { property in property.shown.flatMap { $0.section == section ? $0.fact : nil } }
  }

  /// The properties as JSON. Those whose paths begin with the same name are members of one object.
  var members: [JSONValue.Member] {
    var names: [String] = []
    var objects: [String: [JSONValue.Member]] = [:]
    var values: [String: JSONValue] = [:]
    for case let (path, value)? in map(\.member) {
      let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
      if parts.count == 2 { objects[parts[0], default: []].append(JSONValue.Member(name: parts[1], value: value)) }
      if parts.count == 1 { values[path] = value }
      if !names.contains(parts[0]) { names.append(parts[0]) }
    }
    return names.map { JSONValue.Member(name: $0, value: values[$0] ?? .object(objects[$0] ?? [])) }
  }
}
