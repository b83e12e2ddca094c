/// Expands a text with variables into every combination of their forms.
struct FormExpansion {
  /// One of the forms of a variable.
  struct Form {
    /// The name of the form, such as `one` or `iphone.one`.
    let label: String
    let text: String
    /// The plural form and all forms of the variable; `nil` if the variable doesn't depend on a number.
    let plural: PluralForm?
    /// The devices that the form is for; `nil` for all.
    let device: DeviceVariation?
    /// The text, parsed into its variables and the parts between them.
    fileprivate let format: FormatText

    init(label: String, text: String, plural: PluralForm? = nil, device: DeviceVariation? = nil) {
      self.label = label
      self.text = text
      self.plural = plural
      self.device = device
      format = FormatText(text)
    }
  }

  /// A plural form and all forms that it is one of.
  struct PluralForm: Hashable, Sendable {
    let name: String
    let all: [String]
  }

  /// A text with a form chosen for each variable.
  struct Expanded: Sendable {
    /// The names of the forms; empty if the text has no variables.
    var label: String
    var text: String
    var plurals: [PluralChoice] = []
    var device: DeviceVariation?
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
    /// More than the ``CatalogBudget`` of the file allows.
    case exhausted
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

  /// The forms of each variable.
  var variables: [String: [Form]]
  /// The positions of the arguments that variables depend on, as far as the catalog states them.
  var positions: [String: Int] = [:]

  /// Returns the forms of a text. A text without variables has one form with an empty label.
  ///
  /// A placeholder in a variable's form that states no position is for the variable's own argument, and the next ones
  /// for the arguments after it. If that isn't the order of the expanded text, positions are written into it.
  ///
  /// The forms and the work for them are subtracted from the budget of the file.
  ///
  /// - Throws: `Failure` if a variable is unknown or recursive, or a limit is exceeded.
  func forms(of text: String, _ budget: inout CatalogBudget) throws(Failure) -> [Expanded] {
    let format = FormatText(text)
    guard format.pieces.contains(where: \.isVariable) else {
      try Self.spend(format.padding, of: &budget)
      return [Expanded(label: "", text: text)]
    }
    var forms: [Expanded] = []
    var room = min(Self.mostWork, budget.room)
    let before = room
    do {
      try collect(format, [:], [], &forms, &room)
    } catch {
      // What a text without a usable form has cost is spent too.
      try Self.spend(before - max(0, room), of: &budget)
      if case .tooMany = error, before < Self.mostWork, room < 0 { throw .exhausted }
      throw error
    }
    try Self.spend(before - room, of: &budget)
    return forms
  }

  private static func spend(_ bytes: Int, of budget: inout CatalogBudget) throws(Failure) {
    do {
      try budget.spend(bytes)
    } catch {
      throw .exhausted
    }
  }

  /// Spends a number of bytes of the work for a text.
  private static func spend(_ bytes: Int, of room: inout Int) throws(Failure) {
    room -= bytes
    guard room >= 0 else { throw .tooMany }
  }

  private func collect(
    _ format: FormatText, _ chosen: [String: Form], _ order: [String], _ forms: inout [Expanded], _ room: inout Int
  ) throws(Failure) {
    var filling = Filling()
    try fill(format, chosen, within: [], from: 1, &filling, &room)
    guard let missing = filling.missing else {
      guard forms.count < Self.mostForms else { throw .tooMany }
      let form = expanded(filling, chosen, order)
      let padding = filling.parts.reduce(0) { $0 + $1.piece.padding }
      try Self.spend(CatalogBudget.formCost + form.label.utf8.count + padding, of: &room)
      forms.append(form)
      return
    }
    guard let choices = variables[missing], !choices.isEmpty else { throw .unknown(missing) }
    guard order.count < Self.mostVariables else { throw .tooMany }
    let device = Self.device(of: order, chosen)
    for choice in choices {
      // A form that is left out takes time too.
      try Self.spend(CatalogBudget.formCost, of: &room)
      // No device shows forms of different devices together.
      if let device, let other = choice.device, device.intersection(other) == nil { continue }
      var chosen = chosen
      chosen[missing] = choice
      try collect(format, chosen, order + [missing], &forms, &room)
    }
  }

  private func expanded(_ filling: Filling, _ chosen: [String: Form], _ order: [String]) -> Expanded {
    var plurals: [PluralChoice] = []
    for name in order {
      guard let form = chosen[name], let plural = form.plural, let argument = filling.arguments[name] else { continue }
      plurals.append(PluralChoice(argument: argument, name: name, form: plural.name, forms: plural.all))
    }
    return Expanded(
      label: label(chosen, order), text: filling.text, plurals: plurals, device: Self.device(of: order, chosen))
  }

  private static func device(of order: [String], _ chosen: [String: Form]) -> DeviceVariation? {
    order.compactMap { chosen[$0]?.device }.reduce(nil) { device, next in
      device.map { $0.intersection(next) ?? $0 } ?? next
    }
  }

  /// The form of a single variable needs no name; those of several do.
  private func label(_ chosen: [String: Form], _ order: [String]) -> String {
    if order.count == 1 { return chosen[order[0]]?.label ?? "" }
    return order.map { "\($0)=\(chosen[$0]?.label ?? "")" }.joined(separator: ",")
  }

  /// A text whose variables are replaced, as far as their forms are chosen.
  private struct Filling {
    /// The parts of the text, and the argument of each placeholder.
    var parts: [(piece: FormatText.Piece, argument: Int)] = []
    /// The first variable without a chosen form, at which the text ends.
    var missing: String?
    /// The arguments that the variables depend on.
    var arguments: [String: Int] = [:]

    /// The text, with the positions of arguments if they aren't those of its placeholders.
    var text: String {
      var next = 1
      let isInOrder = parts.allSatisfy { part in
        guard case .argument = part.piece.part, part.piece.position == nil else { return true }
        next += part.piece.asterisks + 1
        return part.argument == next - 1
      }
      return parts.reduce(into: "") { text, part in
        if !isInOrder, case .argument = part.piece.part, part.piece.position == nil {
          text += "%\(part.argument)$" + part.piece.source.dropFirst()
        } else {
          text += part.piece.source
        }
      }
    }
  }

  /// Adds the text with the chosen forms, up to the first variable without one, and subtracts its bytes from `room`.
  ///
  /// `outer` contains the variables whose forms contain the text, outermost first. `first` is the argument of the first
  /// placeholder that states none.
  private func fill(
    _ format: FormatText, _ chosen: [String: Form], within outer: [String], from first: Int, _ filling: inout Filling,
    _ room: inout Int
  ) throws(Failure) {
    var next = first
    for piece in format.pieces {
      try Self.spend(piece.source.utf8.count, of: &room)
      next += piece.asterisks
      var argument = piece.position ?? next
      switch piece.part {
      case .literal: filling.parts.append((piece, 0))
      case .argument:
        if piece.position == nil { next += 1 }
        filling.parts.append((piece, argument))
      case .variable(let name):
        if piece.position == nil {
          if let known = positions[name] { argument = known } else { next += 1 }
        }
        guard let form = chosen[name] else {
          filling.missing = name
          return
        }
        if outer.contains(name) { throw .endless(name) }
        guard outer.count < Self.deepest else { throw .tooDeep(name) }
        if filling.arguments[name] == nil { filling.arguments[name] = argument }
        try fill(form.format, chosen, within: outer + [name], from: argument, &filling, &room)
        if filling.missing != nil { return }
      }
    }
  }
}
