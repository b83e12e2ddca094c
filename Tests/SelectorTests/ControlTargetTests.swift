import Foundation
import Testing
import UIFoundation

@testable import UIKit

@MainActor
@Suite(.serialized)
struct ControlTargetTests {
  private final class Receiver: UIResponder {
    var log: [String] = []
    var following: UIResponder?
    var refuses = false
    override var next: UIResponder? { following }
    func first() { log.append("first") }
    func second(_ sender: UIControl) { log.append("second \(sender.tag)") }
    func third(_ sender: UIControl, event: UIEvent) { log.append("third \(event.type)") }
    func named(_ sender: Any?) { log.append("named") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      !refuses && super.canPerformAction(action, withSender: sender)
    }
    override class var interfaceConnections: InterfaceConnections {
      super.interfaceConnections.adding(
        .action("named:") { (receiver: Receiver, sender: UIControl) in receiver.named(sender) })
    }
  }

  private class Sending: UIControl {
    var sent: [String] = []
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      sent.append("\(action)")
      super.sendAction(action, to: target, for: event)
    }
  }

  private let first = Selector("first", Receiver.first)
  private let second = Selector("second:", Receiver.second(_:))
  private let third = Selector("third:event:", Receiver.third(_:event:))

  @Test("actions and targets are called in the order in which they were added")
  func order() {
    let (control, receiver) = (Sending(), Receiver())
    control.tag = 7
    control.addTarget(receiver, action: second, for: [.touchUpInside, .valueChanged])
    control.addAction(UIAction { _ in receiver.log.append("closure") }, for: .touchUpInside)
    control.addTarget(receiver, action: first, for: .touchUpInside)
    control.addTarget(receiver, action: third, for: .editingChanged)
    control.sendActions(for: .touchUpInside)
    #expect(receiver.log == ["second 7", "closure", "first"])
    #expect(control.sent == ["second:", "first"], "the override sees what has a target")
    control.sendActions(for: [.valueChanged, .editingChanged])
    #expect(receiver.log.suffix(2) == ["second 7", "third touches"])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged, .editingChanged])
  }

  @Test("the same target and method are one entry, and its events add up")
  func merging() {
    let (control, receiver) = (UIControl(), Receiver())
    control.addTarget(receiver, action: first, for: .touchUpInside)
    control.addTarget(receiver, action: Selector("first", Receiver.first), for: [.touchUpInside, .touchDown])
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(receiver.log == ["first", "first"])
    control.removeTarget(receiver, action: first, for: .touchDown)
    #expect(control.allControlEvents == .touchUpInside)
  }

  @Test("targets and the names of their methods are listed and removed")
  func listing() {
    let (control, one, other) = (UIControl(), Receiver(), Receiver())
    control.addTarget(one, action: first, for: .touchUpInside)
    control.addTarget(one, action: second, for: .touchUpInside)
    control.addTarget(other, action: first, for: .valueChanged)
    control.addTarget(nil, action: first, for: .touchDown)
    control.addAction(UIAction { _ in }, for: .touchDown)
    #expect(control.allTargets.isSuperset(of: [one, other]) && control.allTargets.count == 3)
    #expect(control.actions(forTarget: one, forControlEvent: .touchUpInside) == ["first", "second:"])
    #expect(control.actions(forTarget: one, forControlEvent: .valueChanged) == nil)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == ["first"])
    var entries: [String] = []
    control.enumerateEventHandlers { action, method, _, stop in
      entries.append(method.map { "\($0.1)" } ?? (action == nil ? "none" : "closure"))
      stop = entries.count == 4
    }
    #expect(entries == ["first", "second:", "first", "first"])
    control.removeTarget(one, action: nil, for: .allEvents)
    #expect(control.allTargets.contains(other) && control.allTargets.count == 2)
    control.removeTarget(nil, action: first, for: .valueChanged)
    #expect(control.allTargets.allSatisfy { $0 is NSNull } && control.allTargets.count == 1)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets == [] && control.allControlEvents == .touchDown, "the closure stays")
  }

  @Test("a target isn't retained, and a deallocated one isn't replaced by the responder chain")
  func weakly() {
    let control = Sending()
    weak var gone: Receiver?
    do {
      let receiver = Receiver()
      gone = receiver
      control.addTarget(receiver, action: first, for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
    }
    #expect(gone == nil && control.allTargets == [])
    control.sendActions(for: .touchUpInside)
    #expect(control.sent == ["first"])
  }

  @Test("without a target, the first object in the responder chain gets the action that performs it")
  func responderChain() {
    let (window, control, receiver) = (UIWindow(), UIControl(), Receiver())
    final class Holder: UIView {
      var receiver: UIResponder?
      override var next: UIResponder? { receiver }
    }
    let holder = Holder()
    let last = Receiver()
    receiver.following = last
    holder.receiver = receiver
    holder.addSubview(control)
    window.addSubview(holder)
    control.addTarget(nil, action: first, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(receiver.log == ["first"] && last.log == [])
    receiver.refuses = true
    control.sendActions(for: .touchUpInside)
    #expect(receiver.log == ["first"] && last.log == ["first"])
    #expect(control.target(forAction: first, withSender: nil) as? Receiver === last)
    last.refuses = true
    #expect(!UIApplication.shared.sendAction(first, to: nil, from: control, for: nil))
    #expect(control.target(forAction: first, withSender: nil) == nil)
  }

  @Test("without a target, the first responder is asked before the sender")
  func firstResponder() {
    final class Field: UIView {
      var count = 0
      override var canBecomeFirstResponder: Bool { true }
      func save() { count += 1 }
    }
    let (window, field, button) = (UIWindow(), Field(), UIButton())
    window.addSubview(field)
    window.addSubview(button)
    button.addTarget(nil, action: Selector("save", Field.save), for: .primaryActionTriggered)
    button.sendActions(for: .primaryActionTriggered)
    #expect(field.count == 0)
    #expect(field.becomeFirstResponder())
    button.sendActions(for: .primaryActionTriggered)
    #expect(field.count == 1)
    #expect(
      UIApplication.shared.sendAction(
        Selector("resignFirstResponder", UIResponder.resignFirstResponder), to: nil, from: nil, for: nil))
    #expect(!field.isFirstResponder)
  }

  @Test("a selector made from a name calls the action among the interface connections")
  func byName() {
    let (control, receiver) = (UIControl(), Receiver())
    control.addTarget(receiver, action: NSSelectorFromString("named:"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(receiver.log == ["named"])
    #expect(receiver.canPerformAction("named:", withSender: nil))
    #expect(!receiver.canPerformAction("unknown:", withSender: nil))
  }

  @Test("a target without the method, and an argument of another type, are exceptions")
  func exceptions() async {
    var result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIApplication.shared.sendAction(Selector("first", Receiver.first), to: UIView(), from: nil, for: nil)
      }
    }
    var message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("-[UIView first]: unrecognized selector sent to instance"))
    result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (control, receiver) = (UIControl(), Receiver())
        control.addTarget(receiver, action: "unknown:", for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
      }
    }
    message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("-[Receiver unknown:]: unrecognized selector sent to instance"))
    result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let second = Selector("second:", Receiver.second(_:))
        _ = UIApplication.shared.sendAction(second, to: Receiver(), from: "text", for: nil)
      }
    }
    message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("-[Receiver second:]: argument 1 is String, but the parameter is UIControl"))
  }
}
