import Foundation

/// The texts of an `.xcstrings` file: a dictionary of keys with languages, variations, and substitutions.
struct XcodeCatalog {
  let source: SourceText

  /// Returns every form of every text in every language, in the order of the file, and the errors of the texts in a
  /// language that have one.
  ///
  /// If the source language has no text, the key is used. A key that shouldn't be translated has only that text.
  ///
  /// - Throws: `CatalogError` if the file isn't a dictionary of keys.
  func contents(of value: CatalogValue, _ budget: inout CatalogBudget) throws(CatalogError) -> CatalogFile.Contents {
    _ = try source.members(value, "the file")
    guard let sourceLanguage = value["sourceLanguage"], let strings = value["strings"] else {
      let missing = value["sourceLanguage"] == nil ? "sourceLanguage" : "strings"
      throw source.error("the file has no '\(missing)'", at: value.offset)
    }
    let language = try source.text(sourceLanguage, "'sourceLanguage'")
    var contents = CatalogFile.Contents()
    var origins = Origins(file: source.name, sourceLanguage: language)
    for member in try source.members(strings, "'strings'") {
      do {
        try append(member, &origins, to: &contents, &budget)
      } catch {
        contents.failures.append(error)
      }
    }
    return contents
  }

  /// The origins of the texts in each language.
  private struct Origins {
    let file: String
    let sourceLanguage: String
    private var known: [String: LocalizedString.Shared<LocalizedString.Origin>] = [:]

    init(file: String, sourceLanguage: String) {
      self.file = file
      self.sourceLanguage = sourceLanguage
    }

    subscript(locale: String) -> LocalizedString.Shared<LocalizedString.Origin> {
      mutating get {
        if let known = known[locale] { return known }
        let origin = LocalizedString.Shared(
          LocalizedString.Origin(file: file, locale: locale, isSource: locale == sourceLanguage))
        known[locale] = origin
        return origin
      }
    }
  }

  private func append(
    _ entry: CatalogValue.Member, _ origins: inout Origins, to contents: inout CatalogFile.Contents,
    _ budget: inout CatalogBudget
  ) throws(CatalogError) {
    _ = try source.members(entry.value, "'\(entry.name)'")
    var localizations: [CatalogValue.Member] = []
    if let value = entry.value["localizations"] {
      localizations = try source.members(value, "'localizations' of '\(entry.name)'")
    }
    let sourceLanguage = origins.sourceLanguage
    let comment =
      try entry.value["comment"].map { value throws(CatalogError) in
        try source.text(value, "'comment' of '\(entry.name)'")
      } ?? ""
    let isStale = if case .text("stale") = entry.value["extractionState"]?.content { true } else { false }
    if !localizations.contains(where: { $0.name == sourceLanguage }) {
      let (line, column) = source.position(of: entry.value.offset)
      try source.spend(FormatText.padding(in: entry.name), of: &budget, at: entry.value.offset)
      var string = LocalizedString(
        origins[sourceLanguage], line: line, column: column, key: entry.name, comment: comment, text: entry.name)
      string.state = isStale ? .stale : nil
      contents.strings.append(string)
    }
    if case .bool(false) = entry.value["shouldTranslate"]?.content {
      localizations.removeAll { $0.name != sourceLanguage }
    }
    for localization in localizations {
      let origin = origins[localization.name]
      contents.add { () throws(CatalogError) in
        try forms(of: localization, &budget).map { unit in
          let (line, column) = source.position(of: unit.offset)
          var string = LocalizedString(
            origin, line: line, column: column, key: entry.name, form: unit.label, comment: comment,
            device: unit.device, plurals: unit.plurals, text: unit.text)
          string.state = isStale ? .stale : unit.state
          return string
        }
      }
    }
  }

  /// A text in the file.
  private struct Unit {
    var label: String
    var text: String
    var offset: Int
    var device: DeviceVariation?
    var state: TextState?
    /// The plural form of the text and all that there are; `nil` if it doesn't depend on a number.
    var plural: FormExpansion.PluralForm?
    /// The plural forms of the text, with the forms of substitutions.
    var plurals: [PluralChoice] = []
  }

  private func forms(
    of localization: CatalogValue.Member, _ budget: inout CatalogBudget
  ) throws(CatalogError) -> [Unit] {
    var expansion = FormExpansion(variables: [:])
    if let substitutions = localization.value["substitutions"] {
      for substitution in try source.members(substitutions, "'substitutions'") {
        try add(substitution, to: &expansion, &budget)
      }
    }
    let units = try units(of: localization.value, localization.name, &budget)
    // Xcode allows one number in a text that varies as a whole.
    let argument = units.lazy.compactMap { Self.firstNumber(in: $0.text) }.first ?? 1
    var forms: [Unit] = []
    for unit in units {
      for form in try source.forms(of: unit.text, expansion, at: unit.offset, &budget) {
        var device = unit.device ?? form.device
        if let first = unit.device, let second = form.device {
          guard let both = first.intersection(second) else { continue }
          device = both
        }
        var combined = unit
        combined.label = [unit.label, form.label].filter { !$0.isEmpty }.joined(separator: ".")
        try source.spend(combined.label.utf8.count, of: &budget, at: unit.offset)
        (combined.text, combined.device) = (form.text, device)
        let own = unit.plural.map { PluralChoice(argument: argument, form: $0.name, forms: $0.all) }
        combined.plurals = (own.map { [$0] } ?? []) + form.plurals
        forms.append(combined)
      }
    }
    return forms
  }

  private func add(
    _ substitution: CatalogValue.Member, to expansion: inout FormExpansion, _ budget: inout CatalogBudget
  ) throws(CatalogError) {
    let (name, value) = (substitution.name, substitution.value)
    var specifier = "lld"
    if let member = value["formatSpecifier"] {
      specifier = try source.text(member, "'formatSpecifier' of '\(name)'")
    }
    if case .number(let number) = value["argNum"]?.content, let position = Int(exactly: number), position > 0 {
      expansion.positions[name] = position
    }
    let units = try units(of: value, name, &budget)
    // Each argument takes four bytes or more in the file.
    let growth = units.reduce(0) { $0 + $1.text.utf8.count / 4 * specifier.utf8.count }
    if specifier.utf8.count > 4 { try source.spend(growth, of: &budget, at: value.offset) }
    expansion.variables[name] = units.map { unit in
      FormExpansion.Form(
        label: unit.label, text: unit.text.replacingOccurrences(of: "%arg", with: "%\(specifier)"),
        plural: unit.plural, device: unit.device)
    }
  }

  /// Returns the position of the first number among the arguments of a text.
  private static func firstNumber(in text: String) -> Int? {
    var next = 1
    for piece in FormatText(text).pieces {
      guard case .argument(let conversion) = piece.part else { continue }
      next += piece.asterisks
      if conversion.kind != .text { return piece.position ?? next }
      if piece.position == nil { next += 1 }
    }
    return nil
  }

  /// Returns the texts of a localization, variation, or substitution: one, or one for each variation or element of a
  /// set.
  ///
  /// Variations are plural forms, devices, and widths. Recursion is bounded by the nesting limit of the file.
  private func units(
    of value: CatalogValue, _ name: String, _ budget: inout CatalogBudget
  ) throws(CatalogError) -> [Unit] {
    _ = try source.members(value, "'\(name)'")
    if let unit = value["stringUnit"] {
      guard let text = unit["value"] else { throw source.error("'stringUnit' has no 'value'", at: unit.offset) }
      return [Unit(label: "", text: try source.text(text, "'value'"), offset: text.offset, state: Self.state(of: unit))]
    }
    if let set = value["stringSet"] { return try units(ofSet: set) }
    guard let variations = value["variations"] else { return [] }
    var units: [Unit] = []
    for kind in try source.members(variations, "'variations'") {
      let variants = try source.members(kind.value, "'\(kind.name)'")
      let names = variants.map(\.name)
      for variation in variants {
        let device = kind.name == "device" ? DeviceVariation(name: variation.name, all: names) : nil
        for var unit in try self.units(of: variation.value, variation.name, &budget) {
          unit.label = unit.label.isEmpty ? variation.name : "\(variation.name).\(unit.label)"
          // Names of one dictionary are in the labels of all texts in it.
          try source.spend(unit.label.utf8.count, of: &budget, at: unit.offset)
          if let device { unit.device = device }
          if kind.name == "plural" { unit.plural = FormExpansion.PluralForm(name: variation.name, all: names) }
          units.append(unit)
        }
      }
    }
    return units
  }

  private func units(ofSet set: CatalogValue) throws(CatalogError) -> [Unit] {
    guard let values = set["values"], case .list(let texts) = values.content else {
      throw source.error("'stringSet' has no 'values' list", at: set.offset)
    }
    var units: [Unit] = []
    for (index, text) in texts.enumerated() {
      let string = try source.text(text, "a value of the set")
      units.append(Unit(label: "\(index + 1)", text: string, offset: text.offset, state: Self.state(of: set)))
    }
    return units
  }

  /// Returns the state of a unit or set, or `nil` if it has none that is known.
  private static func state(of unit: CatalogValue) -> TextState? {
    guard case .text(let name) = unit["state"]?.content else { return nil }
    return TextState(rawValue: name)
  }
}
