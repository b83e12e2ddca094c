public import Foundation
public import UIFoundation

/// A point of a rectangle: a corner, the middle of an edge, or the centre, and how far from there.
@MainActor @preconcurrency
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  /// The edges that meet in the point.
  public let edges: NSDirectionalRectEdge
  /// How far from there: points, or parts of the view's own size.
  public let offset: CGPoint
  private let isFractional: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    (self.edges, self.offset, self.isFractional) = (edges, offset, isFractional)
    super.init()
  }

  /// A point where edges meet.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
  /// A point so many points from where edges meet.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  /// A point so many parts of the view's size from where edges meet.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// Whether the offset is points.
  open var isAbsoluteOffset: Bool { !isFractional }
  /// Whether the offset is parts of the view's size.
  open var isFractionalOffset: Bool { isFractional }

  /// The anchor itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The anchor's place in a rectangle of a size, without the offset.
  func point(in size: CGSize) -> CGPoint {
    let x = edges.contains(.leading) ? 0 : edges.contains(.trailing) ? size.width : size.width / 2
    let y = edges.contains(.top) ? 0 : edges.contains(.bottom) ? size.height : size.height / 2
    return CGPoint(x: x, y: y)
  }

  /// The offset in points, for a view of a size.
  func shift(for size: CGSize) -> CGPoint {
    isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

/// A view that lies at an item or a group: a badge, or a frame.
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind by which the data source knows the view.
  public let elementKind: String
  /// The point of the item at which the view lies.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that lies there; nil for the same one.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Which views lie in front of others: those with a higher number.
  open var zIndex = 0

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A view whose point lies at the same point of the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

  /// A view one of whose points lies at a point of the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

  /// The view's rectangle at a rectangle of the item, for a view of a size.
  func frame(at host: CGRect, size: CGSize) -> CGRect {
    let point = containerAnchor.point(in: host.size)
    let own = (itemAnchor ?? containerAnchor).point(in: size)
    let (far, near) = (containerAnchor.shift(for: size), itemAnchor?.shift(for: size) ?? .zero)
    return CGRect(
      x: host.minX + point.x - own.x + far.x + near.x, y: host.minY + point.y - own.y + far.y + near.y,
      width: size.width, height: size.height)
  }
}

/// A section's or a layout's header or footer.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// At which edge or corner the view lies.
  public let alignment: NSRectAlignment
  /// How far from there, in points.
  public let offset: CGPoint
  /// Whether the section is longer for it; yes at first.
  open var extendsBoundary = true
  /// Whether it stays on the screen as long as its section does.
  open var pinToVisibleBounds = false

  /// A view at an edge or a corner.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// A view at an edge or a corner, so many points from there.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
  }
}

/// A view behind a whole section.
@MainActor @preconcurrency
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind by which the layout knows the view.
  public let elementKind: String
  /// Which views lie in front of others: those with a higher number.
  open var zIndex = CompositionalNumbers.backgroundDepth

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// A view as large as the section, but for its `contentInsets`.
  open class func background(elementKind: String) -> Self {
    guard let made = NSCollectionLayoutDecorationItem(elementKind) as? Self else {
      raiseException("NSCollectionLayoutDecorationItem is made as itself, not as \(self)")
    }
    return made
  }
}

extension NSRectAlignment {
  /// The edges that meet there.
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
