import Foundation
import UIViews

extension UIViewController {
  /// Loads the view from the nib that the controller names, or else the one named after its class, if it is registered.
  ///
  /// Uses the view that the nib set on the controller, or else the nib's first view. Returns whether a view was loaded.
  func loadFromNib() -> Bool {
    let nib = UINib(nibName: nibName ?? String(describing: type(of: self)), bundle: nibBundle)
    guard nib.isSupplied else { return false }
    let first = nib.instantiate(withOwner: self).lazy.compactMap { $0 as? UIView }.first
    if !isViewLoaded { view = first }
    return isViewLoaded
  }
}
