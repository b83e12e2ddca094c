/// Whether hyphens are replaced by typographic dashes.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// The behavior depends on the keyboard.
  case `default`
  /// Hyphens stay as they are typed.
  case no
  /// Pairs of hyphens are replaced by dashes.
  case yes
}
