import UIKit

/// A kind of cell that the tool shows.
enum CellKind: String, CaseIterable, Sendable {
  /// A headline over a body text, laid out by system spacing: the cell of Apple's guide.
  case headline
  /// The built-in style of that name, and so the next three.
  case `default`
  case subtitle
  case value1
  case value2
  /// A picture, a name, a text and two buttons.
  case feed
  /// Items of a collection: a wrapping title beside a button.
  case collection

  /// The built-in style; nil for the others.
  var style: UITableViewCell.CellStyle? {
    switch self {
    case .default: .default
    case .subtitle: .subtitle
    case .value1: .value1
    case .value2: .value2
    case .headline, .feed, .collection: nil
    }
  }

  /// What the labels are called that are measured, in the order of ``SampleScreen/shown(_:)``.
  var labelNames: [String] {
    switch self {
    case .headline: ["headline", "body"]
    case .default: ["text"]
    case .subtitle, .value1, .value2: ["text", "detail"]
    case .feed: ["name", "message"]
    case .collection: ["title"]
    }
  }

  /// What one of them is called.
  var unit: String { self == .collection ? "item" : "row" }
}
