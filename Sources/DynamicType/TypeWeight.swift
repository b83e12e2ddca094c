/// The weights of text styles.
public enum TypeWeight: String, CaseIterable, Sendable {
  /// A weight of a text style, from the lightest to the heaviest.
  case regular, semibold, bold
}
