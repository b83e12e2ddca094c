/// A variable that a gesture or an animation edits: it is pulled toward the value suggested last.
///
/// Create one with ``Solver/beginEditing(_:priority:)``, move it with ``Solver/suggest(_:for:)``, and release it with
/// ``Solver/endEditing(_:)``. A suggestion is an optional constraint at the edit's priority: required constraints and
/// those of a higher priority prevail over it.
public struct EditVariable: Hashable, Sendable {
  /// A value for an edit, to be suggested together with others.
  public struct Suggestion: Hashable, Sendable {
    /// The edit whose variable should have the value.
    public var edit: EditVariable
    /// The value that the variable is pulled toward.
    public var value: Double

    /// Creates a suggestion.
    public init(_ value: Double, for edit: EditVariable) {
      self.edit = edit
      self.value = value
    }
  }

  /// The variable that is edited.
  public let variable: Variable
  /// The optional constraint `variable == value`, as explanations report it.
  public let constraint: ConstraintID
}

extension Solver {
  /// Begins editing a variable, which is pulled toward its current value from now on.
  ///
  /// A variable can have several edits at a time. The one with the highest priority then prevails.
  ///
  /// - Parameters:
  ///   - variable: The variable to edit.
  ///   - priority: The priority of the edit, which must not be required.
  /// - Returns: The edit, for suggesting values.
  /// - Throws: ``ConstraintError/unknownVariable(_:)``, or ``ConstraintError/priorityOutOfRange(_:)`` if the priority
  ///   is required, since it might be impossible to reach a suggested value.
  public mutating func beginEditing(
    _ variable: Variable, priority: Priority
  ) throws(ConstraintError) -> EditVariable {
    guard !priority.isRequired else { throw .priorityOutOfRange(priority.value) }
    let wish = try LinearConstraint(variable, .equal, value(of: variable), priority: priority)
    return EditVariable(variable: variable, constraint: try add(wish))
  }

  /// Suggests a value for a variable that is being edited. As with constants, errors are minimized in ``solve()``.
  ///
  /// - Throws: ``ConstraintError/notFinite``, or ``ConstraintError/unknownConstraint(_:)`` if the edit has ended. The
  ///   solver is then unchanged.
  public mutating func suggest(_ value: Double, for edit: EditVariable) throws(ConstraintError) {
    try setConstant(edit.constraint, to: -value)
  }

  /// Suggests values for several variables that are being edited, such as both coordinates of a point.
  ///
  /// - Throws: ``ConstraintError/notFinite``, or ``ConstraintError/unknownConstraint(_:)`` if an edit has ended. The
  ///   solver is then unchanged.
  public mutating func suggest(_ suggestions: [EditVariable.Suggestion]) throws(ConstraintError) {
    for suggestion in suggestions { try check(suggestion.edit.constraint, -suggestion.value) }
    for suggestion in suggestions { try setConstant(suggestion.edit.constraint, to: -suggestion.value) }
  }

  /// Ends an edit. From now on, only other constraints determine the variable's value.
  ///
  /// - Throws: ``ConstraintError/unknownConstraint(_:)`` if the edit has already ended.
  public mutating func endEditing(_ edit: EditVariable) throws(ConstraintError) {
    try remove(edit.constraint)
  }
}
