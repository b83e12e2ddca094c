import Foundation

/// The element that a view of a collection view represents.
struct CollectionElement: Hashable, Sendable {
  var category: UICollectionView.ElementCategory
  /// The kind of the element; empty for cells.
  var kind: String
  var path: IndexPath

  static func item(_ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: "", path: path)
  }

  static func supplementary(_ kind: String, _ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .supplementaryView, kind: kind, path: path)
  }

  static func decoration(_ kind: String, _ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .decorationView, kind: kind, path: path)
  }
}

/// A pool of interchangeable reusable views.
struct ReusePool: Hashable, Sendable {
  /// The kind of a supplementary or decoration view. As on iOS, it is `UICollectionElementKindCell` for cells.
  var kind: String
  var identifier: String

  /// The kind of cells, as used in messages.
  static let cellKind = "UICollectionElementKindCell"
}

extension IndexPath {
  /// The index path as formatted in messages.
  var printed: String { "{length = \(count), path = \(map(String.init).joined(separator: " - "))}" }
}

extension CGRect {
  /// Returns whether the rectangles share more than an edge. An empty rectangle counts if it lies inside the other.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
