import UIKit

final class TitleView: UIView {
  @IBOutlet private var label: UILabel!
  @objc func tap() { label.text = nil }
}
