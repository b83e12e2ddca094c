import CoreGraphics
import UIFoundation
import UIViews

/// What an element of a list is.
struct ListRole: Hashable {
  /// The parts of a list.
  enum Part: Hashable {
    case row, header, footer
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var part: Part

  /// The content that such an element starts from.
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

  /// The background that suits such an element.
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
  /// What an item of a section is.
  func role(ofItem item: Int) -> ListRole {
    ListRole(appearance: appearance, part: headerMode == .firstItemInSection && item == 0 ? .header : .row)
  }

  /// What a section's header or footer is; nil for a view of another kind.
  func role(ofKind kind: String) -> ListRole? {
    switch kind {
    case UICollectionView.elementKindSectionHeader: ListRole(appearance: appearance, part: .header)
    case UICollectionView.elementKindSectionFooter: ListRole(appearance: appearance, part: .footer)
    default: nil
    }
  }

  /// The room above a section's header, in points: 22 in a plain list, as in a table since iOS 15.
  var headerRoom: CGFloat {
    guard headerMode == .supplementary else { return 0 }
    return headerTopPadding ?? (appearance == .plain ? TableMetrics.plainHeaderPadding : 0)
  }
}
