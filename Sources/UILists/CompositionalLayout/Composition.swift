import Foundation

/// What a compositional layout has prepared.
@MainActor
struct Composition {
  var sections: [CompositionalSection] = []
  /// Headers and footers of the whole layout.
  var edges: CompositionalEdges?
  /// Whether sections are to be asked for.
  var needsSections = true
  /// Whether the next invalidation leaves the sections as they are, but for sizes.
  var isTakingSize = false
  /// What cells and views prefer, by section.
  var preferred: [Int: CompositionalSection.Preferred] = [:]
  /// Sizes of items that no section knows of yet.
  var pending: [Int: [Int: CGSize]] = [:]
  var contentSize = CGSize.zero
  /// The length across for which views were measured.
  var measuredFor: CGFloat?
  /// Whether a header or footer stays on the screen.
  var hasPinned = false
  /// Whether a section's handler changes what shows of it.
  var hasHandlers = false

  /// The section at a place along the axis of scrolling, or the one after it. O(log n).
  func section(at position: CGFloat) -> Int {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].end <= position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
