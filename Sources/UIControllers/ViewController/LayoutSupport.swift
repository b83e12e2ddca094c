import Foundation
import UIFoundation
import UIViews

/// A layout guide for the area that the window's bars cover at the top or bottom of a controller's view.
final class LayoutSupport: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  init(of view: UIView, isTop: Bool) {
    self.isTop = isTop
    super.init()
    identifier = isTop ? "UIViewControllerTopLayoutGuide" : "UIViewControllerBottomLayoutGuide"
    view.addLayoutGuide(self)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      leftAnchor.constraint(equalTo: view.leftAnchor), rightAnchor.constraint(equalTo: view.rightAnchor),
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : area.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? area.topAnchor : view.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    let area = owningView?.safeAreaInsets ?? .zero
    return isTop ? area.top : area.bottom
  }
}
