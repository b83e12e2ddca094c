import Foundation
import UIFoundation

/// The standard configurations.
///
/// Fonts are those of text styles. Where the built-in cells don't define the style, it is our choice (uikit.md, "Table
/// cells").
extension UIListContentConfiguration {
  /// Returns the configuration of a row with a text.
  public static func cell() -> Self { Self(.body, .caption1) }

  /// Returns the configuration of a row with a secondary text below its text.
  public static func subtitleCell() -> Self { Self(.body, .caption1) }

  /// Returns the configuration of a row with a secondary text beside its text.
  public static func valueCell() -> Self {
    var value = Self(.body, .body)
    value.prefersSideBySideTextAndSecondaryText = true
    value.secondaryTextProperties.color = .secondaryLabel
    return value
  }

  /// Returns the configuration of a section header in a plain list.
  public static func plainHeader() -> Self { Self(.headline, .footnote, margins: ListMetrics.plainHeaderMargins) }

  /// Returns the configuration of a section footer in a plain list.
  public static func plainFooter() -> Self { footer(.footnote) }

  /// Returns the configuration of a section header in a grouped list, in uppercase.
  public static func groupedHeader() -> Self {
    var header = Self(.footnote, .footnote, margins: ListMetrics.groupedHeaderMargins)
    header.textProperties.transform = .uppercase
    header.textProperties.color = .secondaryLabel
    return header
  }

  /// Returns the configuration of a section footer in a grouped list.
  public static func groupedFooter() -> Self { footer(.footnote) }

  /// Returns the configuration of a prominent header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> Self {
    Self(.headline, .subheadline, margins: ListMetrics.groupedHeaderMargins)
  }

  /// Returns the configuration of a more prominent header in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> Self {
    Self(.title3, .subheadline, margins: ListMetrics.groupedHeaderMargins, bold: true)
  }

  /// Returns the configuration of a section header; the same as in a grouped list.
  public static func header() -> Self { groupedHeader() }

  /// Returns the configuration of a section footer; the same as in a grouped list.
  public static func footer() -> Self { groupedFooter() }

  /// Returns the configuration of a section header in a sidebar.
  public static func sidebarHeader() -> Self { Self(.headline, .subheadline, margins: ListMetrics.cellMargins) }

  /// Returns the configuration of a sidebar row.
  public static func sidebarCell() -> Self { Self(.body, .subheadline) }

  /// Returns the configuration of a sidebar row with a secondary text below its text.
  public static func sidebarSubtitleCell() -> Self { Self(.body, .subheadline) }

  /// Returns the configuration of a row in a list beside a sidebar.
  public static func accompaniedSidebarCell() -> Self { Self(.body, .subheadline) }

  /// Returns the configuration of a row with a secondary text below its text, in a list beside a sidebar.
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
