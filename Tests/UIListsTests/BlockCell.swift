import Foundation
import UIFoundation
import UILists
import UIViews
import ViewSupport

/// A cell whose content has a given height.
final class BlockCell: UITableViewCell {
  private let block = UIView()
  lazy var height = block.heightAnchor.constraint(equalToConstant: 0)
  var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(block, at: [.top: 0, .bottom: 0, .leading: 0, .trailing: 0])
    // Below required, so that a row that is taller or shorter than its content causes no conflict.
    height.priority = UILayoutPriority(999)
    height.isActive = true
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}
