/// The plural form that a text has for a number.
struct PluralChoice: Hashable, Sendable {
  /// The position of the number among the arguments, starting at 1.
  var argument: Int
  /// The name of the variable or substitution; empty if the whole text varies.
  var name = ""
  /// The form, such as `one`.
  var form: String
  /// All forms that the catalog has, in its order.
  var forms: [String]
}
