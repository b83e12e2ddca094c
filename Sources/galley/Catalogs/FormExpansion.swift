/// The forms of a text with variables: for each variable each of its forms, in every combination.
struct FormExpansion {
  /// One of the texts that stand for a variable.
  struct Form {
    /// Such as `one`, or `iphone.one`.
    let label: String
    let text: String
    /// The text, taken apart.
    fileprivate let format: FormatText

    init(label: String, text: String) {
      self.label = label
      self.text = text
      format = FormatText(text)
    }
  }

  /// Why a text has no forms.
  enum Failure: Error {
    /// A variable that is not there.
    case unknown(String)
    /// A variable that stands in one of its own forms.
    case endless(String)
    /// A variable that stands deeper than ``deepest`` levels in forms of others.
    case tooDeep(String)
    /// More than ``mostForms``, or more work than ``mostWork`` or ``mostVariables`` allow.
    case tooMany
  }

  /// The most forms of one text: two variables in a language with six plural forms have 36. More come from a mistake, and each
  /// is measured.
  static let mostForms = 1_000
  /// The most bytes that are gone through for one text with variables, whose forms are sentences. Sixteen variables, each twice
  /// in the one before, would make gigabytes of a file of one kilobyte.
  static let mostWork = 1 << 20
  /// The most variables that stand in one form of a text.
  static let mostVariables = 64
  /// How deep a variable may stand in forms of others.
  static let deepest = 16

  var variables: [String: [Form]]

  /// The text's forms; a text without variables has one, of an empty label.
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

  /// One variable's form needs no name; several do.
  private func label(_ chosen: [String: Form], _ order: [String]) -> String {
    if order.count == 1 { return chosen[order[0]]?.label ?? "" }
    return order.map { "\($0)=\(chosen[$0]?.label ?? "")" }.joined(separator: ",")
  }

  /// The text with the chosen forms in it, up to the first variable that none is chosen for; its bytes are taken from `room`.
  /// `outer` are the variables in whose forms the text stands, outermost first.
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
