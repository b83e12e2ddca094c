import Foundation
public import UIFoundation
public import UIViews

/// The lines above and below a row of a list: kept, nothing is drawn.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is there.
  public enum Visibility: Int, Hashable, Sendable {
    /// As the list does.
    case automatic = 0
    /// It is.
    case visible = 1
    /// It is not.
    case hidden = 2
  }

  /// Insets that the list finds by itself.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Whether there is a line above the row.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above lies inside, in points.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// How far the line below lies inside, in points.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The lines' colour.
  public var color: UIColor = .separator
  /// The lines' colour between rows of several that are selected.
  public var multipleSelectionColor: UIColor = .separator

  /// The effect that the lines have on what is behind.
  public var visualEffect: UIVisualEffect?

  /// The lines of a list of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// What an app lets a list ask, compared by identity.
struct ListHandlers: Hashable {
  var leading: ListHandler<UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider>?
  var trailing: ListHandler<UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider>?
  var separator: ListHandler<UICollectionLayoutListConfiguration.ItemSeparatorHandler>?
}

/// A closure of an app's, which equals itself alone.
final class ListHandler<Call>: Hashable {
  let call: Call

  init(_ call: Call) { self.call = call }

  static func == (left: ListHandler, right: ListHandler) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
