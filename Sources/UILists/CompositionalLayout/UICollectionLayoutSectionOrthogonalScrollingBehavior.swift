import UIViews

/// The behavior of a section that scrolls orthogonally to its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// The section does not scroll orthogonally.
  case none = 0
  /// The section scrolls freely.
  case continuous = 1
  /// The section scrolls freely and stops at the leading edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// The section scrolls by pages as long as its visible area.
  case paging = 3
  /// The section scrolls by one group.
  case groupPaging = 4
  /// The section scrolls by one group and centers it.
  case groupPagingCentered = 5
}
