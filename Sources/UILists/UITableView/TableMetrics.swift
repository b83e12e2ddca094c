import Foundation
import UIFoundation

/// The numbers of a table that iOS does not derive from anything (uikit.md, "Table cells").
enum TableMetrics {
  /// The height of a row that nothing else decides, its separator included.
  static let standardRowHeight: CGFloat = 44

  /// The width from which on a table's cells have wide margins.
  static let wideTable: CGFloat = 414

  /// The margins of a cell's content view: 11 above and below; at the sides 16, or 20 in a wide table.
  static func contentMargins(tableWidth: CGFloat) -> NSDirectionalEdgeInsets {
    let side: CGFloat = tableWidth >= wideTable ? 20 : 16
    return NSDirectionalEdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
  }
}
