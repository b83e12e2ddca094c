public import Foundation
public import UIFoundation

/// A header or footer of a section or layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner where the view lies.
  public let alignment: NSRectAlignment
  /// The offset from the edge or corner, in points.
  public let offset: CGPoint
  /// Whether the view makes the section longer. The default is `true`.
  open var extendsBoundary = true
  /// Whether the view stays visible as long as its section is. The default is `false`.
  open var pinToVisibleBounds = false

  /// Creates a view at an edge or corner.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a view at an offset, in points, from an edge or corner.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
  }
}
