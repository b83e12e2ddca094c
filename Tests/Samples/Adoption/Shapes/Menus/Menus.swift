import UIKit

/// Menus, interactions, and closures in initializers.
final class MenuView: UIView {
  private(set) var chosen: [String] = []
  private lazy var menu = UIMenu(
    title: "More",
    children: [
      UIAction(title: "Share") { [unowned self] action in chosen.append(action.title) },
      UICommand(title: "Rename", action: #selector(renameItem)),
    ])
  private lazy var button: UIButton = {
    $0.menu = menu
    $0.showsMenuAsPrimaryAction = true
    $0.addAction(UIAction { [weak self] _ in self?.chosen.append("action") }, for: .touchUpInside)
    return $0
  }(UIButton(type: .system))
  var buttonForTest: UIButton { button }

  @objc fileprivate func renameItem(_ command: Any?) { chosen.append("rename") }
  var commandSelector: Selector? { (menu.children.last as? UICommand)?.action }
}

extension MenuView: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [menu] _ in menu }
  }
}
