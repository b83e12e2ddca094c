import Foundation

/// A parsed visual format: views in a row or a column, and what lies between them (auto-layout.md, "Visual format language").
struct VisualFormat {
  /// A view or guide with what is said of its size.
  struct Element {
    let item: any LayoutParticipant
    var predicates: [Predicate] = []
  }

  /// What lies between two views, or between a view and the superview's edge.
  enum Connection {
    /// Nothing: the edges meet.
    case flush
    /// A dash: the standard space.
    case standard
    case predicates([Predicate])
  }

  /// One relation of a size or a space.
  struct Predicate {
    enum Value {
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
  /// What lies before each element. The first has something before it only after a `|`.
  var connections: [Connection?] = []
  /// What lies before a closing `|`.
  var closing: Connection?
  /// Where the bars stand in the format.
  var openingBar = 0
  var closingBar = 0
}

/// Why a visual format cannot be read.
struct VisualFormatError: Error, Hashable {
  let reason: String
  let format: String
  /// How many characters of the format lie before the place.
  let offset: Int

  /// The text that UIKit raises, with a caret under the place.
  var message: String {
    "Unable to parse constraint format: \n\(reason) \n\(format) \n\(String(repeating: " ", count: offset))^"
  }
}
