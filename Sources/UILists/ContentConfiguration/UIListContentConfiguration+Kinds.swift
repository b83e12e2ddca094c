import Foundation
import UIFoundation

/// The kinds of content that the system knows. Fonts are those of text styles; which ones is our own decision where the
/// built-in cells do not say it (uikit.md, "Table cells").
extension UIListContentConfiguration {
  /// A row with a text.
  public static func cell() -> Self { Self(.body, .caption1) }

  /// A row with a text, and a second one below.
  public static func subtitleCell() -> Self { Self(.body, .caption1) }

  /// A row with a text, and a second one beside.
  public static func valueCell() -> Self {
    var value = Self(.body, .body)
    value.prefersSideBySideTextAndSecondaryText = true
    value.secondaryTextProperties.color = .secondaryLabel
    return value
  }

  /// The header of a section in a plain list.
  public static func plainHeader() -> Self { Self(.headline, .footnote, margins: ListMetrics.plainHeaderMargins) }

  /// The footer of a section in a plain list.
  public static func plainFooter() -> Self { footer(.footnote) }

  /// The header of a section in a grouped list: in capitals.
  public static func groupedHeader() -> Self {
    var header = Self(.footnote, .footnote, margins: ListMetrics.groupedHeaderMargins)
    header.textProperties.transform = .uppercase
    header.textProperties.color = .secondaryLabel
    return header
  }

  /// The footer of a section in a grouped list.
  public static func groupedFooter() -> Self { footer(.footnote) }

  /// A header that stands out in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> Self {
    Self(.headline, .subheadline, margins: ListMetrics.groupedHeaderMargins)
  }

  /// A header that stands out more in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> Self {
    Self(.title3, .subheadline, margins: ListMetrics.groupedHeaderMargins, bold: true)
  }

  /// A header as suits the list that it is in; here as in a grouped one.
  public static func header() -> Self { groupedHeader() }

  /// A footer as suits the list that it is in; here as in a grouped one.
  public static func footer() -> Self { groupedFooter() }

  /// The header of a section in a sidebar.
  public static func sidebarHeader() -> Self { Self(.headline, .subheadline, margins: ListMetrics.cellMargins) }

  /// A row of a sidebar with a text.
  public static func sidebarCell() -> Self { Self(.body, .subheadline) }

  /// A row of a sidebar with a text, and a second one below.
  public static func sidebarSubtitleCell() -> Self { Self(.body, .subheadline) }

  /// A row of a list beside a sidebar with a text.
  public static func accompaniedSidebarCell() -> Self { Self(.body, .subheadline) }

  /// A row of a list beside a sidebar with a text, and a second one below.
  public static func accompaniedSidebarSubtitleCell() -> Self { Self(.body, .subheadline) }

  private static func footer(_ style: UIFont.TextStyle) -> Self {
    var footer = Self(style, style, margins: ListMetrics.footerMargins)
    footer.textProperties.color = .secondaryLabel
    return footer
  }
}

extension UIListContentConfiguration {
  var showsText: Bool { !(attributedText?.string ?? text ?? "").isEmpty }
  var showsSecondaryText: Bool { !(secondaryAttributedText?.string ?? secondaryText ?? "").isEmpty }
}
