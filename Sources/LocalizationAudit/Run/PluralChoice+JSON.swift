import StringCatalogs
import TextOutput

extension PluralChoice {
  /// The choice as JSON, in the form that ``reading(_:in:)`` reads.
  var json: JSONValue {
    var members = [JSONValue.Member(name: "argument", value: .integer(argument))]
    if !name.isEmpty { members.append(JSONValue.Member(name: "name", value: .string(name))) }
    members.append(JSONValue.Member(name: "form", value: .string(form)))
    members.append(JSONValue.Member(name: "forms", value: .array(forms.map(JSONValue.string))))
    return .object(members)
  }

  /// Reads the choices of a text.
  ///
  /// - Throws: `CatalogError` if the value is invalid.
  static func reading(_ value: CatalogValue, in source: SourceText) throws(CatalogError) -> [PluralChoice] {
    var choices: [PluralChoice] = []
    for element in try source.list(value, "'plurals'") {
      var choice = PluralChoice(argument: 1, form: "", forms: [])
      for member in try source.members(element, "the element of 'plurals'") {
        let name = "'\(member.name)'"
        switch member.name {
        case "argument":
          let positions = ArgumentExample.positions
          let bounds = Double(positions.lowerBound)...Double(positions.upperBound)
          choice.argument = Int(try source.number(member.value, name, in: bounds))
        case "name": choice.name = try source.text(member.value, name)
        case "form": choice.form = try source.word(member.value, name, of: PluralCatalog.pluralForms)
        case "forms":
          for form in try source.list(member.value, name) {
            choice.forms.append(try source.word(form, "a form", of: PluralCatalog.pluralForms))
          }
        default:
          try source.checkName(member, "the element of 'plurals'", among: ["argument", "name", "form", "forms"])
        }
      }
      guard element["form"] != nil else {
        throw source.error("the element of 'plurals' has no 'form'", at: element.offset)
      }
      if choice.forms.isEmpty { choice.forms = PluralCatalog.pluralForms }
      choices.append(choice)
    }
    return choices
  }
}
