import StringCatalogs

extension AuditRules {
  /// Reads a file of rules. Settings of the command line replace those of the file's defaults.
  ///
  /// - Throws: `AuditError` if the file can't be read, or with the position of the first error.
  package init(path: String, overriding settings: LabelSettings) throws(AuditError) {
    do {
      self = try Self.rules(in: SourceText(name: path, decoding: InputFile.read(path)), overriding: settings)
    } catch {
      throw AuditError(error)
    }
  }

  /// Returns the rules in a file.
  ///
  /// - Throws: `CatalogError` at the first error.
  static func rules(in source: SourceText, overriding settings: LabelSettings) throws(CatalogError) -> AuditRules {
    let document = try JSONReader.value(of: source)
    for member in try source.members(document, "the file") {
      try source.checkName(member, "the file", among: ["schema", "defaults", "rules", "arguments"])
    }
    guard let version = document["schema"] else { throw source.error("the file has no 'schema'", at: document.offset) }
    guard case .number(Double(schema)) = version.content else {
      throw source.error("'schema' is not \(schema), the only version", at: version.offset)
    }
    var defaults = LabelSettings()
    if let value = document["defaults"] {
      for member in try source.members(value, "'defaults'") where try !defaults.read(member, in: source) {
        try checkNote(member, "'defaults'", LabelSettings.names + ["guess"], in: source)
      }
    }
    defaults = settings.completed(with: defaults)
    guard defaults.widths != nil else {
      let offset = document["defaults"]?.offset ?? document.offset
      throw source.error("the defaults have no 'width', and neither has the command line", at: offset)
    }
    let labels = try labels(defaults, at: document["defaults"]?.offset ?? document.offset, in: source)
    var rules: [Rule] = []
    for value in try document["rules"].map({ value throws(CatalogError) in try source.list(value, "'rules'") }) ?? [] {
      rules.append(try rule(value, defaults, in: source))
    }
    var arguments: [ArgumentRule] = []
    for value in try document["arguments"].map({ value throws(CatalogError) in
      try source.list(value, "'arguments'")
    }) ?? [] {
      arguments.append(try argumentRule(value, in: source))
    }
    return AuditRules(path: source.name, labels: labels, rules: rules, arguments: arguments)
  }

  private static func argumentRule(_ value: CatalogValue, in source: SourceText) throws(CatalogError) -> ArgumentRule {
    var rule = ArgumentRule()
    for member in try source.members(value, "the element of 'arguments'") {
      if try rule.texts.readPatterns(member, in: source) { continue }
      try source.checkName(member, "the element of 'arguments'", among: Rule.patternNames + ["values"])
      rule.examples = try ArgumentExample.reading(member, in: source)
    }
    guard !rule.examples.isEmpty else {
      throw source.error("the element of 'arguments' has no 'values'", at: value.offset)
    }
    return rule
  }

  private static func rule(
    _ value: CatalogValue, _ defaults: LabelSettings, in source: SourceText
  ) throws(CatalogError) -> Rule {
    var rule = Rule()
    let (line, column) = source.position(of: value.offset)
    rule.location = "\(source.name):\(line):\(column)"
    var settings = LabelSettings()
    var hasLabel = false
    var reason: String?
    for member in try source.members(value, "the rule") {
      switch member.name {
      case "ignore": reason = try source.reason(member)
      default:
        if try rule.readPatterns(member, in: source) { continue }
        if try settings.read(member, in: source) {
          hasLabel = true
        } else {
          let names = Rule.patternNames + ["ignore"] + LabelSettings.names + ["guess"]
          try checkNote(member, "the rule", names, in: source)
          rule.isGuess = true
        }
      }
    }
    guard !(rule.keys + rule.tables + rule.comments).isEmpty else {
      throw source.error("the rule has no 'keys', 'tables', or 'comments'", at: value.offset)
    }
    guard hasLabel != (reason != nil) else {
      let fault = hasLabel ? "has both 'ignore' and a label" : "has neither 'ignore' nor a label"
      throw source.error("the rule \(fault)", at: value.offset)
    }
    rule.treatment =
      if let reason { .ignored(reason) } else {
        .measured(try labels(settings.completed(with: defaults), at: value.offset, in: source))
      }
    return rule
  }

  /// Checks a member that isn't one of a label: a guess's reason, which has no effect.
  private static func checkNote(
    _ member: CatalogValue.Member, _ owner: String, _ names: [String], in source: SourceText
  ) throws(CatalogError) {
    try source.checkName(member, owner, among: names)
    _ = try source.reason(member)
  }

  private static func labels(
    _ settings: LabelSettings, at offset: Int, in source: SourceText
  ) throws(CatalogError) -> [AuditQuestion] {
    do {
      return try settings.labels()
    } catch {
      throw source.error(error.description, at: offset)
    }
  }

}

extension AuditRules.Rule {
  /// The names of the members with patterns.
  static let patternNames = ["keys", "tables", "comments"]

  /// Reads a member, and returns whether it is one with patterns.
  ///
  /// - Throws: `CatalogError` if its value is invalid.
  mutating func readPatterns(
    _ member: CatalogValue.Member, in source: SourceText
  ) throws(CatalogError) -> Bool {
    switch member.name {
    case "keys": keys = try Self.patterns(member, in: source)
    case "tables": tables = try Self.patterns(member, in: source)
    case "comments": comments = try Self.patterns(member, in: source) { $0.lowercased() }
    default: return false
    }
    return true
  }

  /// Returns the patterns of a member: one, or a list.
  private static func patterns(
    _ member: CatalogValue.Member, in source: SourceText, _ convert: (String) -> String = { $0 }
  ) throws(CatalogError) -> [TextPattern] {
    var values = [member.value]
    if case .list(let list) = member.value.content { values = list }
    guard !values.isEmpty else { throw source.error("'\(member.name)' is empty", at: member.value.offset) }
    var patterns: [TextPattern] = []
    for value in values {
      let text = try source.text(value, "a pattern of '\(member.name)'")
      guard !text.isEmpty else { throw source.error("a pattern of '\(member.name)' is empty", at: value.offset) }
      patterns.append(TextPattern(convert(text)))
    }
    return patterns
  }
}

extension SourceText {
  /// Returns the elements of a list.
  ///
  /// - Throws: `CatalogError` if the value is not a list.
  func list(_ value: CatalogValue, _ name: String) throws(CatalogError) -> [CatalogValue] {
    guard case .list(let values) = value.content else {
      throw error("\(name) is \(value.kind), expected a list", at: value.offset)
    }
    return values
  }

  /// Returns the reason that a member states.
  ///
  /// - Throws: `CatalogError` if the value is not text, or empty.
  func reason(_ member: CatalogValue.Member) throws(CatalogError) -> String {
    let reason = try text(member.value, "'\(member.name)'")
    guard reason.contains(where: { !$0.isWhitespace }) else {
      throw error("'\(member.name)' gives no reason", at: member.value.offset)
    }
    return reason
  }
}
