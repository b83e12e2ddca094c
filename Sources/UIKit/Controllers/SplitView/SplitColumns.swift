import Foundation
import UIFoundation

/// The controllers of a split view controller's columns.
@MainActor
struct SplitColumns {
  var style = UISplitViewController.Style.unspecified
  /// Whether only one controller is shown.
  var isCollapsed = false
  /// Whether the view has been in a window, whose size class decides whether the interface is collapsed.
  var isDecided = false
  /// The controller that is shown while the interface is collapsed.
  var collapsed: UIViewController?
  private var controllers: [UISplitViewController.Column: UIViewController] = [:]
  private var button: UIBarButtonItem?

  subscript(column: UISplitViewController.Column) -> UIViewController? {
    get { controllers[column] }
    set { controllers[column] = newValue }
  }

  /// Returns whether a controller is that of a column.
  func contains(_ controller: UIViewController) -> Bool { controllers.values.contains { $0 === controller } }

  /// The controllers of the columns that are beside one another.
  var inOrder: [UIViewController] {
    [.primary, .supplementary, .secondary].compactMap { controllers[$0] }
  }

  /// Returns the button that shows or hides the primary column.
  mutating func displayModeButton(of split: UISplitViewController) -> UIBarButtonItem {
    if let button { return button }
    let action = UIAction { [weak split] _ in
      guard let split else { return }
      let asked = split.delegate?.targetDisplayModeForAction(in: split) ?? .automatic
      if asked != .automatic { return split.change(to: asked) }
      split.change(to: split.displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly)
    }
    let item = UIBarButtonItem(image: UIImage(systemName: "sidebar.leading"), primaryAction: action)
    button = item
    return item
  }
}
