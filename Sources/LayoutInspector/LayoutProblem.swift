/// Something in a layout that a user would notice, or that makes the layout undefined.
public struct LayoutProblem: Hashable, Sendable {
  /// The kind of a problem.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Text ends in an ellipsis, or lines of it are left out.
    case truncatedText
    /// Text extends beyond the view that draws it, or beyond a view that clips it.
    case clippedText
    /// A word is divided between two lines without a hyphen, because no line has room for it.
    ///
    /// Divisions at hyphens and soft hyphens, by hyphenation, and in text that wraps by character are none. Neither are
    /// those in Chinese, Japanese, Korean, Thai, and similar text, whose lines end between letters.
    case dividedWord
    /// Two texts or controls overlap. Labels overlap if their glyphs do.
    case overlap
    /// A text, an image, or a control extends beyond its superview.
    case outsideSuperview
    /// A text or a control extends beyond the screen, and no scroll view can move it into sight.
    case offScreen
    /// The constraints allow more than one position or size.
    case ambiguousLayout
    /// Required constraints contradict one another.
    case conflictingConstraints
    /// A control responds to touches in an area smaller than 44 by 44 points.
    case smallTouchTarget
  }

  /// The kind of the problem.
  public var kind: Kind
  /// The view, by the names of properties and classes on the way to it, such as `FeedCell.nameLabel`.
  public var view: String
  /// What is wrong, with numbers in points.
  public var message: String
  /// Where the problem occurs.
  public var environment: LayoutEnvironment

  /// Creates a problem.
  public init(_ kind: Kind, view: String, message: String, environment: LayoutEnvironment) {
    self.kind = kind
    self.view = view
    self.message = message
    self.environment = environment
  }
}

extension Set<LayoutProblem.Kind> {
  /// All kinds of problems.
  public static var all: Self { Self(LayoutProblem.Kind.allCases) }
  /// Text that isn't shown in full: truncated and clipped text.
  public static var cutOffText: Self { [.truncatedText, .clippedText] }
}

extension LayoutProblem: CustomStringConvertible {
  /// The problem in one line, for a test's failure: the view, what is wrong, and where.
  public var description: String { "\(view): \(message) (\(environment))" }
}
