public import Foundation
import UIFoundation

extension UICollectionView {
  /// A scroll position of an item. The empty set scrolls the shortest distance that makes the item visible.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bit mask.
    public let rawValue: UInt
    /// Creates a scroll position from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The item is at the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item is centered vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item is at the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item is at the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item is centered horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item is at the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The scroll direction of a collection view.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// The content scrolls vertically.
    case vertical
    /// The content scrolls horizontally.
    case horizontal
  }

  /// The delay before items make room for a dragged item.
  public enum ReorderingCadence: Int, Hashable, Sendable {
    /// Items move at once.
    case immediate
    /// Items move after a short delay.
    case fast
    /// Items move after a longer delay.
    case slow
  }

  /// The category of an element in a collection view.
  public enum ElementCategory: UInt, Hashable, Sendable {
    /// A cell, which shows an item.
    case cell
    /// A supplementary view, such as a header or footer, from the data source.
    case supplementaryView
    /// A decoration view, from the layout.
    case decorationView
  }

  /// The self-sizing of cells whose content changes.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// Cells don't resize on their own.
    case disabled
    /// Cells resize when their intrinsic size, or their content view's, is invalidated, or their configuration changes.
    case enabled
    /// Cells also resize when a constraint or a view's content inside them changes, such as a label's text.
    case enabledIncludingConstraints
  }

  /// The kind of section headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of section footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

/// A focus change between items. Galley has none, so its index paths are `nil`.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The previously focused item; always `nil`.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The item to be focused; always `nil`.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
