import CoreGraphics
import UIFoundation
import UIViews

/// The role of an element in a list.
struct ListRole: Hashable {
  /// The kinds of elements in a list.
  enum Part: Hashable {
    case row, header, footer
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var part: Part

  /// The default content configuration for the role.
  var content: UIListContentConfiguration {
    switch (appearance, part) {
    case (.sidebar, .row), (.sidebarPlain, .row): .sidebarCell()
    case (_, .row): .cell()
    case (.sidebar, .header), (.sidebarPlain, .header): .sidebarHeader()
    case (.plain, .header): .plainHeader()
    case (_, .header): .groupedHeader()
    case (.plain, .footer): .plainFooter()
    case (_, .footer): .groupedFooter()
    }
  }

  /// The default background configuration for the role.
  var background: UIBackgroundConfiguration {
    switch (appearance, part) {
    case (.sidebar, .row), (.sidebarPlain, .row): .listSidebarCell()
    case (.plain, .row): .listPlainCell()
    case (_, .row): .listGroupedCell()
    case (.sidebar, _), (.sidebarPlain, _): .listSidebarHeader()
    case (.plain, _): .listPlainHeaderFooter()
    default: .listGroupedHeaderFooter()
    }
  }
}

extension UICollectionLayoutListConfiguration {
  /// Returns the role of an item in a section.
  func role(ofItem item: Int) -> ListRole {
    ListRole(appearance: appearance, part: headerMode == .firstItemInSection && item == 0 ? .header : .row)
  }

  /// Returns the role of a section's header or footer, or `nil` for views of other kinds.
  func role(ofKind kind: String) -> ListRole? {
    switch kind {
    case UICollectionView.elementKindSectionHeader: ListRole(appearance: appearance, part: .header)
    case UICollectionView.elementKindSectionFooter: ListRole(appearance: appearance, part: .footer)
    default: nil
    }
  }

  /// The space above a section's header, in points: 22 in a plain list, as in a table since iOS 15.
  var headerRoom: CGFloat {
    guard headerMode == .supplementary else { return 0 }
    return headerTopPadding?.bounded ?? (appearance == .plain ? TableMetrics.plainHeaderPadding : 0)
  }
}
