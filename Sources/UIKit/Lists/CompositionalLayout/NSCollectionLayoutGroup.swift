public import Foundation
import UIFoundation

/// Returns the frames of a custom group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// A group that arranges items and nested groups in a row, in a column, or freely.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The arrangement of a group's content.
  enum Arrangement {
    /// A row or column: the items repeat until it is full, or `count` times.
    case line(isHorizontal: Bool, [NSCollectionLayoutItem], count: Int?, sharesRoom: Bool)
    /// Frames from a closure.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  final let arrangement: Arrangement

  init(_ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns a row that repeats the items from the leading edge until it is full.
  @discardableResult
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, .line(isHorizontal: true, subitems, count: nil, sharesRoom: false)) }
  /// Returns a row that repeats an item `count` times from the leading edge.
  @discardableResult
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .line(isHorizontal: true, [subitem], count: count, sharesRoom: false)) }
  /// Returns a row of `count` copies of an item, all of equal width.
  @discardableResult
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .line(isHorizontal: true, [subitem], count: count, sharesRoom: true)) }
  /// Returns a column that repeats the items from the top until it is full.
  @discardableResult
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, .line(isHorizontal: false, subitems, count: nil, sharesRoom: false)) }
  /// Returns a column that repeats an item `count` times from the top.
  @discardableResult
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .line(isHorizontal: false, [subitem], count: count, sharesRoom: false)) }
  /// Returns a column of `count` copies of an item, all of equal height.
  @discardableResult
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .line(isHorizontal: false, [subitem], count: count, sharesRoom: true)) }
  /// Returns a row that repeats an item `count` times from the leading edge.
  @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
  @discardableResult
  open class func horizontalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
  /// Returns a column that repeats an item `count` times from the top.
  @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
  @discardableResult
  open class func verticalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
  /// Returns a group whose items are positioned by a closure.
  @discardableResult
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
  /// The supplementary views anchored to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { groupSupplementaryItems }
    set { groupSupplementaryItems = newValue }
  }
  /// The spacing between the items; `nil` for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// The items of the group; empty for a custom group.
  open var subitems: [NSCollectionLayoutItem] {
    if case .line(_, let items, _, _) = arrangement { return items }
    return []
  }
  /// Returns a description with the group's kind and its number of subitems.
  @discardableResult
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

/// The frame and z-index of an item in a custom group.
@MainActor @preconcurrency
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// The frame in the group.
  public let frame: CGRect
  /// The z-index. Items with a higher value appear in front.
  public let zIndex: Int

  /// Creates an item with the given frame and a z-index of 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates an item with the given frame and z-index.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// Returns the item itself: it is immutable.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
