import FontEngine
import Foundation

/// The prepared state of a compositional layout.
@MainActor
struct Composition {
  var sections: [CompositionalSection] = []
  /// The headers and footers of the whole layout.
  var edges: CompositionalEdges?
  /// Whether the sections must be requested from the provider again.
  var needsSections = true
  /// Whether the next invalidation keeps the sections and changes only sizes.
  var isTakingSize = false
  /// The preferred sizes of cells and views, by section.
  var preferred: [Int: CompositionalSection.Preferred] = [:]
  /// Preferred item sizes not yet applied to the sections.
  var pending: [Int: [Int: CGSize]] = [:]
  var contentSize = CGSize.zero
  /// The cross-axis length that views were measured for.
  var measuredFor: CGFloat?
  /// The width in portrait of the screen when the layout was prepared.
  var screenWidth: CGFloat?
  /// Whether a header or footer is pinned to the visible bounds.
  var hasPinned = false
  /// Whether a section has a visible-items handler.
  var hasHandlers = false

  /// Returns the index of the section at a main-axis position, or of the next one. O(log n).
  func section(at position: CGFloat) -> Int {
    sections.indices.partitioningIndex { sections[$0].end > position }
  }
}
