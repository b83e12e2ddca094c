import CoreGraphics
public import Foundation
import UIFoundation

/// The width and height of an item.
@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// The width of the item.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height of the item.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size from a width and a height.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// Returns the size itself: it is immutable.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }

  func size(in space: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: space), height: heightDimension.length(in: space))
  }

  /// The axes along which the content decides the size.
  var estimatedAxes: FittingAxes {
    var axes: FittingAxes = []
    if widthDimension.isEstimated { axes.insert(.horizontal) }
    if heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }
}

/// A width or height: absolute, a fraction of the container's, or estimated until a cell is measured.
@MainActor @preconcurrency
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  /// The unit of a dimension.
  enum Kind: Equatable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  final let kind: Kind
  /// The value: a fraction for fractional dimensions, otherwise points.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// Returns a fraction of the container's width.
  @discardableResult
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth, fractionalWidth) }
  /// Returns a fraction of the container's height.
  @discardableResult
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.fractionalHeight, fractionalHeight) }
  /// Returns a fixed number of points.
  @discardableResult
  open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
  /// Returns an estimate in points, used until the content is measured.
  @discardableResult
  open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }
  /// Returns the length of the largest item of the group, or an estimate until their contents are measured.
  @discardableResult
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self { make(.uniform, estimate) }

  private class func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
    // Subclasses with other initializers are not supported.
    guard let made = NSCollectionLayoutDimension(kind, dimension) as? Self else {
      raiseException("NSCollectionLayoutDimension is made as itself, not as \(self)")
    }
    return made
  }

  /// Whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the dimension is a fixed number of points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the content decides the dimension.
  open var isEstimated: Bool { kind == .estimated || kind == .uniform }
  /// Whether the largest item of the group decides the dimension.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Returns the dimension itself: it is immutable.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the object is a dimension of the same kind and value.
  @discardableResult
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return other.kind == kind && other.dimension == dimension
  }

  /// The hash of the value.
  open override var hash: Int { dimension.hashValue }

  /// Returns the length in points for a container of the given size.
  func length(in space: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: return (dimension * space.width).bounded
    case .fractionalHeight: return (dimension * space.height).bounded
    case .absolute, .estimated, .uniform: return dimension.bounded
    }
  }
}
