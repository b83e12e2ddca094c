import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Cells and supplementary views from nibs, and the drag and drop interface of collection views.
@MainActor
struct CollectionNibTests {
  private final class NibCell: UICollectionViewCell {
    var wakes = 0
    override func awakeFromNib() {
      super.awakeFromNib()
      wakes += 1
    }
  }

  private final class Data: NSObject, UICollectionViewDataSource {
    let make: (UICollectionView, IndexPath) -> UICollectionViewCell
    let edge: (UICollectionView, IndexPath) -> UICollectionReusableView
    init(
      _ make: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell,
      edge: @escaping (UICollectionView, IndexPath) -> UICollectionReusableView
    ) { (self.make, self.edge) = (make, edge) }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { make(collectionView, indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { edge(collectionView, indexPath) }
  }

  private func collection() -> UICollectionView {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 40)
    flow.headerReferenceSize = CGSize(width: 0, height: 20)
    return UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
  }

  @Test("cells and headers are created from registered nibs, and laid out")
  func registered() {
    UINib.supply("CollectionNibTests.Cell") { _ in [NibCell(frame: CGRect(x: 3, y: 4, width: 7, height: 8))] }
    UINib.supply("CollectionNibTests.Header") { _ in [BandView(frame: .zero)] }
    let collection = collection()
    let header = UICollectionView.elementKindSectionHeader
    collection.register(
      UINib(nibName: "CollectionNibTests.Cell", bundle: nil), forCellWithReuseIdentifier: "cell")
    collection.register(
      UINib(nibName: "CollectionNibTests.Header", bundle: nil), forSupplementaryViewOfKind: header,
      withReuseIdentifier: "header")
    let data = Data {
      $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
    } edge: {
      $0.dequeueReusableSupplementaryView(ofKind: header, withReuseIdentifier: "header", for: $1)
    }
    collection.dataSource = data
    collection.layoutIfNeeded()
    let cells = collection.visibleCells.compactMap { $0 as? NibCell }
    // Two of 100 in a line, in the columns of three: (320 - 300) / 2 = 10 between.
    #expect(cells.map(\.frame.minX) == [0, 110] && cells.map(\.frame.width) == [100, 100])
    #expect(cells.map(\.wakes) == [1, 1] && cells.map(\.reuseIdentifier) == ["cell", "cell"])
    #expect(collection.visibleSupplementaryViews(ofKind: header).first is BandView)
    // A class replaces a nib with the same identifier, and vice versa.
    collection.register(TileCell.self, forCellWithReuseIdentifier: "cell")
    let path = IndexPath(item: 0, section: 0)
    #expect(collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path) is TileCell)
  }

  @Test("nib registrations create and configure cells and headers")
  func registrations() {
    UINib.supply("CollectionNibTests.Cell") { _ in [NibCell(frame: .zero)] }
    UINib.supply("CollectionNibTests.Header") { _ in [BandView(frame: .zero)] }
    let cells = UICollectionView.CellRegistration<NibCell, Int>(
      cellNib: UINib(nibName: "CollectionNibTests.Cell", bundle: nil)
    ) { cell, path, number in cell.tag = number + path.item }
    let headers = UICollectionView.SupplementaryRegistration<BandView>(
      supplementaryNib: UINib(nibName: "CollectionNibTests.Header", bundle: nil),
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in view.tag = 5 }
    let collection = collection()
    let data = Data {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: 7)
    } edge: {
      $0.dequeueConfiguredReusableSupplementary(using: headers, for: $1)
    }
    collection.dataSource = data
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.tag) == [7, 8])
    #expect(
      collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map(\.tag) == [5])
  }

  @Test("drag and drop delegates are stored, and omitted delegate methods have iOS's defaults")
  func dragging() {
    final class Dragger: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate, UICollectionViewDelegate
    {
      func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "item" as NSString))] }
      func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
      ) {
        for item in coordinator.items {
          coordinator.drop(item.dragItem, toItemAt: coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0))
        }
      }
    }
    let (collection, dragger) = (collection(), Dragger())
    collection.dragDelegate = dragger
    collection.dropDelegate = dragger
    #expect(collection.dragDelegate === dragger && collection.dropDelegate === dragger)
    #expect(!collection.hasActiveDrag && !collection.hasActiveDrop && collection.reorderingCadence == .immediate)
    let proposal = UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    #expect(proposal.operation == .move && proposal.intent == .insertAtDestinationIndexPath)
    #expect(UICollectionViewDropProposal(operation: .copy).intent == .unspecified)
    let path = IndexPath(item: 0, section: 0)
    #expect(!dragger.collectionView(collection, shouldShowMenuForItemAt: path))
    #expect(dragger.collectionView(collection, dragPreviewParametersForItemAt: path) == nil)
  }
}
