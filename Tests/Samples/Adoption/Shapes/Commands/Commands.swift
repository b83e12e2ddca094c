import UIKit

/// Commands that go along the responder chain, by selectors of a protocol.
@MainActor @objc protocol CommandHandling {
  func reloadContent(_ sender: Any?)
  @objc optional func printContent(_ sender: Any?)
}

final class CommandView: UIView {
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: "r", modifierFlags: .command, action: #selector(CommandHandling.reloadContent(_:))),
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(close)),
    ]
  }
  var closed = 0
  @objc private func close() { closed += 1 }
}

class CommandController: UIViewController, CommandHandling {
  var log: [String] = []
  func reloadContent(_ sender: Any?) { log.append("reload \(sender is UIButton)") }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case #selector(copy(_:)): return !log.isEmpty
    case #selector(UIResponderStandardEditActions.paste(_:)): return false
    default: return super.canPerformAction(action, withSender: sender)
    }
  }
}

extension CommandController {
  override func copy(_ sender: Any?) { log.append("copy") }
}
