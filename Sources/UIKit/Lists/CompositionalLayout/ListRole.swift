import CoreGraphics
import UIFoundation

/// The role of an element in a list, which determines its default configurations.
struct ListRole: Hashable {
  /// The kinds of elements in a list.
  enum Part: Hashable {
    case row, header, footer
  }

  /// The appearances of lists whose elements have different default configurations.
  enum Style: Hashable {
    case plain, grouped, sidebar
  }

  var style: Style
  var part: Part

  /// The default content configuration for the role.
  var content: UIListContentConfiguration {
    switch (style, part) {
    case (.sidebar, .row): .sidebarCell()
    case (_, .row): .cell()
    case (.sidebar, .header): .sidebarHeader()
    case (.plain, .header): .plainHeader()
    case (_, .header): .groupedHeader()
    case (.plain, .footer): .plainFooter()
    case (_, .footer): .groupedFooter()
    }
  }

  /// The default background configuration for the role.
  var background: UIBackgroundConfiguration {
    switch (style, part) {
    case (.sidebar, .row): .listSidebarCell()
    case (.plain, .row): .listPlainCell()
    case (_, .row): .listGroupedCell()
    case (.sidebar, _): .listSidebarHeader()
    case (.plain, _): .listPlainHeaderFooter()
    default: .listGroupedHeaderFooter()
    }
  }
}

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
