import Foundation
import UIFoundation

/// The background configurations of lists.
extension UIBackgroundConfiguration {
  /// Returns the background of a row in a plain list.
  public static func listPlainCell() -> Self { colored(.systemBackground) }
  /// Returns the background of a row in a grouped list.
  public static func listGroupedCell() -> Self { colored(.secondarySystemGroupedBackground) }
  /// Returns the background of a row; the same as in a plain list.
  public static func listCell() -> Self { listPlainCell() }
  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> Self { colored(.systemBackground) }
  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> Self { clear() }
  /// Returns the background of a header; the same as in a plain list.
  public static func listHeader() -> Self { listPlainHeaderFooter() }
  /// Returns the background of a footer; the same as in a plain list.
  public static func listFooter() -> Self { listPlainHeaderFooter() }
  /// Returns the background of a header in a sidebar.
  public static func listSidebarHeader() -> Self { clear() }
  /// Returns the background of a row in a sidebar.
  public static func listSidebarCell() -> Self { clear() }
  /// Returns the background of a row in a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> Self { clear() }

  /// Returns the background itself, which is the same in every state.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  private static func colored(_ color: UIColor) -> Self {
    var background = clear()
    background.backgroundColor = color
    return background
  }
}
