/// The kind of a problem of an Interface Builder document.
public enum DocumentProblemKind: String, CaseIterable, Hashable, Sendable {
  /// Text ends in an ellipsis, or lines of it are left out.
  case truncatedText
  /// Text extends beyond the view that draws it, or beyond a view that clips it.
  case clippedText
  /// A word is divided between two lines without a hyphen, because no line has room for it.
  case dividedWord
  /// A text isn't shown in full because of a constraint, or a row, that has the same height at all text sizes.
  case fixedHeight
  /// Two texts or controls overlap.
  case overlap
  /// A text or a control extends beyond its superview.
  case outsideSuperview
  /// A text or a control extends beyond the screen, and no scroll view can move it into sight.
  case offScreen
  /// The font of a text has the same size at all text sizes.
  case fixedFont
  /// The constraints allow more than one position or size.
  case ambiguousLayout
  /// Required constraints contradict one another.
  case conflictingConstraints
}
