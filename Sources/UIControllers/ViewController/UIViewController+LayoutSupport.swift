import CoreGraphics
import UIFoundation
import UIViews

extension UIViewController {
  func layoutSupport(isTop: Bool) -> LayoutSupport {
    let view: UIView = view
    let identifier = isTop ? "UIViewControllerTopLayoutGuide" : "UIViewControllerBottomLayoutGuide"
    let known = view.layoutGuides.lazy.compactMap { $0 as? LayoutSupport }.first { $0.identifier == identifier }
    return known ?? LayoutSupport(of: view, isTop: isTop)
  }

  /// The smallest width, in points, at which the side margins are 20 (uikit.md, "Table cells").
  private static let wideMarginsWidth: CGFloat = 414

  var smallestMargins: NSDirectionalEdgeInsets {
    let isWide =
      (viewIfLoaded?.bounds.width ?? 0) >= Self.wideMarginsWidth || traitCollection.horizontalSizeClass == .regular
    let side: CGFloat = isWide ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
