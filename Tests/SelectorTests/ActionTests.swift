import Foundation
import Testing
import UIFoundation

@testable import UIKit

@MainActor
@Suite(.serialized)
struct ActionTests {
  private final class Receiver: UIResponder {
    var log: [String] = []
    func recognized(_ recognizer: UIGestureRecognizer) { log.append("\(recognizer.state)") }
    func plain() { log.append("plain") }
    func item(_ item: UIBarButtonItem) { log.append("item \(item.title ?? "none")") }
    func traits(_ view: UIView, _ previous: UITraitCollection) {
      log.append("\(previous.userInterfaceStyle == .light) \(view.traitCollection.userInterfaceStyle == .dark)")
    }
    func command(_ command: UICommand) { log.append("command \(command.propertyList ?? "none")") }
  }
  private let recognized = Selector("recognized:", Receiver.recognized(_:))
  private let plain = Selector("plain", Receiver.plain)

  @Test("a recognizer calls its targets in order when the state becomes that of a recognized gesture")
  func recognizers() {
    final class Swipe: UIPanGestureRecognizer {
      override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
    }
    let receiver = Receiver()
    let recognizer = Swipe(target: receiver, action: recognized)
    recognizer.addTarget(receiver, action: plain)
    recognizer.addTarget(receiver, action: plain)
    recognizer.state = .began
    recognizer.state = .failed
    recognizer.state = .cancelled
    #expect(receiver.log == ["began", "plain", "cancelled", "plain"])
    recognizer.removeTarget(receiver, action: plain)
    recognizer.state = .ended
    recognizer.removeTarget(nil, action: nil)
    recognizer.state = .ended
    #expect(receiver.log.count == 5)
    weak var gone: Receiver?
    do {
      let receiver = Receiver()
      gone = receiver
      recognizer.addTarget(receiver, action: recognized)
    }
    recognizer.state = .ended
    #expect(gone == nil && UITapGestureRecognizer(target: nil, action: nil).state == .possible)
  }

  @Test("a bar button item has a target and a method, which the application sends")
  func barItems() throws {
    let receiver = Receiver()
    let action = Selector("item:", Receiver.item(_:))
    let items = [
      UIBarButtonItem(title: "Save", style: .done, target: receiver, action: action),
      UIBarButtonItem(image: nil, style: .plain, target: receiver, action: action),
      UIBarButtonItem(image: nil, landscapeImagePhone: nil, style: .plain, target: receiver, action: action),
      UIBarButtonItem(barButtonSystemItem: .add, target: receiver, action: action),
    ]
    for item in items {
      #expect(item.target === receiver && item.action == "item:")
      let action = try #require(item.action)
      #expect(UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil))
    }
    #expect(receiver.log == ["item Save", "item none", "item none", "item none"])
    let none = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
    #expect(none.target == nil && none.action == nil)
  }

  @Test("key commands and menu commands have methods for the responder chain")
  func commands() throws {
    let receiver = Receiver()
    let action = Selector("command:", Receiver.command(_:))
    let key = UIKeyCommand(input: "s", modifierFlags: .command, action: action)
    #expect(key.action == action && key.input == "s" && key.modifierFlags == .command)
    let titled = UIKeyCommand(
      title: "Save", action: action, input: "s", modifierFlags: [.command, .shift], propertyList: "all",
      attributes: .destructive, state: .on)
    #expect(titled.title == "Save" && titled.attributes == .destructive && titled.state == .on)
    let explained = UIKeyCommand(input: "k", modifierFlags: [], action: action, discoverabilityTitle: "Keep")
    #expect(explained.discoverabilityTitle == "Keep")
    let alternate = UICommandAlternate(title: "Save As", action: action, modifierFlags: .alternate)
    let command = UICommand(title: "Save", action: action, propertyList: 7, alternates: [alternate])
    #expect(command.alternates.first?.title == "Save As")
    for command in [titled, command] {
      #expect(UIApplication.shared.sendAction(command.action, to: receiver, from: command, for: nil))
    }
    #expect(receiver.log == ["command all", "command 7"])
  }

  @Test("trait changes call a method of the object or of a target")
  func traits() {
    final class Changing: UIView {
      var count = 0
      func changed() { count += 1 }
    }
    let (view, receiver) = (Changing(), Receiver())
    view.overrideUserInterfaceStyle = .light
    let registration = view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], action: Selector("changed", Changing.changed))
    view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: receiver, action: Selector("traits::", Receiver.traits(_:_:)))
    view.overrideUserInterfaceStyle = .dark
    #expect(view.count == 1 && receiver.log == ["true true"])
    view.unregisterForTraitChanges(registration)
    view.overrideUserInterfaceStyle = .light
    #expect(view.count == 1 && receiver.log.count == 2)
  }

  @Test("the menu is visible while the first responder performs one of its actions")
  func menus() {
    final class CopyLabel: UILabel {
      var copied = 0
      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("copy:", UIResponder.copy(_:))
      }
      override func copy(_ sender: Any?) { copied += 1 }
    }
    let menu = UIMenuController.shared
    let (window, label, plainView) = (UIWindow(), CopyLabel(), UIView())
    window.addSubview(label)
    window.addSubview(plainView)
    menu.showMenu(from: label, rect: .zero)
    #expect(!menu.isMenuVisible)
    #expect(label.becomeFirstResponder())
    menu.setTargetRect(.zero, in: label)
    menu.setMenuVisible(true, animated: true)
    #expect(menu.isMenuVisible)
    #expect(UIApplication.shared.sendAction("copy:", to: nil, from: menu, for: nil) && label.copied == 1)
    #expect(
      UIApplication.shared.sendAction(Selector("copy:", UIResponder.copy(_:)), to: nil, from: menu, for: nil))
    #expect(label.copied == 2)
    label.resignFirstResponder()
    menu.update()
    #expect(!menu.isMenuVisible)
    menu.menuItems = [UIMenuItem(title: "Look Up", action: plain)]
    #expect(menu.menuItems?.first?.action == plain)
    menu.menuItems = nil
  }

  @Test("actions for editing belong to text fields and text views, unless a class says that it performs them")
  func editing() {
    let copy = Selector("copy:", { (responder: any UIResponderStandardEditActions) in responder.copy(_:) })
    #expect(!UIView().canPerformAction(copy, withSender: nil) && !UIView().responds(to: "paste:"))
    #expect(UITextField().canPerformAction(copy, withSender: nil))
    #expect(UITextView().canPerformAction("selectAll:", withSender: nil))
  }

  @Test("without a target, an action gets to the application's delegate last")
  func delegates() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var count = 0
      func open() { count += 1 }
    }
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    #expect(UIApplication.shared.sendAction(Selector("open", Delegate.open), to: nil, from: UIView(), for: nil))
    #expect(delegate.count == 1 && UIApplication.shared.next === delegate)
  }
}
