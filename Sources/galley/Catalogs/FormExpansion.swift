/// The forms of a text with variables: for each variable each of its forms, in every combination.
struct FormExpansion {
  /// One of the texts that stand for a variable.
  struct Form {
    /// Such as `one`, or `iphone.one`.
    let label: String
    let text: String
  }

  /// Why a text has no forms.
  enum Failure: Error {
    /// A variable that is not there.
    case unknown(String)
    /// A variable that stands in one of its own forms.
    case endless(String)
    /// More than ``mostForms``.
    case tooMany
  }

  /// The most forms of one text: two variables in a language with six plural forms have 36. More come from a mistake, and each
  /// is measured.
  static let mostForms = 1_000
  /// How deep a variable may stand in forms of others.
  private static let deepest = 16

  var variables: [String: [Form]]

  /// The text's forms; a text without variables has one, of an empty label.
  func forms(of text: String) throws(Failure) -> [Form] {
    var forms: [Form] = []
    try collect(text, [:], [], &forms)
    return forms
  }

  private func collect(
    _ text: String, _ chosen: [String: Form], _ order: [String], _ forms: inout [Form]
  ) throws(Failure) {
    var missing: String?
    let filled = try fill(text, chosen, depth: 0, &missing)
    guard let missing else {
      guard forms.count < Self.mostForms else { throw .tooMany }
      forms.append(Form(label: label(chosen, order), text: filled))
      return
    }
    guard let choices = variables[missing], !choices.isEmpty else { throw .unknown(missing) }
    for choice in choices {
      var chosen = chosen
      chosen[missing] = choice
      try collect(text, chosen, order + [missing], &forms)
    }
  }

  /// One variable's form needs no name; several do.
  private func label(_ chosen: [String: Form], _ order: [String]) -> String {
    if order.count == 1 { return chosen[order[0]]?.label ?? "" }
    return order.map { "\($0)=\(chosen[$0]?.label ?? "")" }.joined(separator: ",")
  }

  /// The text with the chosen forms in it, up to the first variable that none is chosen for.
  private func fill(
    _ text: String, _ chosen: [String: Form], depth: Int, _ missing: inout String?
  ) throws(Failure) -> String {
    guard text.contains("%") else { return text }
    var filled = ""
    for piece in FormatText(text).pieces {
      guard case .variable(let name) = piece.part else {
        filled += piece.source
        continue
      }
      guard let form = chosen[name] else {
        missing = name
        return filled
      }
      guard depth < Self.deepest else { throw .endless(name) }
      filled += try fill(form.text, chosen, depth: depth + 1, &missing)
      if missing != nil { return filled }
    }
    return filled
  }
}
