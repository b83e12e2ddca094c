import Foundation
import UIFoundation
public import UIViews

/// The backgrounds of lists: data, nothing is drawn.
extension UIBackgroundConfiguration {
  /// The background of a row in a plain list.
  public static func listPlainCell() -> Self { colored(.systemBackground) }
  /// The background of a row in a grouped list.
  public static func listGroupedCell() -> Self { colored(.secondarySystemGroupedBackground) }
  /// The background of a row as suits the list that it is in; here as in a plain one.
  public static func listCell() -> Self { listPlainCell() }
  /// The background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> Self { colored(.systemBackground) }
  /// The background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> Self { clear() }
  /// The background of a header as suits the list that it is in; here as in a plain one.
  public static func listHeader() -> Self { listPlainHeaderFooter() }
  /// The background of a footer as suits the list that it is in; here as in a plain one.
  public static func listFooter() -> Self { listPlainHeaderFooter() }
  /// The background of a header in a sidebar.
  public static func listSidebarHeader() -> Self { clear() }
  /// The background of a row in a sidebar.
  public static func listSidebarCell() -> Self { clear() }
  /// The background of a row in a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> Self { clear() }

  /// The background for a state; it is one in every state.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  private static func colored(_ color: UIColor) -> Self {
    var background = clear()
    background.backgroundColor = color
    return background
  }
}
