import Foundation

/// A parsed visual format: views in a row or column, and their connections (auto-layout.md, "Visual format language").
struct VisualFormat {
  /// A view or guide with the predicates on its size.
  struct Element {
    let item: any LayoutParticipant
    var predicates: [Predicate] = []
  }

  /// The space between two views, or between a view and the superview's edge.
  enum Connection {
    /// No space: the edges touch.
    case flush
    /// A dash: the standard space.
    case standard
    /// The space that the predicates specify.
    case predicates([Predicate])
  }

  /// One relation of a size or a space.
  struct Predicate {
    enum Value {
      /// A length in points.
      case number(CGFloat)
      /// The size of another view or guide.
      case item(any LayoutParticipant)
    }

    var relation: NSLayoutConstraint.Relation
    var value: Value
    var priority: UILayoutPriority
  }

  var isVertical = false
  var elements: [Element] = []
  /// The connection before each element. The first element has one only after a `|`.
  var connections: [Connection?] = []
  /// The connection before a closing `|`.
  var closing: Connection?
  /// The positions of the bars in the format.
  var openingBar = 0
  var closingBar = 0
}

/// An error in a visual format.
struct VisualFormatError: Error, Hashable {
  let reason: String
  let format: String
  /// The number of characters before the error in the format.
  let offset: Int

  /// The message that UIKit raises, with a caret below the position of the error.
  var message: String {
    "Unable to parse constraint format: \n\(reason) \n\(format) \n\(String(repeating: " ", count: offset))^"
  }
}
