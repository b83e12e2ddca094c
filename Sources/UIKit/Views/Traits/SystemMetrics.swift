import Foundation
import UIFoundation

/// The metrics that differ between versions of iOS, in points.
///
/// They are stated here and nowhere else; views, lists, and controllers read those of their ``UIView/systemMetrics``.
/// ``ControlMetrics`` and the metrics of lists and bars that are not listed here are the same in both versions, as far as
/// recordings tell. The values of iOS 26 are those of documents saved by Xcode 26 (uikit-recorded.md, "Versions of
/// iOS"); the numbers of recorded views are in parentheses.
///
/// One difference between older versions has no value here, because Galley simulates none of them: from iOS 11 to
/// iOS 13, a multi-line label beside another view in a row with the distribution `fill` prefers half of the stack view's
/// width (two bug reports). No recording shows it later.
struct SystemMetrics: Sendable {
  /// The size of a switch's frame. Constraints use the size without ``switchInsets``.
  var switchSize: CGSize
  /// The alignment insets of a switch.
  var switchInsets: UIEdgeInsets
  /// The height of a slider's frame. Constraints use the height without ``sliderInsets``.
  var sliderHeight: CGFloat
  /// The alignment insets of a slider.
  var sliderInsets: UIEdgeInsets
  /// The height of a navigation bar in portrait, without a large title and the safe area.
  var navigationBarHeight: CGFloat
  /// The height of a search bar.
  var searchBarHeight: CGFloat
  /// The space above and below the field of a search bar.
  var searchFieldMargin: CGFloat
  /// The height of a row with one line of text, and the least height of other rows with built-in content.
  var rowHeight: CGFloat
  /// The height of a row with a detail below the text at the default content size category.
  var subtitleRowHeight: CGFloat
  /// Whether a built-in row is its separator lower than ``rowHeight`` or ``subtitleRowHeight``.
  var rowLosesSeparator: Bool
  /// The margins above and below the content of a table view's cell.
  var cellMargin: CGFloat

  /// The metrics of iOS 18.
  static let iOS18 = SystemMetrics(
    switchSize: CGSize(width: 51, height: 31),  // Interface Builder (170)
    switchInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2),  // Interface Builder (170)
    sliderHeight: 31,  // Interface Builder (54)
    sliderInsets: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2),  // Interface Builder (54)
    navigationBarHeight: 44,  // published layouts
    searchBarHeight: 56,  // published layouts
    searchFieldMargin: 10,  // logged: a field of (8 10; W - 16, 36)
    rowHeight: 44, subtitleRowHeight: 56, rowLosesSeparator: true,  // Interface Builder: 43.5 and 55.5 at 2x
    cellMargin: 11)  // published (uikit.md, "Table cells")

  /// The metrics of iOS 26.
  static let iOS26 = SystemMetrics(
    switchSize: CGSize(width: 63, height: 28),  // Interface Builder (58)
    switchInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2),  // Interface Builder (52 of 58)
    sliderHeight: 34,  // Interface Builder (8)
    sliderInsets: .zero,  // Interface Builder (2)
    navigationBarHeight: 54,  // Interface Builder (1; 106 with a large title)
    searchBarHeight: 64,  // Interface Builder (2)
    searchFieldMargin: 10,  // not recorded: as in iOS 18
    rowHeight: 51,  // Interface Builder (21)
    // Not recorded: 8 points more than in iOS 18, as much as the margins grow.
    subtitleRowHeight: 64, rowLosesSeparator: false,
    cellMargin: 15)  // Interface Builder (11 of 14)

  /// Returns the metrics of a version.
  static func of(_ version: SystemVersion) -> SystemMetrics {
    switch version {
    case .iOS18: iOS18
    case .iOS26: iOS26
    }
  }

  /// Returns the height of a row with built-in content that is as low as such rows can be.
  ///
  /// - Parameter separator: The height of the row's separator, in points.
  func builtInRowHeight(hasSubtitle: Bool = false, separator: CGFloat) -> CGFloat {
    (hasSubtitle ? subtitleRowHeight : rowHeight) - (rowLosesSeparator ? separator : 0)
  }
}

extension UIView {
  /// The metrics of the version of iOS that the process has, which are those of a view that has just been created.
  static var processMetrics: SystemMetrics { SystemMetrics.of(processLook.system) }

  /// The metrics of the version of iOS among the view's traits.
  var systemMetrics: SystemMetrics {
    SystemMetrics.of(Self.hasTraitOverrides ? resolvedTraits.systemVersion : Self.processLook.system)
  }
}
