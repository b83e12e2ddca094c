import CoreGraphics
import UIFoundation
import UIViews

extension UICollectionLayoutListConfiguration {
  private var style: ListRole.Style {
    switch appearance {
    case .plain: .plain
    case .grouped, .insetGrouped: .grouped
    case .sidebar, .sidebarPlain: .sidebar
    }
  }

  /// Returns the role of an item in a section.
  func role(ofItem item: Int) -> ListRole {
    ListRole(style: style, part: headerMode == .firstItemInSection && item == 0 ? .header : .row)
  }

  /// Returns the role of a section's header or footer, or `nil` for views of other kinds.
  func role(ofKind kind: String) -> ListRole? {
    switch kind {
    case UICollectionView.elementKindSectionHeader: ListRole(style: style, part: .header)
    case UICollectionView.elementKindSectionFooter: ListRole(style: style, part: .footer)
    default: nil
    }
  }

  /// The space above a section's header, in points: 22 in a plain list, as in a table since iOS 15.
  var headerRoom: CGFloat {
    guard headerMode == .supplementary else { return 0 }
    return headerTopPadding?.bounded ?? (appearance == .plain ? TableMetrics.plainHeaderPadding : 0)
  }
}
