import CoreGraphics
import Foundation
import UIFoundation

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

extension UIViewController {
  func layoutSupport(isTop: Bool) -> LayoutSupport {
    let view: UIView = view
    let identifier = isTop ? "UIViewControllerTopLayoutGuide" : "UIViewControllerBottomLayoutGuide"
    let known = view.layoutGuides.lazy.compactMap { $0 as? LayoutSupport }.first { $0.identifier == identifier }
    return known ?? LayoutSupport(of: view, isTop: isTop)
  }

  /// The smallest width, in points, at which the side margins are 20.
  ///
  /// Views 400, 402, and 412 wide have them, also on a screen of 375, and one of 393 has 16 (uikit-recorded.md, "Cell
  /// margins", IB). Not recorded: widths between 393 and 400.
  private static let wideMarginsWidth: CGFloat = 400

  var smallestMargins: NSDirectionalEdgeInsets {
    let isWide =
      (viewIfLoaded?.bounds.width ?? 0) >= Self.wideMarginsWidth || traitCollection.horizontalSizeClass == .regular
    let side: CGFloat = isWide ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
