/// Whether hyphens are replaced by typographic dashes.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// The behavior depends on the keyboard.
  case `default` = 0
  /// Hyphens stay as they are typed.
  case no = 1
  /// Pairs of hyphens are replaced by dashes.
  case yes = 2
}
