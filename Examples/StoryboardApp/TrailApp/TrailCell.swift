import UIKit

@objc protocol TrailCellDelegate: AnyObject {
  /// The button of a row was tapped.
  @objc optional func trailCellDidSave(_ cell: TrailCell)
}

/// A row of the list of trails. Its views are in `Main.storyboard`.
final class TrailCell: UITableViewCell {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var lengthLabel: UILabel!
  @IBOutlet private weak var summaryLabel: UILabel!
  @IBOutlet private weak var saveButton: UIButton!

  weak var delegate: TrailCellDelegate?

  /// Shows a trail.
  func show(_ trail: Trail) {
    nameLabel.text = trail.name
    lengthLabel.text = "\(trail.length.formatted()) km"
    summaryLabel.text = trail.summary
  }

  @IBAction private func save(_ sender: UIButton) {
    delegate?.trailCellDidSave?(self)
    saveButton.isEnabled = false
  }
}
