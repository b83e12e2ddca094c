public import Foundation

/// The behavior of a section that scrolls orthogonally to its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// The section does not scroll orthogonally.
  case none
  /// The section scrolls freely.
  case continuous
  /// The section scrolls freely and stops at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// The section scrolls by pages as long as its visible area.
  case paging
  /// The section scrolls by one group.
  case groupPaging
  /// The section scrolls by one group and centers it.
  case groupPagingCentered
}

/// The properties of orthogonal scrolling. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// The bouncing behavior of a section.
  public enum Bounce: Int, Hashable, Sendable {
    /// The section bounces as its scrolling behavior does by default.
    case automatic
    /// The section always bounces.
    case always
    /// The section never bounces.
    case never
  }

  /// The deceleration rate of a section.
  public enum DecelerationRate: Int, Hashable, Sendable {
    /// The section decelerates at the default rate of its scrolling behavior.
    case automatic
    /// The section decelerates at the normal rate of a scroll view.
    case normal
    /// The section decelerates at the fast rate of a scroll view.
    case fast
  }

  /// Stored for source compatibility; has no effect.
  open var bounce = Bounce.automatic
  /// Stored for source compatibility; has no effect.
  open var decelerationRate = DecelerationRate.automatic

  /// Creates properties with default values.
  public override init() { super.init() }
}
