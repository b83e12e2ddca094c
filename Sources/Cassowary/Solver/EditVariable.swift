/// A variable that is being edited, by a gesture or an animation: it is pulled towards the value that was suggested last.
///
/// ``Solver/beginEditing(_:priority:)`` makes one, ``Solver/suggest(_:for:)`` moves it, and ``Solver/endEditing(_:)`` lets the
/// variable go. A suggestion is a wish at the edit's priority: what is required, or matters more, holds against it.
public struct EditVariable: Hashable, Sendable {
  /// A value for an edit, for several that belong together.
  public struct Suggestion: Hashable, Sendable {
    /// The edit whose variable is to have the value.
    public var edit: EditVariable
    /// The value.
    public var value: Double

    /// Creates a suggestion.
    public init(_ value: Double, for edit: EditVariable) {
      self.edit = edit
      self.value = value
    }
  }

  /// The variable.
  public let variable: Variable
  /// The optional constraint `variable == value` that pulls, as explanations name it.
  public let constraint: ConstraintID
}

extension Solver {
  /// Begins to edit a variable: from now on it is pulled to the value that it has.
  ///
  /// A variable may be edited more than once at a time. The edit of the highest priority then decides.
  ///
  /// - Parameter priority: How much the edit matters, less than required.
  /// - Throws: ``ConstraintError/unknownVariable(_:)``, or ``ConstraintError/priorityOutOfRange(_:)`` if the priority is
  ///   required: a suggestion asks for a value and must be free to be wrong.
  public mutating func beginEditing(
    _ variable: Variable, priority: Priority
  ) throws(ConstraintError) -> EditVariable {
    guard !priority.isRequired else { throw .priorityOutOfRange(priority.value) }
    let wish = try LinearConstraint(variable, .equal, value(of: variable), priority: priority)
    return EditVariable(variable: variable, constraint: try add(wish))
  }

  /// Suggests a value for a variable that is being edited. As with constants, errors are minimised in ``solve()``.
  ///
  /// - Throws: ``ConstraintError/notFinite``, or ``ConstraintError/unknownConstraint(_:)`` if the edit has ended. Nothing has
  ///   changed then, and the next suggestion is taken.
  public mutating func suggest(_ value: Double, for edit: EditVariable) throws(ConstraintError) {
    try setConstant(edit.constraint, to: -value)
  }

  /// Suggests values for several variables that are being edited, such as both coordinates of a point. All are taken, or none.
  ///
  /// - Throws: ``ConstraintError/notFinite``, or ``ConstraintError/unknownConstraint(_:)`` if an edit has ended.
  public mutating func suggest(_ suggestions: [EditVariable.Suggestion]) throws(ConstraintError) {
    for suggestion in suggestions { try check(suggestion.edit.constraint, -suggestion.value) }
    for suggestion in suggestions { try setConstant(suggestion.edit.constraint, to: -suggestion.value) }
  }

  /// Ends an edit. Other constraints alone decide about the variable from now on.
  ///
  /// - Throws: ``ConstraintError/unknownConstraint(_:)`` if the edit has ended before.
  public mutating func endEditing(_ edit: EditVariable) throws(ConstraintError) {
    try remove(edit.constraint)
  }
}
