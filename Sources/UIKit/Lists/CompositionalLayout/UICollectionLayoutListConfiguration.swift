public import Foundation
public import UIFoundation

/// The configuration of a list in a collection view, styled like a table.
public struct UICollectionLayoutListConfiguration: Hashable {
  /// The appearance of a list's sections.
  public enum Appearance: Int, Hashable, Sendable {
    /// Sections without grouping, with pinned headers.
    case plain
    /// Sections as groups, separated by gaps.
    case grouped
    /// Sections as inset groups with rounded corners.
    case insetGrouped
    /// A sidebar, whose sections have insets on both sides.
    case sidebar
    /// A sidebar without a background and without insets.
    case sidebarPlain
  }

  /// The source of a list's headers.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// The list has no headers.
    case none
    /// The data source supplies header views.
    case supplementary
    /// The first item of each section is its header.
    case firstItemInSection
  }

  /// The source of a list's footers.
  public enum FooterMode: Int, Hashable, Sendable {
    /// The list has no footers.
    case none
    /// The data source supplies footer views.
    case supplementary
  }

  /// The appearance of the sections.
  public var appearance: Appearance
  /// Whether rows have separators, unless their configuration decides. The default is `true`.
  public var showsSeparators = true
  /// The background color of a collection view whose first section this is, or `nil` for that of the appearance.
  public var backgroundColor: UIColor?
  /// The source of headers. The default is `none`.
  public var headerMode = HeaderMode.none
  /// The source of footers. The default is `none`.
  public var footerMode = FooterMode.none
  /// The space above headers, in points; `nil` for the default, which is 22 in a plain list and 0 in others.
  public var headerTopPadding: CGFloat?
  /// The configuration of the separators between rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  private var handlers = ListHandlers()

  /// Creates a list configuration without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// Returns the swipe actions of a row.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// Returns the configuration of the separators above and below a row.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Stored for source compatibility; has no effect.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    get { handlers.leading?.call }
    set { handlers.leading = newValue.map(ListHandler.init) }
  }
  /// Stored for source compatibility; has no effect.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    get { handlers.trailing?.call }
    set { handlers.trailing = newValue.map(ListHandler.init) }
  }
  /// A closure that returns the configuration of a row's separators, called whenever the row is drawn.
  public var itemSeparatorHandler: ItemSeparatorHandler? {
    get { handlers.separator?.call }
    set { handlers.separator = newValue.map(ListHandler.init) }
  }

  /// Returns the insets of a section in a list of the given width. Those at the sides are a table's; those above are our
  /// choice.
  func insets(width: CGFloat, screenWidth: CGFloat) -> NSDirectionalEdgeInsets {
    let side =
      appearance == .insetGrouped || appearance == .sidebar
      ? TableMetrics.sideMargin(width: width, screenWidth: screenWidth) : 0
    let isGrouped = appearance == .grouped || appearance == .insetGrouped
    let top = isGrouped && headerMode == .none ? Self.groupGap : 0
    return NSDirectionalEdgeInsets(top: top, leading: side, bottom: 0, trailing: side)
  }

  /// The gap above a group without a header, in points.
  static let groupGap: CGFloat = 35
}

extension NSCollectionLayoutSection {
  /// Creates a section from a list configuration.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    // Rows, headers, and footers have the height of a one-line row until they are measured.
    let estimate = SystemMetrics.of(layoutEnvironment.traitCollection.systemVersion).rowHeight
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
    let row = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [row]))
    section.list = configuration
    section.contentInsets = configuration.insets(
      width: layoutEnvironment.container.contentSize.width,
      screenWidth: CompositionalEnvironment.screenWidth(of: layoutEnvironment))
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      // Headers of a plain list are pinned, as in a table.
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
  /// Creates a layout in which every section is a list section.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
