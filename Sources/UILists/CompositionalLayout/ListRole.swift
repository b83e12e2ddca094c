import CoreGraphics
import UIFoundation
import UIViews

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
