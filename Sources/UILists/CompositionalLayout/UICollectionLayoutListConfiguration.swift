public import Foundation
public import UIFoundation

/// A list in a collection, as a table looks.
public struct UICollectionLayoutListConfiguration: Hashable {
  /// How the sections of a list are set off.
  public enum Appearance: Int, Hashable, Sendable {
    /// Not at all.
    case plain = 0
    /// As groups.
    case grouped = 1
    /// As groups with rounded corners.
    case insetGrouped = 2
    /// As in a sidebar.
    case sidebar = 3
    /// As in a sidebar without a background.
    case sidebarPlain = 4
  }

  /// Where headers come from.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// There are none.
    case none = 0
    /// The data source makes them.
    case supplementary = 1
    /// The first item of a section is one.
    case firstItemInSection = 2
  }

  /// Where footers come from.
  public enum FooterMode: Int, Hashable, Sendable {
    /// There are none.
    case none = 0
    /// The data source makes them.
    case supplementary = 1
  }

  /// How the sections are set off.
  public var appearance: Appearance
  /// Whether there are lines between rows: kept, nothing is drawn.
  public var showsSeparators = true
  /// The colour behind the rows: kept, nothing is drawn.
  public var backgroundColor: UIColor?
  /// Where headers come from.
  public var headerMode = HeaderMode.none
  /// Where footers come from.
  public var footerMode = FooterMode.none
  /// The room above headers, in points; nil for the usual one, 22 in a plain list.
  public var headerTopPadding: CGFloat?
  /// The lines between rows: kept, nothing is drawn.
  public var separatorConfiguration: UIListSeparatorConfiguration
  private var handlers = ListHandlers()

  /// A list of an appearance, without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// Says what swiping over a row offers.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// Decides on the lines above and below a row.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// What swiping over a row from its beginning offers: kept, nobody swipes here.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    get { handlers.leading?.call }
    set { handlers.leading = newValue.map(ListHandler.init) }
  }
  /// What swiping over a row from its end offers: kept, nobody swipes here.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    get { handlers.trailing?.call }
    set { handlers.trailing = newValue.map(ListHandler.init) }
  }
  /// Decides on the lines above and below a row: kept, nothing is drawn.
  public var itemSeparatorHandler: ItemSeparatorHandler? {
    get { handlers.separator?.call }
    set { handlers.separator = newValue.map(ListHandler.init) }
  }

  /// The room around a section's rows in a list so wide: our decisions, after those of tables.
  func insets(width: CGFloat) -> NSDirectionalEdgeInsets {
    let side =
      appearance == .insetGrouped || appearance == .sidebar
      ? TableMetrics.contentMargins(tableWidth: width).leading : 0
    let isGrouped = appearance == .grouped || appearance == .insetGrouped
    let top = isGrouped && headerMode == .none ? Self.groupGap : 0
    return NSDirectionalEdgeInsets(top: top, leading: side, bottom: 0, trailing: side)
  }

  /// The gap above a group without a header, in points.
  static let groupGap: CGFloat = 35
  /// The estimate for rows, headers and footers, in points.
  static let rowEstimate = TableMetrics.standardRowHeight
}

extension NSCollectionLayoutSection {
  /// A section of a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(UICollectionLayoutListConfiguration.rowEstimate))
    let row = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [row]))
    section.list = configuration
    section.contentInsets = configuration.insets(width: layoutEnvironment.container.contentSize.width)
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      // As in a table, headers of a plain list stay on the screen.
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all those of a list.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
