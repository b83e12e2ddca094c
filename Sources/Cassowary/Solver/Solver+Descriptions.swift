extension Solver {
  /// Makes a variable with a name for messages.
  public mutating func makeVariable(named name: String) -> Variable {
    let variable = makeVariable()
    labels[variable.index] = name
    return variable
  }

  /// Adds a constraint with a label for messages; see ``add(_:)``.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint, label: String) throws(ConstraintError) -> ConstraintID {
    let id = try add(constraint)
    labels[id.index] = label
    return id
  }

  /// Returns the label of a constraint, or `nil` if it has none or the solver doesn't have it.
  public func label(of id: ConstraintID) -> String? { isKnown(id) ? labels[id.index] : nil }

  /// Returns the name of a variable, or `x` and its index if it has none or the solver doesn't have it.
  public func name(of variable: Variable) -> String {
    isKnown(variable) ? labels[variable.index] ?? variable.description : variable.description
  }

  /// Returns a constraint with its label, the names of its variables, and its current constant on the right side, such
  /// as `insets: left + width - container <= -16`; or only `c` and its index if the solver doesn't have it.
  public func description(of id: ConstraintID) -> String {
    guard isKnown(id) else { return id.description }
    let symbol = tableau.matrix.symbols[id.index]
    var terms: [LinearExpression.Term] = []
    for position in expressions.terms.range(id.index) {
      let term = expressions.terms[position]
      terms.append(LinearExpression.Term(variable(at: term.symbol), term.coefficient))
    }
    let record = records[id.index]
    let isEqual = symbol.kind == .zero || symbol.kind == .elastic && !symbol.risingLevel.isNone
    let relation = isEqual ? Relation.equal : record.isTurned ? .lessThanOrEqual : .greaterThanOrEqual
    let expression = LinearExpression(terms, constant: values.constant(of: id.index))
    let text = (labels[id.index] ?? id.description) + ": " + description(of: expression, relation)
    guard symbol.kind == .elastic else { return text }
    let priority = tableau.objective.levels.priority(of: symbol.fallingLevel)
    return "\(text) at \(Self.text(priority))"
  }

  /// Returns a constraint with the names of its variables and its constant on the right side, such as
  /// `left + width - container <= -16`.
  public func description(of constraint: LinearConstraint) -> String {
    let text = description(of: constraint.expression, constraint.relation)
    return constraint.priority.isRequired ? text : "\(text) at \(Self.text(constraint.priority.value))"
  }

  /// Returns what an error says, with the labels and names of what it mentions, one conflicting constraint on each line.
  public func description(of error: ConstraintError) -> String {
    switch error {
    case .unsatisfiable(let conflict):
      (["the constraint contradicts these, which are required:"] + conflict.map { "  " + description(of: $0) })
        .joined(separator: "\n")
    case .notFinite: "a coefficient or a constant is infinite or not a number"
    case .mustBeOptional: "the sides of a required equality have the same priority"
    case .priorityOutOfRange(let value): "a priority is greater than 0 and at most 1000, not \(Self.text(value))"
    case .unknownConstraint(let id): "the constraint \(id) was removed, or is another solver's"
    case .unknownVariable(let variable): "the variable \(variable) was removed, or is another solver's"
    case .variableInUse(let variable): "a constraint mentions the variable \(name(of: variable))"
    case .requirednessIsFixed(let id):
      "the constraint \(label(of: id) ?? id.description) can't become required or optional while it is installed"
    }
  }

  private func description(of expression: LinearExpression, _ relation: Relation) -> String {
    var text = ""
    for term in expression.terms {
      let magnitude = term.coefficient.magnitude
      let name = (magnitude == 1 ? "" : Self.text(magnitude) + " ") + name(of: term.variable)
      if text.isEmpty {
        text = (term.coefficient < 0 ? "-" : "") + name
      } else {
        text += (term.coefficient < 0 ? " - " : " + ") + name
      }
    }
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    return "\(text.isEmpty ? "0" : text) \(sign) \(Self.text(0 - expression.constant))"
  }

  /// Returns a number without a fraction of 0.
  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  /// Returns the handle of a variable.
  private func variable(at index: SymbolIndex) -> Variable {
    Variable(index: index, generation: records[index].generation)
  }
}
