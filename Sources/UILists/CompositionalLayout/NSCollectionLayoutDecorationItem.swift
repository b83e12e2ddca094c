import Foundation
import UIFoundation

/// A decoration view behind a whole section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind that identifies the view to the layout.
  public let elementKind: String
  /// The z-index. Views with a higher value appear in front. The default is -1, behind the items.
  open var zIndex = CompositionalNumbers.backgroundDepth

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// Returns a background of the section's size, inset by its `contentInsets`.
  open class func background(elementKind: String) -> Self {
    guard let made = NSCollectionLayoutDecorationItem(elementKind) as? Self else {
      raiseException("NSCollectionLayoutDecorationItem is made as itself, not as \(self)")
    }
    return made
  }
}
