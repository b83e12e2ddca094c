import Foundation
import UIFoundation

/// The items that bars show for a controller, and the insets of the bars around its view.
struct ControllerBars {
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var editItem: UIBarButtonItem?
  /// The insets of the surrounding bars, in points, which are added to the safe area.
  var insets = UIEdgeInsets.zero
}

extension UIViewController {
  var ownNavigationItem: UINavigationItem {
    if let item = bars.navigationItem { return item }
    let item = UINavigationItem(title: "")
    item.title = title
    bars.navigationItem = item
    return item
  }

  var ownTabBarItem: UITabBarItem {
    if let item = bars.tabBarItem { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    bars.tabBarItem = item
    return item
  }

  var ownEditItem: UIBarButtonItem {
    if let item = bars.editItem { return item }
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      self.setEditing(!self.isEditing, animated: true)
    }
    let item = UIBarButtonItem(systemItem: .edit, primaryAction: action)
    bars.editItem = item
    return item
  }

  func nameItems() {
    bars.navigationItem?.title = title
    bars.tabBarItem?.title = title
  }

  /// Returns the nearest ancestor of the given class.
  func nearest<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
    var step = parent
    while let controller = step {
      if let found = controller as? Kind { return found }
      step = controller.parent
    }
    return nil
  }

  /// The insets added to the safe area: those of the application and those of the bars.
  var insetsBesideSafeArea: UIEdgeInsets { additionalSafeAreaInsets.adding(bars.insets) }

  /// Sets the insets of the surrounding bars.
  func setBarInsets(_ insets: UIEdgeInsets) {
    guard insets != bars.insets else { return }
    bars.insets = insets
    viewIfLoaded?.insetsMayDiffer()
  }

  /// Returns whether the view extends under a bar at the given edge.
  func reachesBelowBar(at edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }

  /// Replaces one child's view with another's, at the back of this controller's view.
  ///
  /// A navigation controller notifies the disappearing child first, a tab bar controller the appearing one
  /// (uikit-recorded.md, "Events").
  func replace(_ old: UIViewController?, by new: UIViewController?, tellsLeavingFirst: Bool = true) {
    guard isViewLoaded, old !== new else { return }
    let leaving = old?.viewIfLoaded?.superview === view ? old : nil
    let change = AppearanceChange(
      leaving: leaving?.appearingTogether ?? [], coming: new?.appearingTogether ?? [],
      isSeen: appearance.state == .appeared)
    change.begin(leavingFirst: tellsLeavingFirst, false)
    if let view = new?.view {
      view.frame = self.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      self.view.insertSubview(view, at: 0)
    }
    leaving?.viewIfLoaded?.removeFromSuperview()
    view.setNeedsLayout()
    if change.isSeen { view.layoutIfNeeded() }
    change.end(leavingFirst: true)
  }
}

/// The view of a controller that lays out its children in a closure.
final class ContainerView: UIView {
  private weak var container: UIViewController?
  private let layOut: () -> Void

  init(of container: UIViewController, layOut: @escaping () -> Void) {
    self.container = container
    self.layOut = layOut
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    // Immediately, because children can ask for their safe area before the next layout.
    layOut()
  }
}
