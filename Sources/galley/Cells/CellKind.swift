import UIKit

/// A kind of sample cell.
enum CellKind: String, CaseIterable, Sendable {
  /// A headline above a body text, laid out by system spacing, as in Apple's guide.
  case headline
  /// The built-in style of the same name.
  case `default`
  /// The built-in style of the same name.
  case subtitle
  /// The built-in style of the same name.
  case value1
  /// The built-in style of the same name.
  case value2
  /// A picture, a name, a text, and two buttons.
  case feed
  /// Collection view items: a wrapping title beside a button.
  case collection

  /// The built-in style; `nil` for the other kinds.
  var style: UITableViewCell.CellStyle? {
    switch self {
    case .default: .default
    case .subtitle: .subtitle
    case .value1: .value1
    case .value2: .value2
    case .headline, .feed, .collection: nil
    }
  }

  /// The names of the measured labels, in the order of ``SampleScreen/shown(_:)``.
  var labelNames: [String] {
    switch self {
    case .headline: ["headline", "body"]
    case .default: ["text"]
    case .subtitle, .value1, .value2: ["text", "detail"]
    case .feed: ["name", "message"]
    case .collection: ["title"]
    }
  }

  /// The name of one element.
  var unit: String { self == .collection ? "item" : "row" }

  /// Creates a cell that shows a row, outside of any table.
  @MainActor
  func makeView(_ row: SampleRow) -> UIView {
    let cell: UIView =
      switch self {
      case .headline: HeadlineBodyCell()
      case .feed: FeedCell()
      case .collection: CardCell(frame: .zero)
      case .default, .subtitle, .value1, .value2: UITableViewCell(style: style ?? .default, reuseIdentifier: nil)
      }
    show(row, in: cell)
    return cell
  }

  /// Sets the texts of a cell of this kind.
  @MainActor
  func show(_ row: SampleRow, in cell: UIView) {
    switch cell {
    case let cell as HeadlineBodyCell:
      cell.headlineLabel.text = row.headline
      cell.bodyLabel.text = row.body
    case let cell as FeedCell: cell.show(row)
    case let cell as CardCell: cell.titleLabel.text = row.headline
    case let cell as UITableViewCell:
      cell.textLabel?.text = row.headline
      cell.textLabel?.numberOfLines = 0
      cell.detailTextLabel?.text = row.body
      cell.detailTextLabel?.numberOfLines = 0
    default: break
    }
  }
}
