import Foundation
import Testing
import UIFoundation

@testable import UIKit

@MainActor
struct UIControlTests {
  @Test("actions are performed in the order in which they were added, for their events")
  func order() {
    var performed: [String] = []
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in performed.append("primary") })
    control.addAction(UIAction { _ in performed.append("first") }, for: .touchUpInside)
    control.addAction(UIAction { _ in performed.append("second") }, for: [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchUpInside)
    #expect(performed == ["first", "second"])
    control.sendActions(for: .valueChanged)
    #expect(performed == ["first", "second", "second"])
    control.performPrimaryAction()
    #expect(performed.last == "primary")
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged, .primaryActionTriggered])
  }

  @Test("an action is replaced by another with the same identifier, for the events in common")
  func identifiers() {
    var performed: [String] = []
    let control = UIControl()
    let name = UIAction.Identifier("name")
    control.addAction(UIAction(identifier: name) { _ in performed.append("old") }, for: [.touchDown, .touchUpInside])
    control.addAction(UIAction(identifier: name) { _ in performed.append("new") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(performed == ["new"])
    control.sendActions(for: .touchDown)
    #expect(performed == ["new", "old"])
    control.removeAction(identifiedBy: name, for: .allTouchEvents)
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(performed == ["new", "old"] && control.allControlEvents == [])
  }

  @Test("an action has its sender while it is performed")
  func sender() {
    let control = UIControl()
    var sender: AnyObject?
    let action = UIAction(title: "Send") { sender = $0.sender as AnyObject? }
    control.addAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(sender === control && action.sender == nil && action.title == "Send")
  }

  @Test("the state combines the properties that were set")
  func state() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    #expect(control.state == [.disabled, .selected])
    control.isHighlighted = true
    #expect(control.state == [.disabled, .selected, .highlighted])
  }

  @Test("leading and trailing follow the layout direction")
  func alignment() {
    let control = UIControl()
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.contentHorizontalAlignment = .left
    #expect(control.effectiveContentHorizontalAlignment == .left)
  }
}
