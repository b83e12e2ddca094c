// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// Outlets are set before they are used.

public import UIKit

/// A row of the list of trails. Its views are in `Main.storyboard`.
public final class TrailCell: UITableViewCell {
  private weak var nameLabel: UILabel!
  private weak var lengthLabel: UILabel!
  private weak var summaryLabel: UILabel!
  private weak var saveButton: UIButton!

  /// What to do when the button is tapped.
  public var onSave: (() -> Void)?

  /// Shows a trail.
  public func show(_ trail: Trail) {
    nameLabel.text = trail.name
    lengthLabel.text = "\(trail.length.formatted()) km"
    summaryLabel.text = trail.summary
  }

  private func save(_ sender: UIButton) {
    onSave?()
    saveButton.isEnabled = false
  }

  /// The outlets and actions, which `@IBOutlet` and `@IBAction` mark on Apple's platforms.
  public override class var interfaceConnections: InterfaceConnections {
    super.interfaceConnections.adding(
      .outlet("nameLabel", \TrailCell.nameLabel), .outlet("lengthLabel", \TrailCell.lengthLabel),
      .outlet("summaryLabel", \TrailCell.summaryLabel), .outlet("saveButton", \TrailCell.saveButton),
      .action("save:") { (cell: TrailCell, sender: UIButton) in cell.save(sender) })
  }
}
