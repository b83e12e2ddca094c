import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// Layouts as in applications, with frames calculated by hand.
@MainActor
struct CollectionGeometryTests {
  /// A delegate with different values for every section.
  private final class Sections: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts = [3, 2, 0, 1]
    var asked = 0
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      (view as? TitleView)?.label.text = "One\nTwo"
      return view
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked += 1
      // Two columns at any width.
      let inset = self.collectionView(
        collectionView, layout: collectionViewLayout, insetForSectionAt: indexPath.section)
      let gap = self.collectionView(
        collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: indexPath.section)
      let width = (collectionView.bounds.width - inset.left - inset.right - gap) / 2
      return CGSize(width: width, height: 40)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      let side = CGFloat(section) * 10
      return UIEdgeInsets(top: 5, left: side, bottom: 7, right: side)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { CGFloat(section) + 1 }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 4 }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      guard section == 1 else { return .zero }
      // Like applications measure a header: created, configured, and fitted while the layout prepares.
      let view = self.collectionView(
        collectionView, viewForSupplementaryElementOfKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))
      return view.systemLayoutSizeFitting(
        CGSize(width: collectionView.bounds.width, height: UIView.layoutFittingCompressedSize.height),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }
  }

  private final class TitleView: UICollectionReusableView {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.font = UIFont.systemFont(ofSize: 17)
      addSubview(label, at: [.top: 6, .bottom: -6, .leading: 16, .trailing: -16])
    }
    required init?(coder: NSCoder) { nil }
  }

  private func collection(
    _ layout: UICollectionViewLayout, _ data: any UICollectionViewDataSource & UICollectionViewDelegate
  )
    -> UICollectionView
  {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    collection.overrideTraits(
      with: UITraitCollection {
        $0.preferredContentSizeCategory = .large
        $0.displayScale = 3
      })
    collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    collection.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = data
    collection.delegate = data
    collection.layoutIfNeeded()
    return collection
  }

  @Test("a delegate's values apply to each section, and a header can be measured while the layout prepares")
  func sections() {
    let data = Sections()
    let collection = collection(UICollectionViewFlowLayout(), data)
    // (320 - 4) / 2 = 158; two lines of 40, 1 apart, 5 below the top.
    #expect(
      Collections.frames(collection) == [
        CGRect(x: 0, y: 5, width: 158, height: 40), CGRect(x: 162, y: 5, width: 158, height: 40),
        CGRect(x: 0, y: 46, width: 158, height: 40),
      ])
    // The first section ends at 86 + 7 = 93. The header: two lines of 17 * 1.193359375 = 40.574, which is 40 2/3 on
    // thirds of a point, and 12. Then 5.
    let header = collection.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(header?.frame.origin == CGPoint(x: 0, y: 93) && header?.frame.width == 320)
    #expect(abs((header?.frame.height ?? 0) - 158 / 3.0) < 1e-9)
    // (320 - 20 - 4) / 2 = 148, at 93 + 52 2/3 + 5.
    let second = Collections.frames(collection, section: 1)
    #expect(second.map(\.minX) == [10, 162] && second.map(\.width) == [148, 148])
    #expect(second.allSatisfy { abs($0.minY - 452 / 3.0) < 1e-9 && $0.height == 40 })
    // The empty section has its insets: 197 2/3 + 12; then 5, and one item, which starts the line: (320 - 60 - 4) / 2.
    let last = Collections.frames(collection, section: 3)
    #expect(last.map(\.minX) == [30] && last.map(\.width) == [128])
    #expect(last.allSatisfy { abs($0.minY - 644 / 3.0) < 1e-9 })
    #expect(abs(collection.contentSize.height - 785 / 3.0) < 1e-9)
  }

  @Test("when the width changes, sizes are requested once more, and lines have the new width")
  func rotation() {
    let data = Sections()
    let collection = collection(UICollectionViewFlowLayout(), data)
    #expect(data.asked == 6)
    collection.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    collection.layoutIfNeeded()
    #expect(data.asked == 12)
    // (480 - 4) / 2 = 238.
    #expect(Collections.frames(collection).map(\.minX) == [0, 242, 0])
    #expect(Collections.frames(collection).map(\.width) == [238, 238, 238])
    collection.contentOffset.y = 10
    collection.frame.size.height = 300
    collection.layoutIfNeeded()
    #expect(data.asked == 12)
  }

  @Test("invalidation contexts determine what a flow layout requests again")
  func contexts() {
    final class Told: UICollectionViewFlowLayout {
      var told: [UICollectionViewFlowLayoutInvalidationContext] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext { told.append(context) }
        super.invalidateLayout(with: context)
      }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }
    let (data, layout) = (Sections(), Told())
    let collection = collection(layout, data)
    layout.told = []
    collection.contentOffset.y = 20
    collection.layoutIfNeeded()
    #expect(layout.told.map(\.invalidateFlowLayoutDelegateMetrics) == [false] && data.asked == 6)
    layout.told = []
    collection.reloadData()
    collection.layoutIfNeeded()
    #expect(layout.told.map(\.invalidateEverything) == [true] && layout.told[0].invalidateDataSourceCounts)
    #expect(data.asked == 12)
    layout.told = []
    data.counts[0] = 4
    collection.insertItems(at: [IndexPath(item: 3, section: 0)])
    #expect(layout.told.first?.invalidateDataSourceCounts == true && layout.told.first?.invalidateEverything == false)
    #expect(data.asked == 19)
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    layout.invalidateLayout(with: context)
    collection.layoutIfNeeded()
    #expect(data.asked == 19)
  }

  @Test("a pinned header stays below the content's insets")
  func pinnedBelowInsets() {
    let data = Sections()
    data.counts = [0, 40]
    let layout = UICollectionViewFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    let collection = collection(layout, data)
    collection.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
    collection.contentOffset.y = 300
    collection.layoutIfNeeded()
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(header?.frame.minY == 330)
    // In front of the cells.
    let order = collection.subviews.firstIndex { $0 === header } ?? -1
    #expect(
      collection.visibleCells.allSatisfy { cell in (collection.subviews.firstIndex { $0 === cell } ?? 0) < order })
  }

  @Test("scrolling to an edge of a row of items leaves the content's inset beside it")
  func scrollingAcross() {
    let data = PlainItems(40)
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 400)
    layout.minimumLineSpacing = 10
    let collection = collection(layout, data)
    collection.contentInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 13)
    collection.layoutIfNeeded()
    let item = IndexPath(item: 20, section: 0)
    // The item is at 20 * 110 = 2200, and the view 320 wide.
    for (position, x) in [
      (UICollectionView.ScrollPosition.left, 2200 - 7), (.right, 2300 + 13 - 320),
      (.centeredHorizontally, (2200 - 7 + 2300 + 13 - 320) / 2),
    ] {
      collection.scrollToItem(at: item, at: position, animated: false)
      #expect(collection.contentOffset == CGPoint(x: CGFloat(x), y: 0))
    }
    // The nearest offset that shows the whole item.
    collection.contentOffset.x = 0
    collection.scrollToItem(at: item, at: [], animated: false)
    #expect(collection.contentOffset.x == CGFloat(2300 + 13 - 320))
  }

  /// A carousel whose items shrink away from the center, as in many applications.
  private final class Carousel: UICollectionViewFlowLayout {
    override func prepare() {
      scrollDirection = .horizontal
      itemSize = CGSize(width: 200, height: 100)
      minimumLineSpacing = 20
      let inset = ((collectionView?.bounds.width ?? 0) - itemSize.width) / 2
      sectionInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
      super.prepare()
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      guard let collectionView else { return nil }
      let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
      return super.layoutAttributesForElements(in: rect)?.compactMap { attributes in
        guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return nil }
        let part = min(abs(copy.center.x - middle) / 220, 1)
        copy.transform3D = CATransform3DMakeScale(1 - part / 2, 1 - part / 2, 1)
        copy.zIndex = Int((1 - part) * 10)
        copy.alpha = 1 - part / 2
        return copy
      }
    }
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      let page = (proposedContentOffset.x / 220).rounded()
      return CGPoint(x: page * 220, y: proposedContentOffset.y)
    }
  }

  @Test("a carousel: items shrink and move back as they leave the center")
  func carousel() throws {
    let data = Tiles([[0, 1, 2, 3]])
    let layout = Carousel()
    let collection = Collections.make(data, layout, size: CGSize(width: 320, height: 100))
    // 60 + 4 * 200 + 3 * 20 + 60.
    #expect(collection.contentSize == CGSize(width: 980, height: 100))
    let first = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(first.frame == CGRect(x: 60, y: 0, width: 200, height: 100) && first.layer.zPosition == 10)
    collection.contentOffset.x = 110
    collection.layoutIfNeeded()
    // The center at 270 is half a step from 160 and from 380: three quarters as large, around the centers.
    let second = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(first.frame == CGRect(x: 85, y: 12.5, width: 150, height: 75))
    #expect(second.frame == CGRect(x: 305, y: 12.5, width: 150, height: 75) && second.bounds.size.width == 200)
    #expect(second.alpha == 0.75 && second.layer.zPosition == 5)
    collection.contentOffset.x = 220
    collection.layoutIfNeeded()
    #expect(second.transform.isIdentity && second.frame == CGRect(x: 280, y: 0, width: 200, height: 100))
    let target = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 340, y: 0), withScrollingVelocity: CGPoint(x: 1, y: 0))
    #expect(target.x == 440)
  }

  @Test("attributes have one transform: transform is the affine part of transform3D")
  func transforms() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(attributes.transform3D == CATransform3DMakeScale(2, 0.5, 1))
    #expect(attributes.frame == CGRect(x: -40, y: 30, width: 200, height: 20))
    attributes.transform3D = CATransform3DIdentity
    #expect(attributes.transform.isIdentity && attributes.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
  }

  @Test("a flow layout with a backdrop view behind each section")
  func decorations() throws {
    final class Backdrop: UICollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        register(BandView.self, forDecorationViewOfKind: "backdrop")
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var all = super.layoutAttributesForElements(in: rect) ?? []
        for section in Set(all.map(\.indexPath.section)).sorted() {
          if let backdrop = layoutAttributesForDecorationView(
            ofKind: "backdrop", at: IndexPath(item: 0, section: section))
          {
            all.append(backdrop)
          }
        }
        return all
      }
      override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        guard let collectionView, collectionView.numberOfItems(inSection: indexPath.section) > 0 else { return nil }
        let last = collectionView.numberOfItems(inSection: indexPath.section) - 1
        guard let first = layoutAttributesForItem(at: IndexPath(item: 0, section: indexPath.section)),
          let end = layoutAttributesForItem(at: IndexPath(item: last, section: indexPath.section))
        else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = first.frame.union(end.frame).insetBy(dx: -4, dy: -4)
        attributes.zIndex = -1
        return attributes
      }
    }
    let data = Tiles([[0, 1], [2]])
    let layout = Backdrop()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
    let collection = Collections.make(data, layout)
    let bands = collection.subviews.filter { $0 is BandView }
    // Rows at 10 and 60, and at 10 + 90 + 10 + 10 = 120, all 10 from the left.
    let frames = bands.map(\.frame).sorted { $0.minY < $1.minY }
    #expect(
      frames == [CGRect(x: 6, y: 6, width: 308, height: 98), CGRect(x: 6, y: 116, width: 308, height: 48)])
    #expect(collection.subviews.prefix(2).allSatisfy { $0 is BandView })
  }

  @Test("a collection view as high as its content")
  func intrinsic() {
    final class Fitting: UICollectionView {
      override var intrinsicContentSize: CGSize { collectionViewLayout.collectionViewContentSize }
      override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != intrinsicContentSize { invalidateIntrinsicContentSize() }
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 30)
    let data = Tiles([Array(0..<7)])
    let collection = Fitting(frame: .zero, collectionViewLayout: layout)
    collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    collection.dataSource = data
    collection.translatesAutoresizingMaskIntoConstraints = false
    let around = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    around.addSubview(collection)
    collection.pin([.top: 0, .leading: 0, .trailing: 0], to: around)
    around.layoutIfNeeded()
    // Three of 90 in a line of 320: three lines of 30, 10 apart.
    #expect(collection.frame == CGRect(x: 0, y: 0, width: 320, height: 110))
    #expect(collection.visibleCells.count == 7)
    data.sections = [Array(0..<10)]
    collection.reloadData()
    around.layoutIfNeeded()
    collection.layoutIfNeeded()
    around.layoutIfNeeded()
    #expect(collection.frame.height == 150)
  }

  @Test("updates: the layout is notified of them, then of disappearing items, then of appearing ones")
  func updateOrder() {
    final class Told: UICollectionViewFlowLayout {
      var told: [String] = []
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        told.append("prepare \(updateItems.count)")
      }
      override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        if told.last != "final" { told.append("final") }
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      }
      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        if told.last != "initial" { told.append("initial") }
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      }
      override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        told.append("finalize")
      }
    }
    let data = Tiles([[0, 1, 2]])
    let layout = Told()
    let collection = Collections.make(data, layout)
    var done = false
    collection.performBatchUpdates {
      data.sections = [[0, 2, 5]]
      collection.deleteItems(at: [IndexPath(item: 1, section: 0)])
      collection.insertItems(at: [IndexPath(item: 2, section: 0)])
    } completion: {
      done = $0
    }
    #expect(layout.told == ["prepare 2", "final", "initial", "finalize"] && done)
  }
}
