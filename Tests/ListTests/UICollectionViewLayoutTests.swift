import CoreGraphics
import Foundation
import Testing
import UIFoundation

@testable import UIKit

@MainActor
struct UICollectionViewLayoutTests {
  @Test("a custom layout determines everything")
  func waterfall() {
    let layout = WaterfallLayout()
    layout.heights = [100, 60, 30, 80, 200]
    let tiles = Tiles([Array(0..<5)])
    let collection = Collections.make(tiles, layout)
    // Columns of 160; items are 12 higher with their padding: left 112, right 72, right 42, left 92, left or right 212:
    // the right column ends at 114, the left at 204.
    #expect(
      Collections.frames(collection) == [
        CGRect(x: 6, y: 6, width: 148, height: 100), CGRect(x: 166, y: 6, width: 148, height: 60),
        CGRect(x: 166, y: 78, width: 148, height: 30), CGRect(x: 6, y: 118, width: 148, height: 80),
        CGRect(x: 166, y: 120, width: 148, height: 200),
      ])
    #expect(collection.contentSize == CGSize(width: 320, height: 326))
    #expect(layout.preparations == 1)
    collection.contentOffset.y = 10
    collection.layoutIfNeeded()
    #expect(layout.preparations == 1)
    collection.frame.size.width = 200
    collection.layoutIfNeeded()
    #expect(layout.preparations == 2)
    #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 106)
  }

  /// Source: "Limits and guarantees"; a content size is a size.
  @Test("a negative length of a layout's content counts as zero")
  func negativeContent() {
    final class Inverted: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: -20, height: -1) }
    }
    #expect(Collections.make(Tiles([[]]), Inverted()).contentSize == .zero)
    let flow = UICollectionViewFlowLayout()
    flow.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: -30, right: 0)
    #expect(Collections.make(Tiles([[]]), flow).contentSize.height == 0)
  }

  @Test("a layout that uses preferred attributes is prepared again, and each cell is asked until they are applied")
  func preferredAttributes() {
    final class Stack: UICollectionViewLayout {
      var heights: [IndexPath: CGFloat] = [:]
      private var all: [UICollectionViewLayoutAttributes] = []
      override func prepare() {
        all = []
        var y: CGFloat = 0
        for item in 0..<(collectionView?.numberOfItems(inSection: 0) ?? 0) {
          let path = IndexPath(item: item, section: 0)
          let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
          attributes.frame = CGRect(x: 0, y: y, width: 320, height: heights[path] ?? 50)
          y = attributes.frame.maxY
          all.append(attributes)
        }
      }
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: all.last?.frame.maxY ?? 0) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        all.filter { $0.frame.intersects(rect) }
      }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        all[indexPath.item]
      }
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }
      override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutInvalidationContext {
        heights[originalAttributes.indexPath] = preferredAttributes.size.height
        return super.invalidationContext(
          forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
      }
    }
    let tiles = Tiles([[0, 1, 2]])
    for number in 0..<3 { tiles.contents[number] = CGSize(width: 320, height: 70 + CGFloat(number)) }
    let collection = Collections.make(tiles, Stack())
    #expect(Collections.frames(collection).map(\.minY) == [0, 70, 141])
    #expect(collection.contentSize.height == 213)
    #expect(collection.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.height == 72)
  }

  @Test("attributes of a custom class are created by the layout, copied, and applied only if they differ")
  func ownAttributes() {
    final class Tinted: UICollectionViewLayoutAttributes {
      var tint = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tinted)?.tint = tint
        return copy
      }
      override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Tinted else { return false }
        return MainActor.assumeIsolated { other.tint == tint } && super.isEqual(object)
      }
    }
    final class TintedFlow: UICollectionViewFlowLayout {
      var tint = 1
      override class var layoutAttributesClass: AnyClass { Tinted.self }
      // A cell is told of these as it is dequeued.
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = super.layoutAttributesForItem(at: indexPath)
        (attributes as? Tinted)?.tint = tint
        return attributes
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map {
          ($0 as? Tinted)?.tint = tint
          return $0
        }
      }
    }
    final class TintedCell: UICollectionViewCell {
      var tints: [Int] = []
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        tints.append((layoutAttributes as? Tinted)?.tint ?? -1)
      }
    }
    let flow = TintedFlow()
    let tiles = Tiles([[0]])
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
    collection.register(TintedCell.self, forCellWithReuseIdentifier: "tile")
    collection.dataSource = tiles
    collection.layoutIfNeeded()
    let cell = collection.visibleCells.first as? TintedCell
    #expect(cell?.tints == [1])
    flow.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(cell?.tints == [1])
    flow.tint = 2
    flow.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(cell?.tints == [1, 2])
  }

  @Test("attributes keep frame, center, and size consistent, with and without a transform")
  func attributes() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(attributes.center == CGPoint(x: 60, y: 45) && attributes.bounds.size == attributes.size)
    attributes.size = CGSize(width: 60, height: 30)
    #expect(attributes.frame == CGRect(x: 30, y: 30, width: 60, height: 30))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(
      attributes.frame == CGRect(x: 0, y: 15, width: 120, height: 60) && attributes.center == CGPoint(x: 60, y: 45))
    #expect(attributes.isEqual(attributes.copy()) && attributes.copy() as? NSObject !== attributes)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: IndexPath(item: 0, section: 1))
    #expect(header.representedElementKind == "h" && header.representedElementCategory == .supplementaryView)
    #expect(attributes.representedElementKind == nil && !attributes.isEqual(header))
  }

  @Test("decoration views are created by the layout")
  func decorations() {
    final class Background: UICollectionReusableView {}
    final class Decorated: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let path = IndexPath(item: 0, section: 0)
        return (super.layoutAttributesForElements(in: rect) ?? [])
          + [layoutAttributesForDecorationView(ofKind: "back", at: path)].compactMap { $0 }
      }
      override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(origin: .zero, size: collectionViewContentSize)
        attributes.zIndex = -1
        return attributes
      }
    }
    let layout = Decorated()
    layout.register(Background.self, forDecorationViewOfKind: "back")
    let collection = Collections.make(Tiles([[0, 1]]), layout)
    #expect(collection.subviews.first is Background)
    #expect(collection.subviews.first?.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
  }
}
