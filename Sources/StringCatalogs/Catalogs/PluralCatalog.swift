/// The texts of a `.stringsdict` file: formats with plural variables, or texts for several widths or devices.
package struct PluralCatalog {
  let source: SourceText
  let locale: String?

  /// The plural forms, as named in `.stringsdict` and `.xcstrings` files.
  package static let pluralForms = ["zero", "one", "two", "few", "many", "other"]

  /// Returns every form of every text, in the order of the file, and the errors of entries that have one.
  ///
  /// - Throws: `CatalogError` if the file isn't a dictionary.
  func contents(of value: CatalogValue, _ budget: inout CatalogBudget) throws(CatalogError) -> CatalogFile.Contents {
    var contents = CatalogFile.Contents()
    let origin = LocalizedString.Shared(LocalizedString.Origin(file: source.name, locale: locale))
    for member in try source.members(value, "the file") {
      contents.add { () throws(CatalogError) in try strings(of: member, origin, &budget) }
    }
    return contents
  }

  private func strings(
    of member: CatalogValue.Member, _ origin: LocalizedString.Shared<LocalizedString.Origin>,
    _ budget: inout CatalogBudget
  ) throws(CatalogError) -> [LocalizedString] {
    let (line, column) = source.position(of: member.value.offset)
    let names = try member.value["NSStringDeviceSpecificRuleType"].map { rule throws(CatalogError) in
      try source.members(rule, "the rule of '\(member.name)'").map(\.name)
    }
    var devices: [Substring: DeviceVariation] = [:]
    return try forms(of: member.value, member.name, &budget).map { form in
      // The label of a device's form begins with the name of the device.
      let name = form.label.prefix { $0 != "." }
      if let names, devices[name] == nil { devices[name] = DeviceVariation(name: String(name), all: names) }
      return LocalizedString(
        origin, line: line, column: column, key: member.name, form: form.label, device: devices[name],
        plurals: form.plurals, text: form.text)
    }
  }

  private func forms(
    of value: CatalogValue, _ name: String, _ budget: inout CatalogBudget
  ) throws(CatalogError) -> [FormExpansion.Expanded] {
    if case .text(let text) = value.content {
      try source.spend(FormatText.padding(in: text), of: &budget, at: value.offset)
      return [FormExpansion.Expanded(label: "", text: text)]
    }
    let members = try source.members(value, "'\(name)'")
    if let format = value["NSStringLocalizedFormatKey"] {
      return try forms(ofFormat: format, members.filter { $0.name != "NSStringLocalizedFormatKey" }, name, &budget)
    }
    let variants = value["NSStringVariableWidthRuleType"] ?? value["NSStringDeviceSpecificRuleType"]
    guard let variants else {
      throw source.error("'\(name)' has no NSStringLocalizedFormatKey or other rule", at: value.offset)
    }
    var forms: [FormExpansion.Expanded] = []
    for variant in try source.members(variants, "the rule of '\(name)'") {
      for var form in try self.forms(of: variant.value, variant.name, &budget) {
        form.label = form.label.isEmpty ? variant.name : "\(variant.name).\(form.label)"
        // Names of one dictionary are in the labels of all forms in it.
        try source.spend(form.label.utf8.count, of: &budget, at: variant.value.offset)
        forms.append(form)
      }
    }
    return forms
  }

  private func forms(
    ofFormat format: CatalogValue, _ variables: [CatalogValue.Member], _ name: String,
    _ budget: inout CatalogBudget
  ) throws(CatalogError) -> [FormExpansion.Expanded] {
    var expansion = FormExpansion(variables: [:])
    for variable in variables {
      // Apart from variables, only rules can occur here, which are dictionaries too.
      var forms: [FormExpansion.Form] = []
      let members = try source.members(variable.value, "the variable '\(variable.name)'")
        .filter { Self.pluralForms.contains($0.name) }
      let names = members.map(\.name)
      for member in members {
        let text = try source.text(member.value, "the form '\(member.name)' of '\(variable.name)'")
        let plural = FormExpansion.PluralForm(name: member.name, all: names)
        forms.append(FormExpansion.Form(label: member.name, text: text, plural: plural))
      }
      guard !forms.isEmpty else {
        throw source.error("the variable '\(variable.name)' has no plural form", at: variable.value.offset)
      }
      expansion.variables[variable.name] = forms
    }
    let text = try source.text(format, "the format of '\(name)'")
    return try source.forms(of: text, expansion, at: format.offset, &budget)
  }
}

extension SourceText {
  /// Returns the forms of a text.
  ///
  /// - Throws: `CatalogError` at the given offset if the text can't be expanded.
  func forms(
    of text: String, _ expansion: FormExpansion, at offset: Int, _ budget: inout CatalogBudget
  ) throws(CatalogError) -> [FormExpansion.Expanded] {
    do {
      return try expansion.forms(of: text, &budget)
    } catch {
      switch error {
      case .unknown(let name): throw self.error("unknown variable '\(name)'", at: offset)
      case .endless(let name): throw self.error("the variable '\(name)' refers to itself", at: offset)
      case .tooDeep(let name):
        throw self.error(
          "the variable '\(name)' is nested more than \(FormExpansion.deepest) levels deep", at: offset)
      case .tooMany: throw self.error("the text has too many variables or forms", at: offset)
      case .exhausted: throw self.error(budget.reason, at: offset)
      }
    }
  }
}
