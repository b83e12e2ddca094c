/// Whether hyphens are replaced by typographic dashes.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// The behavior depends on the keyboard.
  case `default` = 0
  /// Hyphens aren't replaced.
  case no = 1
  /// Hyphens are replaced.
  case yes = 2
}
