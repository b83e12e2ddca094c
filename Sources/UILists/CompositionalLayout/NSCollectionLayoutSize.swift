public import Foundation
import UIFoundation

/// A width or a height: a number of points, a part of what is around, or an estimate until a cell has decided.
@MainActor @preconcurrency
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  /// What a dimension is measured by.
  enum Kind: Equatable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  final let kind: Kind
  /// The number: a part for a fraction, otherwise points.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// A part of the width around.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth, fractionalWidth) }
  /// A part of the height around.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.fractionalHeight, fractionalHeight) }
  /// Points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
  /// Points, until the content has decided.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }
  /// As much as the largest of the items of the group needs; an estimate until their contents have decided.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self { make(.uniform, estimate) }

  private class func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
    // The class has no subclasses that could need another initialiser.
    guard let made = NSCollectionLayoutDimension(kind, dimension) as? Self else {
      raiseException("NSCollectionLayoutDimension is made as itself, not as \(self)")
    }
    return made
  }

  /// Whether it is a part of the width around.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a part of the height around.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the content decides.
  open var isEstimated: Bool { kind == .estimated || kind == .uniform }
  /// Whether the largest of the items decides.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// The dimension itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is the same dimension.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return MainActor.assumeIsolated { other.kind == kind && other.dimension == dimension }
  }

  /// Hashes the number.
  open override var hash: Int { dimension.hashValue }

  /// The points that it makes in a space.
  func length(in space: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: return dimension * space.width
    case .fractionalHeight: return dimension * space.height
    case .absolute, .estimated, .uniform: return dimension
    }
  }
}

/// A width and a height.
@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// A width and a height.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// The size itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  func size(in space: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: space), height: heightDimension.length(in: space))
  }

  /// The axes along which content decides.
  var estimatedAxes: FittingAxes {
    var axes: FittingAxes = []
    if widthDimension.isEstimated { axes.insert(.horizontal) }
    if heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }
}

/// A space between items, or at an edge: just so wide, or at least.
@MainActor @preconcurrency
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  /// How wide, in points.
  public let spacing: CGFloat
  private let isFlexible: Bool

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  /// At least so wide; what is left over is shared out among such spaces.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing, true) }
  /// Just so wide.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, false) }

  private class func make(_ spacing: CGFloat, _ isFlexible: Bool) -> Self {
    guard let made = NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible) as? Self else {
      raiseException("NSCollectionLayoutSpacing is made as itself, not as \(self)")
    }
    return made
  }

  /// Whether it takes what is left over.
  open var isFlexibleSpacing: Bool { isFlexible }
  /// Whether it is just so wide.
  open var isFixedSpacing: Bool { !isFlexible }

  /// The space itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The spaces outside an item's edges.
@MainActor @preconcurrency
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// Before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// Above the item.
  public let top: NSCollectionLayoutSpacing?
  /// After the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Spaces outside an item's edges; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }

  /// The spaces themselves: they never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
