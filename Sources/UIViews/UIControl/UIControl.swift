public import Foundation
import UIFoundation

/// A view that a person acts on, and that performs actions for it.
///
/// Actions are ``UIAction``s. `addTarget(_:action:for:)` needs Objective-C's selectors, which Linux does not have.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// What the control performs, in the order in which it was added.
  final var handlers: [ActionHandler] = []

  /// A control without actions.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control without actions; there are no archives of views here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A control that performs an action for ``Event/primaryActionTriggered``.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // Unchecked as the state of a view is, and for its reason.

  /// Whether a person can act on the control.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }
  /// Whether the control is chosen.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether the control looks touched.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// Everything that holds of the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// Called when a touch begins, which is followed if the answer is yes: never called here.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a touch that is followed has moved: never called here.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a touch that was followed has ended: never called here.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the system has ended a touch that was followed: never called here.
  open func cancelTracking(with event: UIEvent?) {}
  /// Whether a touch is being followed: never here.
  open var isTracking: Bool { false }
  /// Whether a touch is inside: never here.
  open var isTouchInside: Bool { false }

  /// How content lies between top and bottom.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet {
      guard contentVerticalAlignment != oldValue else { return }
      setNeedsLayout()
      // The baselines move.
      engineContentDidChange()
    }
  }
  /// How content lies between left and right.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// ``contentHorizontalAlignment`` by left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  /// Whether a touch shows the menu: kept.
  open var showsMenuAsPrimaryAction = false
  /// The text shown while a pointer rests on the control: kept.
  open var toolTip: String?

  /// The events that something is performed for.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Performs an action for some events; another with the same identifier makes way for it there.
  open func addAction(_ action: UIAction, for controlEvents: Event) { add(action, for: controlEvents) }
  /// Performs an action no longer for some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(action.identifier, for: controlEvents)
  }
  /// Performs an action no longer for some events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(actionIdentifier, for: controlEvents)
  }
  /// Performs an action now.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
  /// Performs what was added for any of the events, in the order in which it was added.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) { sendAction(handler.action) }
  }
  /// Performs what was added for ``Event/primaryActionTriggered``.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// The control looks otherwise now.
  func stateDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
  }
}
