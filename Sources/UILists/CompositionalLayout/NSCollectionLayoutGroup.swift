import Foundation
import UIFoundation

/// Places the items of a custom group in the space around it.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// Items and groups in a row, in a column, or anywhere.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How a group arranges what is inside.
  enum Arrangement {
    /// In a row or column: over and over, as often as fits, or so often.
    case line(isHorizontal: Bool, [NSCollectionLayoutItem], count: Int?, sharesRoom: Bool)
    /// As a closure says.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  final let arrangement: Arrangement

  init(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Items from the leading edge on, over and over, as many as fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, .line(isHorizontal: true, subitems, count: nil, sharesRoom: false)) }
  /// An item from the leading edge on, so many times.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .line(isHorizontal: true, [subitem], count: count, sharesRoom: false)) }
  /// An item from the leading edge on, so many times, each with the same part of the width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .line(isHorizontal: true, [subitem], count: count, sharesRoom: true)) }
  /// Items from the top on, over and over, as many as fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, .line(isHorizontal: false, subitems, count: nil, sharesRoom: false)) }
  /// An item from the top on, so many times.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .line(isHorizontal: false, [subitem], count: count, sharesRoom: false)) }
  /// An item from the top on, so many times, each with the same part of the height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .line(isHorizontal: false, [subitem], count: count, sharesRoom: true)) }
  /// An item from the leading edge on, so many times.
  @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
  open class func horizontalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
  /// An item from the top on, so many times.
  @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
  open class func verticalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
  /// Items wherever a closure says.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { make(layoutSize, .custom(itemProvider)) }

  private class func make(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement) -> Self {
    if case .line(_, let items, let count, _) = arrangement {
      raiseException(unless: !items.isEmpty, "Invalid group: it has no subitems")
      raiseException(unless: count ?? 1 > 0, "Invalid group: the count of subitems is \(count ?? 0)")
    }
    guard let made = NSCollectionLayoutGroup(layoutSize, arrangement) as? Self else {
      raiseException("NSCollectionLayoutGroup is made as itself, not as \(self)")
    }
    return made
  }

  private var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  /// Views that lie at the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { groupSupplementaryItems }
    set { groupSupplementaryItems = newValue }
  }
  /// The space between the items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// What is inside; nothing for a custom group.
  open var subitems: [NSCollectionLayoutItem] {
    if case .line(_, let items, _, _) = arrangement { return items }
    return []
  }
  /// The group's kind and how many items it lists.
  open func visualDescription() -> String {
    switch arrangement {
    case .line(let isHorizontal, let items, _, _):
      return "\(isHorizontal ? "horizontal" : "vertical") group of \(items.count) subitems"
    case .custom: return "custom group"
    }
  }

  override func isEstimated(_ axes: FittingAxes) -> Bool {
    super.isEstimated(axes) || subitems.contains { $0.isEstimated(axes) }
  }
}
