// swift-format-ignore-file
import UIKit

/// A collection with a layout of the app's own, nested cells, and delegates in extensions.
enum Gallery {
  @objc(ABGalleryCell) final class Cell: UICollectionViewCell {
    static let reuseIdentifier = String(describing: Cell.self)
    @IBOutlet private(set) weak var imageView: UIImageView?
    var onTap: (() -> Void)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(Self.tapped)))
    }

    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    @objc func tapped(_ recognizer: UIGestureRecognizer) { onTap?() }
  }

  final class Layout: UICollectionViewFlowLayout {
    var prepared = 0
    override func prepare() {
      super.prepare()
      prepared += 1
      itemSize = CGSize(width: 40, height: 40)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }
}

final class GalleryController: UICollectionViewController {
  var selected: [Int] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(Gallery.Cell.self, forCellWithReuseIdentifier: Gallery.Cell.reuseIdentifier)
  }
}

// MARK: - UICollectionViewDataSource
extension GalleryController {
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Gallery.Cell.reuseIdentifier, for: indexPath) as! Gallery.Cell
    cell.onTap = { [weak self] in self?.selected.append(indexPath.item) }
    return cell
  }
}

// MARK: - UICollectionViewDelegateFlowLayout
extension GalleryController: UICollectionViewDelegateFlowLayout {
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(100 + indexPath.item)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 50 + 10 * indexPath.item, height: 50) }
}
