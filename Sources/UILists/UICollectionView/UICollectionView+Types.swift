import UIFoundation
import UIViews

extension UICollectionView {
  /// Where an item comes to lie when the collection scrolls to it; nothing for wherever the way is shortest.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Positions with bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Along which axis a collection scrolls.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// Up and down.
    case vertical = 0
    /// Sideways.
    case horizontal = 1
  }

  /// How soon items make way for one that is dragged.
  public enum ReorderingCadence: Int, Hashable, Sendable {
    /// At once.
    case immediate = 0
    /// After a while.
    case fast = 1
    /// After a longer while.
    case slow = 2
  }

  /// What an element of a collection is.
  public enum ElementCategory: UInt, Hashable, Sendable {
    /// An item's cell.
    case cell = 0
    /// A header, a footer or the like, which the data source makes.
    case supplementaryView = 1
    /// A view that the layout makes.
    case decorationView = 2
  }

  /// Whether cells whose content changes are measured anew.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// Not by themselves.
    case disabled = 0
    /// Cells resize when their intrinsic size, or their content view's, is invalidated, or their configuration changes.
    case enabled = 1
    /// Cells also resize when a constraint or a view's content inside them changes, such as a label's text.
    case enabledIncludingConstraints = 2
  }

  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
