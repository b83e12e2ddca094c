import UIKit

/// Protocols with default implementations, and extensions of generic and constrained types.
@MainActor protocol Loadable: AnyObject {
  var indicator: UIActivityIndicatorView { get }
  func startLoading()
}

extension Loadable where Self: UIViewController {
  func startLoading() {
    view.addSubview(indicator)
    indicator.startAnimating()
  }
}

extension UIViewController {
  @objc func reloadData() {}
  @objc var screenName: String { "\(type(of: self))" }
}

extension Array where Element: UIView {
  @MainActor func hideAll() { forEach { $0.isHidden = true } }
}

class MixinController: UIViewController, Loadable {
  let indicator = UIActivityIndicatorView(style: .medium)
  var loads = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    startLoading()
    perform(#selector(reloadData))
  }
  override func reloadData() { loads += 1 }
}

final class QuietController: MixinController {
  override func reloadData() {
    super.reloadData()
    loads += 10
  }
  override var screenName: String { "quiet " + super.screenName }
}
