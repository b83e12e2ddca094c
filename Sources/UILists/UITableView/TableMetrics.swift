import Foundation
import UIFoundation

/// The numbers of a table that iOS does not derive from anything (uikit.md, "Table cells"), and our own decisions where
/// nothing is published.
enum TableMetrics {
  /// The height of a row that nothing else decides.
  static let standardRowHeight: CGFloat = 44
  /// The height of a subtitle row without a separator, at the usual size.
  static let subtitleRowHeight: CGFloat = 56

  /// The width from which on a table's cells have wide margins.
  static let wideTable: CGFloat = 414

  /// The margins of a cell's content view: 11 above and below; at the sides 16, or 20 in a wide table.
  static func contentMargins(tableWidth: CGFloat) -> NSDirectionalEdgeInsets {
    let side = sideMargin(tableWidth: tableWidth)
    return NSDirectionalEdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
  }

  /// 16, or 20 in a wide table.
  static func sideMargin(tableWidth: CGFloat) -> CGFloat { tableWidth >= wideTable ? 20 : 16 }

  /// The margin beside an inset group and inside it: 20 in a table 375 wide too (uikit-recorded.md, IB: the cells of one
  /// table, 335 wide). Other widths below 414 are inferred.
  static let insetGroupMargin: CGFloat = 20

  /// The trailing margin of a content view with an accessory beside it (uikit-recorded.md, "Cells and tables", IB).
  static let accessoryMargin: CGFloat = 8

  /// How far a separator lies inside: 16 from the left, 20 on a pad, and as far as the side margin in a wide table
  /// (uikit-recorded.md, "Cells and tables", C: a weak source).
  static func separatorInset(for traits: UITraitCollection, sideMargin: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: traits.userInterfaceIdiom == .pad ? 20 : sideMargin, bottom: 0, right: 0)
  }

  /// Above a header in a plain table, as since iOS 15.
  static let plainHeaderPadding: CGFloat = 22
  /// The height of a plain table's header or footer with a title.
  static let plainSupplementHeight: CGFloat = 28
  /// What a plain header or footer adds to its title; one line is lower than the height above, which counts then. Our own
  /// decision.
  static let plainTitleRoom: CGFloat = 7

  /// A grouped table's header or footer without content: 17.5, on whole pixels.
  static let groupedSupplementHeight: CGFloat = 17.5
  /// A grouped table's first header without content.
  static let groupedFirstHeaderHeight: CGFloat = 35
  /// What a grouped header adds to its title, to the nearest pixel: 38 in all with a line of footnote. Our own decision.
  static let groupedTitleRoom: CGFloat = 22.2
  /// What the first header adds to its title: 55.333 in all with a line of footnote, 55.5 at 2x. Our own decision.
  static let groupedFirstTitleRoom: CGFloat = 39.6
  /// Below the title of a grouped header. Our own decision.
  static let groupedTitleBottom: CGFloat = 6
  /// What a grouped footer adds to its title, half of it above. Our own decision.
  static let groupedFooterRoom: CGFloat = 16

  /// The room that editing takes from the beginning of a cell's content, and from its end for moving. Our own decisions.
  static let editControlWidth: CGFloat = 40
  static let reorderControlWidth: CGFloat = 40
}
