public import Foundation
public import UIFoundation
public import UIViews

/// Something that swiping over a row offers, as it was said before ``UIContextualAction``: data, nothing is shown.
@MainActor @preconcurrency
open class UITableViewRowAction: NSObject {
  /// How an action looks.
  public enum Style: Int, Hashable, Sendable {
    /// As one that takes something away.
    case destructive = 0
    /// As usual.
    case normal = 1
    /// As one that takes something away.
    public static var `default`: Style { .destructive }
  }

  /// How the action looks.
  open private(set) var style: Style
  /// What the action does, with itself and its row.
  final let handler: (UITableViewRowAction, IndexPath) -> Void
  /// The action's name.
  open var title: String?
  /// The colour behind the name.
  open var backgroundColor: UIColor?
  /// The effect behind the name.
  open var backgroundEffect: UIVisualEffect?

  /// An action.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
