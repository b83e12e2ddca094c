/// Expands a text with variables into every combination of their forms.
struct FormExpansion {
  /// One of the forms of a variable.
  struct Form {
    /// The name of the form, such as `one` or `iphone.one`.
    let label: String
    let text: String
    /// The text, parsed into its variables and the parts between them.
    fileprivate let format: FormatText

    init(label: String, text: String) {
      self.label = label
      self.text = text
      format = FormatText(text)
    }
  }

  /// A reason that a text can't be expanded.
  enum Failure: Error {
    /// A variable that doesn't exist.
    case unknown(String)
    /// A variable that occurs in its own forms.
    case endless(String)
    /// A variable nested more than ``deepest`` levels deep in the forms of others.
    case tooDeep(String)
    /// More forms than ``mostForms``, or more work than ``mostWork`` or ``mostVariables`` allow.
    case tooMany
  }

  /// The maximum number of forms of a text.
  ///
  /// Two variables in a language with six plural forms have 36. A larger number is a mistake, and each form is
  /// measured.
  static let mostForms = 1_000
  /// The maximum number of bytes processed for one text with variables.
  ///
  /// Forms are sentences. Sixteen variables, each occurring twice in the previous one, would expand a file of a
  /// kilobyte to gigabytes.
  static let mostWork = 1 << 20
  /// The maximum number of variables in one form of a text.
  static let mostVariables = 64
  /// The maximum nesting depth of a variable in the forms of others.
  static let deepest = 16

  var variables: [String: [Form]]

  /// Returns the forms of a text. A text without variables has one form with an empty label.
  ///
  /// - Throws: `Failure` if a variable is unknown or recursive, or a limit is exceeded.
  func forms(of text: String) throws(Failure) -> [Form] {
    let format = FormatText(text)
    guard format.pieces.contains(where: \.isVariable) else { return [Form(label: "", text: text)] }
    var forms: [Form] = []
    var room = Self.mostWork
    try collect(format, [:], [], &forms, &room)
    return forms
  }

  private func collect(
    _ format: FormatText, _ chosen: [String: Form], _ order: [String], _ forms: inout [Form], _ room: inout Int
  ) throws(Failure) {
    var missing: String?
    let filled = try fill(format, chosen, within: [], &missing, &room)
    guard let missing else {
      guard forms.count < Self.mostForms else { throw .tooMany }
      forms.append(Form(label: label(chosen, order), text: filled))
      return
    }
    guard let choices = variables[missing], !choices.isEmpty else { throw .unknown(missing) }
    guard order.count < Self.mostVariables else { throw .tooMany }
    for choice in choices {
      var chosen = chosen
      chosen[missing] = choice
      try collect(format, chosen, order + [missing], &forms, &room)
    }
  }

  /// The form of a single variable needs no name; those of several do.
  private func label(_ chosen: [String: Form], _ order: [String]) -> String {
    if order.count == 1 { return chosen[order[0]]?.label ?? "" }
    return order.map { "\($0)=\(chosen[$0]?.label ?? "")" }.joined(separator: ",")
  }

  /// Returns the text with the chosen forms, up to the first variable without one, and subtracts its bytes from `room`.
  ///
  /// `outer` contains the variables whose forms contain the text, outermost first.
  private func fill(
    _ format: FormatText, _ chosen: [String: Form], within outer: [String], _ missing: inout String?, _ room: inout Int
  ) throws(Failure) -> String {
    var filled = ""
    for piece in format.pieces {
      room -= piece.source.utf8.count
      guard room >= 0 else { throw .tooMany }
      guard case .variable(let name) = piece.part else {
        filled += piece.source
        continue
      }
      guard let form = chosen[name] else {
        missing = name
        return filled
      }
      if outer.contains(name) { throw .endless(name) }
      guard outer.count < Self.deepest else { throw .tooDeep(name) }
      filled += try fill(form.format, chosen, within: outer + [name], &missing, &room)
      if missing != nil { return filled }
    }
    return filled
  }
}
