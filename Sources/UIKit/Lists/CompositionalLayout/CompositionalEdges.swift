import Foundation
import UIFoundation

/// The headers and footers of a section or of the whole layout.
@MainActor
struct CompositionalEdges {
  /// A header or footer with its frame, relative to the start of the section.
  struct Edge {
    var item: NSCollectionLayoutBoundarySupplementaryItem
    /// The position among the items of the same kind.
    var index: Int
    var frame: CGRect
  }

  private(set) var edges: [Edge] = []
  /// The length that headers and footers add at the start and end of the section.
  private(set) var before: CGFloat = 0
  private(set) var after: CGFloat = 0

  /// Lays out boundary items one after another.
  ///
  /// Sizes are resolved in `space`. On the cross axis, the items lie within `across`.
  init(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], in space: CGSize, isVertical: Bool,
    across: ClosedRange<CGFloat>, lead: CGFloat = 0, preferred: (String, Int) -> CGSize?
  ) {
    var counts: [String: Int] = [:]
    for item in items {
      let index = counts[item.elementKind, default: 0]
      counts[item.elementKind] = index + 1
      var size = item.layoutSize.size(in: space)
      let axes = item.layoutSize.estimatedAxes
      if let preferred = preferred(item.elementKind, index) {
        if axes.contains(.horizontal) { size.width = preferred.width }
        if axes.contains(.vertical) { size.height = preferred.height }
      }
      edges.append(Edge(item: item, index: index, frame: CGRect(origin: .zero, size: size)))
    }
    for index in edges.indices where edges[index].item.extendsBoundary {
      let length = isVertical ? edges[index].frame.height : edges[index].frame.width
      if edges[index].isAtStart(isVertical) { before += length }
      if edges[index].isAtEnd(isVertical) { after += length }
    }
    self.across = across
    self.isVertical = isVertical
    self.lead = lead
    before += lead
  }

  private let across: ClosedRange<CGFloat>
  private let isVertical: Bool
  /// The space before the first header.
  private let lead: CGFloat

  /// Positions the headers and footers in a section of the given length.
  mutating func positionEdges(length: CGFloat) {
    var (start, end) = (lead, length - after)
    for index in edges.indices {
      let edge = edges[index]
      let (size, anchors) = (edge.frame.size, edge.item.alignment.edges)
      let room = across.upperBound - across.lowerBound
      let main = isVertical ? size.height : size.width
      let cross = isVertical ? size.width : size.height
      let isLow = anchors.contains(isVertical ? .leading : .top)
      let isHigh = anchors.contains(isVertical ? .trailing : .bottom)
      let crossStart = across.lowerBound + (isLow ? 0 : isHigh ? room - cross : (room - cross) / 2)
      var mainStart = (length - main) / 2
      if edge.isAtStart(isVertical) {
        mainStart = edge.item.extendsBoundary ? start : before
        if edge.item.extendsBoundary { start += main }
      } else if edge.isAtEnd(isVertical) {
        mainStart = edge.item.extendsBoundary ? end : length - after - main
        if edge.item.extendsBoundary { end += main }
      }
      let corner = isVertical ? CGPoint(x: crossStart, y: mainStart) : CGPoint(x: mainStart, y: crossStart)
      edges[index].frame.origin = CGPoint(x: corner.x + edge.item.offset.x, y: corner.y + edge.item.offset.y)
    }
  }
}

@MainActor
extension CompositionalEdges.Edge {
  func isAtStart(_ isVertical: Bool) -> Bool { item.alignment.edges.contains(isVertical ? .top : .leading) }
  func isAtEnd(_ isVertical: Bool) -> Bool { item.alignment.edges.contains(isVertical ? .bottom : .trailing) }
}
