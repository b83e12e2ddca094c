import Foundation
import UIFoundation

/// Fixed metrics of tables (uikit.md, "Table cells"), and our choices where nothing is published.
///
/// The heights of rows and the margins above and below their content depend on the version of iOS: see `SystemMetrics`.
enum TableMetrics {
  /// The side margin of cells, in points.
  static let narrowSideMargin: CGFloat = 16
  /// The side margin of wide cells on wide screens, in points.
  static let wideSideMargin: CGFloat = 20
  /// The least width in portrait of screens with wide cell margins, in points.
  ///
  /// Screens of 393 and more have them, and screens of 375 don't, nor does one of 390 in landscape (uikit-recorded.md,
  /// "Cell margins", IB). Not recorded: 390 in portrait, and other screens in landscape. That the width in portrait
  /// decides is inferred.
  static let wideScreen: CGFloat = 393
  /// The greatest width of cells that have narrow margins on every screen, in points.
  static let narrowCell: CGFloat = 320

  /// Returns the side margin of a cell, and of a table with cells of its own width: 20 if the screen is at least 393
  /// wide in portrait and the cell is wider than 320, and otherwise 16 (uikit-recorded.md, "Cell margins", IB).
  ///
  /// It is also the inset of an inset group. Not recorded: groups in tables between 320 and 360 wide, whose cells are
  /// narrower than 320 because of the inset. The table's own width decides.
  static func sideMargin(width: CGFloat, screenWidth: CGFloat) -> CGFloat {
    width > narrowCell && screenWidth >= wideScreen ? wideSideMargin : narrowSideMargin
  }

  /// The trailing margin of a content view beside an accessory (uikit-recorded.md, "Cells and tables", IB).
  static let accessoryMargin: CGFloat = 8

  /// Returns the separator inset: the side margin on the left, or 20 on a pad.
  ///
  /// The inset follows the side margin (uikit-recorded.md, "Cells and tables", C: a weak source).
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
  /// The vertical padding of a title in a grouped footer, half of it above: 30 points in all with one line of footnote at
  /// 2x (uikit-recorded-2.md, "Static tables").
  static let groupedFooterRoom: CGFloat = 14

  /// The widths reserved for the edit control before a cell's content and the reorder control after it: our choice.
  static let editControlWidth: CGFloat = 40
  static let reorderControlWidth: CGFloat = 40
}
