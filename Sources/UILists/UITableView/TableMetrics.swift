import Foundation
import UIFoundation

/// Fixed metrics of tables (uikit.md, "Table cells"), and our choices where nothing is published.
///
/// The heights of rows and the margins above and below their content depend on the version of iOS: see `SystemMetrics`.
enum TableMetrics {
  /// The minimum width of tables with wide cell margins, in points.
  static let wideTable: CGFloat = 414

  /// Returns the side margin of a table: 16, or 20 in a wide table.
  static func sideMargin(tableWidth: CGFloat) -> CGFloat { tableWidth >= wideTable ? 20 : 16 }

  /// The margin beside and inside an inset group, in points.
  ///
  /// It is also 20 in a 375-point table (uikit-recorded.md, IB: the cells of one table, 335 wide). Other widths below
  /// 414 are inferred.
  static let insetGroupMargin: CGFloat = 20

  /// The trailing margin of a content view beside an accessory (uikit-recorded.md, "Cells and tables", IB).
  static let accessoryMargin: CGFloat = 8

  /// Returns the separator inset: the side margin on the left, or 20 on a pad.
  ///
  /// The side margin is 16, or more in a wide table (uikit-recorded.md, "Cells and tables", C: a weak source).
  static func separatorInset(for traits: UITraitCollection, sideMargin: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: traits.userInterfaceIdiom == .pad ? 20 : sideMargin, bottom: 0, right: 0)
  }

  /// The padding above a header in a plain table, as since iOS 15, in points.
  static let plainHeaderPadding: CGFloat = 22
  /// The height of a plain table's header or footer with a title, in points.
  static let plainSupplementHeight: CGFloat = 28
  /// The vertical padding of a title in a plain header or footer, in points: our choice.
  ///
  /// With one line, the result is less than ``plainSupplementHeight``, which then applies.
  static let plainTitleRoom: CGFloat = 7

  /// The height of a grouped table's header or footer without content, on whole pixels: 17.5 points.
  static let groupedSupplementHeight: CGFloat = 17.5
  /// The height of a grouped table's first header without content, in points.
  static let groupedFirstHeaderHeight: CGFloat = 35
  /// The vertical padding of a title in a grouped header, to the nearest pixel: 38 in all with one line of footnote.
  /// Our choice.
  static let groupedTitleRoom: CGFloat = 22.2
  /// The padding of a title in the first header: 55.333 in all with one line of footnote, 55.5 at 2x. Our choice.
  static let groupedFirstTitleRoom: CGFloat = 39.6
  /// The spacing below the title of a grouped header, in points: our choice.
  static let groupedTitleBottom: CGFloat = 6
  /// The vertical padding of a title in a grouped footer, in points, half of it above: our choice.
  static let groupedFooterRoom: CGFloat = 16

  /// The widths reserved for the edit control before a cell's content and the reorder control after it: our choice.
  static let editControlWidth: CGFloat = 40
  static let reorderControlWidth: CGFloat = 40
}
