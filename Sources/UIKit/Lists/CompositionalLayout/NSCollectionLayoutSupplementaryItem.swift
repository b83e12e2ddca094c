public import Foundation
public import UIFoundation

/// A supplementary view anchored to an item or group, such as a badge or a frame.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind that identifies the view to the data source.
  public let elementKind: String
  /// The point of the item or group that the view is anchored to.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view placed at the container's anchor; `nil` for the same point.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The z-index. Views with a higher value appear in front. The default is 0.
  open var zIndex = 0

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a view anchored by the same point of the view and the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

  /// Creates a view anchored by one of its points to a point of the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

  /// Returns the frame of a view of the given size, anchored to a rectangle.
  func frame(at host: CGRect, size: CGSize) -> CGRect {
    let point = containerAnchor.point(in: host.size)
    let own = (itemAnchor ?? containerAnchor).point(in: size)
    let (far, near) = (containerAnchor.shift(for: size), itemAnchor?.shift(for: size) ?? .zero)
    return CGRect(
      x: host.minX + point.x - own.x + far.x + near.x, y: host.minY + point.y - own.y + far.y + near.y,
      width: size.width, height: size.height)
  }
}

extension NSRectAlignment {
  /// The edges that meet at the alignment's point.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: return []
    case .top: return .top
    case .topLeading: return [.top, .leading]
    case .leading: return .leading
    case .bottomLeading: return [.bottom, .leading]
    case .bottom: return .bottom
    case .bottomTrailing: return [.bottom, .trailing]
    case .trailing: return .trailing
    case .topTrailing: return [.top, .trailing]
    }
  }
}

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

/// A decoration view behind a whole section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind that identifies the view to the layout.
  public let elementKind: String
  /// The z-index. Views with a higher value appear in front. The default is -1, behind the items.
  open var zIndex = CompositionalNumbers.backgroundDepth

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// Returns a background of the section's size, inset by its `contentInsets`.
  @discardableResult
  open class func background(elementKind: String) -> Self {
    guard let made = NSCollectionLayoutDecorationItem(elementKind) as? Self else {
      raiseException("NSCollectionLayoutDecorationItem is made as itself, not as \(self)")
    }
    return made
  }
}
