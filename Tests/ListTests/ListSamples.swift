import Foundation
import Testing
import UIFoundation
import ViewSupport

@testable import UIKit

/// One section of items, each a cell from the identifier's pool.
@MainActor
final class PlainItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  private let count: Int
  private let identifier: String
  private let content: CGSize?

  /// Creates a data source of cells, those of tiles with content of the given size.
  init(_ count: Int, _ identifier: String = "tile", content: CGSize? = nil) {
    self.count = count
    self.identifier = identifier
    self.content = content
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    if let content { (cell as? TileCell)?.content = content }
    return cell
  }
}

extension UITableView {
  /// Creates a table, 320 points wide, on a screen with 2 pixels per point.
  convenience init(
    of rows: any UITableViewDataSource & UITableViewDelegate, height: CGFloat = 300, style: UITableView.Style = .plain
  ) {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
    overrideTraits(with: UITraitCollection(displayScale: 2))
    dataSource = rows
    delegate = rows
  }
}

extension UIView {
  /// Adds content of a given height, which a view of another height may overrule without a conflict.
  func addBlock(height: CGFloat = 0, priority: UILayoutPriority = UILayoutPriority(999)) -> NSLayoutConstraint {
    let block = UIView()
    addSubview(block, at: [.top: 0, .bottom: 0, .leading: 0, .trailing: 0])
    let constraint = block.heightAnchor.constraint(equalToConstant: height)
    constraint.priority = priority
    constraint.isActive = true
    return constraint
  }
}

/// Expects that a process has ended with a message.
func expect(
  _ result: ExitTest.Result?, says message: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  #expect(text.contains(message), sourceLocation: sourceLocation)
}
