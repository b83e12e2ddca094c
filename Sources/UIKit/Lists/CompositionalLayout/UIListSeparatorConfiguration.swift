import Foundation
public import UIFoundation

/// The configuration of a list's separators.
public struct UIListSeparatorConfiguration: Hashable {
  /// The visibility of a separator.
  public enum Visibility: Int, Hashable, Sendable {
    /// The list decides whether the separator is visible.
    case automatic
    /// The separator is visible.
    case visible
    /// The separator is hidden.
    case hidden
  }

  /// Insets that the list determines.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// The visibility of the separator above a row. By default, it is hidden.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below a row. By default, it is visible, except below the last row of an inset
  /// group.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above a row, from the edges of the row. Only the sides have an effect.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the separator below a row, from the edges of the row. Only the sides have an effect.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The color of separators. The default is `separator`.
  public var color: UIColor = .separator
  /// Stored for source compatibility; has no effect.
  public var multipleSelectionColor: UIColor = .separator

  /// Stored for source compatibility; has no effect.
  public var visualEffect: UIVisualEffect?

  /// Creates the default configuration, which is the same for every appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// The handlers of a list configuration, compared by identity.
struct ListHandlers: Hashable {
  var leading: ListHandler<UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider>?
  var trailing: ListHandler<UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider>?
  var separator: ListHandler<UICollectionLayoutListConfiguration.ItemSeparatorHandler>?
}

/// A closure that is equal only to itself.
final class ListHandler<Call>: Hashable {
  let call: Call

  init(_ call: Call) { self.call = call }

  static func == (left: ListHandler, right: ListHandler) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
