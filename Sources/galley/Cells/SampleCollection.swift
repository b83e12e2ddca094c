import UIKit

/// A collection of ``CardCell``s in as many columns as fit, written as for a phone.
final class SampleCollection: UIViewController, UICollectionViewDataSource {
  /// The margin around and between the cards, in points.
  private static let margin: CGFloat = 16
  /// The minimum width of a card if there are several columns, in points.
  private static let leastWidth: CGFloat = 150

  let collectionView: UICollectionView

  init(width: CGFloat) {
    let layout = UICollectionViewFlowLayout()
    let columns = max(1, ((width - Self.margin) / (Self.leastWidth + Self.margin)).rounded(.down))
    let cardWidth = ((width - Self.margin * (columns + 1)) / columns).rounded(.down)
    layout.estimatedItemSize = CGSize(width: cardWidth, height: 44)
    layout.sectionInset = UIEdgeInsets(
      top: Self.margin, left: Self.margin, bottom: Self.margin, right: Self.margin)
    layout.minimumInteritemSpacing = Self.margin
    layout.minimumLineSpacing = Self.margin
    // Tall enough that every item is visible, and therefore measured, at every size.
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 20_000), collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
    collectionView.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    SampleRow.all.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? CardCell)?.titleLabel.text = SampleRow.all[indexPath.item].headline
    return cell
  }
}

extension SampleCollection: SampleScreen {
  func shown(_ row: Int) -> (cell: UIView, labels: [UILabel], size: CGSize)? {
    guard let cell = collectionView.cellForItem(at: IndexPath(item: row, section: 0)) as? CardCell else { return nil }
    return (cell, [cell.titleLabel], cell.frame.size)
  }
}
