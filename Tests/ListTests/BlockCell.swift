import Foundation
import UIFoundation
import UIKit

/// A cell whose content has a given height.
final class BlockCell: UITableViewCell {
  /// The height of the content, which is added on first use.
  private(set) lazy var height = contentView.addBlock()
  var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}
