import Foundation

/// What a view of a collection stands for.
struct CollectionElement: Hashable, Sendable {
  var category: UICollectionView.ElementCategory
  /// The kind; empty for cells.
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

/// Views that can stand in for one another.
struct ReusePool: Hashable, Sendable {
  /// The kind of a supplementary or decoration view; as on iOS, `UICollectionElementKindCell` for cells.
  var kind: String
  var identifier: String

  /// The kind of cells in messages.
  static let cellKind = "UICollectionElementKindCell"
}

extension IndexPath {
  /// The path as messages print it.
  var printed: String { "{length = \(count), path = \(map(String.init).joined(separator: " - "))}" }
}

extension CGRect {
  /// Whether two rectangles share more than an edge; one without a side counts if it lies inside.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
