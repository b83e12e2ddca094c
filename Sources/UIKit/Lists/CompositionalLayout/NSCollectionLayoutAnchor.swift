public import Foundation
public import UIFoundation

/// A point of a rectangle: a corner, the middle of an edge, or the center, plus an offset.
@MainActor @preconcurrency
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  /// The edges that meet at the point.
  public let edges: NSDirectionalRectEdge
  /// The offset from the point: in points, or as a fraction of the supplementary view's size.
  public let offset: CGPoint
  private let isFractional: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    (self.edges, self.offset, self.isFractional) = (edges, offset, isFractional)
    super.init()
  }

  /// Creates an anchor where the given edges meet.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
  /// Creates an anchor at an offset, in points, from where the edges meet.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  /// Creates an anchor at an offset, as a fraction of the supplementary view's size, from where the edges meet.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractional }
  /// Whether the offset is a fraction of the supplementary view's size.
  open var isFractionalOffset: Bool { isFractional }

  /// Returns the anchor itself: it is immutable.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the anchor's position in a rectangle of the given size, without the offset.
  func point(in size: CGSize) -> CGPoint {
    let x = edges.contains(.leading) ? 0 : edges.contains(.trailing) ? size.width : size.width / 2
    let y = edges.contains(.top) ? 0 : edges.contains(.bottom) ? size.height : size.height / 2
    return CGPoint(x: x, y: y)
  }

  /// Returns the offset in points for a view of the given size.
  func shift(for size: CGSize) -> CGPoint {
    isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}
