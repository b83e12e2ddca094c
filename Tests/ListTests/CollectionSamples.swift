import Foundation
import UIFoundation
import ViewSupport

@testable import UIKit

/// A cell that shows a number, with content of a given size.
final class TileCell: UICollectionViewCell {
  var number = -1
  var reuses = 0
  private let block = UIView()
  private lazy var width = block.widthAnchor.constraint(equalToConstant: 0)
  private lazy var height = block.heightAnchor.constraint(equalToConstant: 0)

  /// The size of the content; `nil` leaves the cell without constraints.
  var content: CGSize? {
    didSet {
      guard let content else { return }
      width.constant = content.width
      height.constant = content.height
      if block.superview == nil { addBlock() }
    }
  }

  private func addBlock() {
    contentView.addSubview(block, at: [.top: 0, .bottom: 0, .leading: 0, .trailing: 0])
    // Below required, so that a cell of another size causes no conflict.
    width.priority = UILayoutPriority(999)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([width, height])
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A header or footer.
final class BandView: UICollectionReusableView {}

/// Sections of numbers, with a size for each where there are any.
@MainActor
final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [[Int]]
  /// The sizes that the delegate returns, by number; `nil` for those of the layout.
  var sizes: [Int: CGSize]?
  /// The sizes of the cells' contents, by number.
  var contents: [Int: CGSize] = [:]
  var made: [Int] = []
  var shown: [IndexPath] = []
  var hidden: [IndexPath] = []

  init(_ sections: [[Int]], sizes: [CGSize]? = nil) {
    self.sections = sections
    if let sizes { self.sizes = Dictionary(uniqueKeysWithValues: zip(sections.flatMap { $0 }, sizes)) }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    let number = sections[indexPath.section][indexPath.item]
    made.append(number)
    (cell as? TileCell)?.number = number
    (cell as? TileCell)?.content = contents[number]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "band", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    return sizes?[sections[indexPath.section][indexPath.item]] ?? flow?.startingSize ?? .zero
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    shown.append(indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    hidden.append(indexPath)
  }
}

@MainActor
enum Collections {
  /// Collection views hold their data sources weakly; here they are retained.
  private static var kept: [Tiles] = []

  /// Returns a collection view of tiles, laid out, on a screen with 2 pixels per point.
  static func make(
    _ tiles: Tiles, _ layout: UICollectionViewLayout, size: CGSize = CGSize(width: 320, height: 480)
  ) -> UICollectionView {
    let collection = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    collection.overrideTraits(
      with: UITraitCollection {
        $0.preferredContentSizeCategory = .large
        $0.displayScale = 2
      })
    collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(BandView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "band")
    }
    kept.append(tiles)
    collection.dataSource = tiles
    collection.delegate = tiles
    collection.layoutIfNeeded()
    return collection
  }

  /// Returns the frames of a section's items in the layout.
  static func frames(_ collection: UICollectionView, section: Int = 0) -> [CGRect] {
    (0..<collection.numberOfItems(inSection: section)).compactMap {
      collection.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }
}

/// A layout with the columns of a picture wall: each item is added to the shorter one.
final class WaterfallLayout: UICollectionViewLayout {
  var heights: [CGFloat] = []
  private let columns = 2
  private let padding: CGFloat = 6
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0
  private(set) var preparations = 0

  private var contentWidth: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    let insets = collectionView.contentInset
    return collectionView.bounds.width - (insets.left + insets.right)
  }

  override var collectionViewContentSize: CGSize { CGSize(width: contentWidth, height: contentHeight) }

  override func prepare() {
    super.prepare()
    preparations += 1
    cache = []
    contentHeight = 0
    guard let collectionView = collectionView else { return }
    let columnWidth = contentWidth / CGFloat(columns)
    var yOffset = [CGFloat](repeating: 0, count: columns)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let column = yOffset[0] <= yOffset[1] ? 0 : 1
      let indexPath = IndexPath(item: item, section: 0)
      let height = padding * 2 + heights[item]
      let frame = CGRect(x: CGFloat(column) * columnWidth, y: yOffset[column], width: columnWidth, height: height)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frame.insetBy(dx: padding, dy: padding)
      cache.append(attributes)
      contentHeight = max(contentHeight, frame.maxY)
      yOffset[column] += height
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cache[indexPath.item]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView = collectionView else { return false }
    return !newBounds.size.equalTo(collectionView.bounds.size)
  }
}

extension CGSize {
  fileprivate func equalTo(_ other: CGSize) -> Bool { self == other }
}

/// A layout of tags one after another, from the left.
final class TagLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)?.map { $0.copy() as? UICollectionViewLayoutAttributes }
    var left = sectionInset.left
    var maxY: CGFloat = -1
    attributes?.forEach { layoutAttribute in
      guard let layoutAttribute, layoutAttribute.representedElementCategory == .cell else { return }
      if layoutAttribute.frame.origin.y >= maxY { left = sectionInset.left }
      layoutAttribute.frame.origin.x = left
      left += layoutAttribute.frame.width + minimumInteritemSpacing
      maxY = max(layoutAttribute.frame.maxY, maxY)
    }
    return attributes?.compactMap { $0 }
  }
}

/// A cell with a wrapping label next to a button, which keeps its width and has the height that it needs.
final class ButtonCell: UICollectionViewCell {
  let label = UILabel()
  let button = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.font = UIFont.preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    button.setTitle("Go", for: .normal)
    for view in [label, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      button.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      button.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      button.widthAnchor.constraint(equalToConstant: 60),
      button.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder aDecoder: NSCoder) { nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    setNeedsLayout()
    layoutIfNeeded()
    let targetSize = CGSize(width: layoutAttributes.frame.width, height: 0)
    let size = contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    var frame = layoutAttributes.frame
    frame.size.height = ceil(size.height)
    layoutAttributes.frame = frame
    return layoutAttributes
  }
}

/// Returns the size of an item or group.
@MainActor
func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

/// Returns an item of a size.
@MainActor
func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
  NSCollectionLayoutItem(layoutSize: size(width, height))
}
