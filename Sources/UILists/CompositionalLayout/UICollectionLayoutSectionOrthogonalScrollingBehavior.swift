import UIViews

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
