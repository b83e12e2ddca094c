import UIKit

/// A cell of a nib.
@IBDesignable
final class OutletCell: UITableViewCell {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private var stars: [UIImageView]!
  @IBInspectable var corner: CGFloat = 4 { didSet { layer.cornerRadius = corner } }
  private(set) var log: [String] = []
  var title: String? { titleLabel?.text }
  var starCount: Int { stars?.count ?? 0 }

  @IBAction private func like(_ sender: UIButton) { log.append("like \(sender.currentTitle ?? "")") }
}

extension OutletCell {
  @IBAction func share(_ sender: Any, forEvent event: UIEvent) { /* nothing to share */  }
}

/// An object of a document that isn't a responder.
final class OutletHelper: NSObject {
  @IBOutlet var label: UILabel?
}
