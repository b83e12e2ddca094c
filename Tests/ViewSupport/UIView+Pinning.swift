package import Foundation
package import UIKit

/// Returns a view without a size of its own, for constraints, in another one.
@MainActor
package func makeView(in parent: UIView? = nil) -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  parent?.addSubview(view)
  return view
}

extension UIView {
  /// Constrains attributes of the view to the same attributes of another view or a guide, each plus a constant in
  /// points.
  package func pin(_ constants: KeyValuePairs<NSLayoutConstraint.Attribute, CGFloat>, to item: Any) {
    NSLayoutConstraint.activate(
      constants.map { attribute, constant in
        NSLayoutConstraint(
          item: self, attribute: attribute, relatedBy: .equal, toItem: item, attribute: attribute, multiplier: 1,
          constant: constant)
      })
  }

  /// Adds a view and constrains it to the receiver with ``pin(_:to:)``.
  package func addSubview(_ view: UIView, at constants: KeyValuePairs<NSLayoutConstraint.Attribute, CGFloat>) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    view.pin(constants, to: self)
  }
}
