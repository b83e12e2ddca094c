public import Foundation
import UIFoundation

/// A view that responds to user interaction by performing actions, and by calling methods of targets.
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// The actions and targets of the control, in the order in which they were added.
  final var handlers: [ActionHandler] = []
  final var settings = ControlSettings()

  // MARK: - Creating a control

  /// Creates a control that performs an action for ``Event/primaryActionTriggered``.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: - State

  /// Whether the control is enabled. The default is `true`.
  open var isEnabled: Bool {
    get { settings.isEnabled }
    set {
      guard newValue != settings.isEnabled else { return }
      settings.isEnabled = newValue
      stateDidChange()
    }
  }
  /// Whether the control is selected. The default is `false`.
  open var isSelected: Bool {
    get { settings.isSelected }
    set {
      guard newValue != settings.isSelected else { return }
      settings.isSelected = newValue
      stateDidChange()
    }
  }
  /// Whether the control is highlighted. The default is `false`.
  open var isHighlighted: Bool {
    get { settings.isHighlighted }
    set {
      guard newValue != settings.isHighlighted else { return }
      settings.isHighlighted = newValue
      stateDidChange()
    }
  }
  /// The state of the control: whether it is highlighted, disabled, or selected.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: - Tracking touches

  /// Called when a touch begins; returns whether to track it. Never called by Galley; returns `true` by default.
  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a tracked touch moves; returns whether to continue. Never called by Galley; returns `true` by default.
  @discardableResult
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a tracked touch ends. Never called by Galley; the default implementation does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when a tracked touch is canceled. Never called by Galley; the default implementation does nothing.
  open func cancelTracking(with event: UIEvent?) {}
  /// Whether the control is tracking a touch, which it never is.
  open var isTracking: Bool { false }
  /// Whether a tracked touch is inside the control, which it never is.
  open var isTouchInside: Bool { false }

  // MARK: - Content alignment

  /// The vertical alignment of the content. The default is `center`.
  open var contentVerticalAlignment: ContentVerticalAlignment {
    get { settings.verticalAlignment }
    set {
      guard newValue != settings.verticalAlignment else { return }
      settings.verticalAlignment = newValue
      setNeedsLayout()
      // The baselines move.
      engineContentDidChange()
    }
  }
  /// The horizontal alignment of the content. The default is `center`.
  open var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { settings.horizontalAlignment }
    set {
      guard newValue != settings.horizontalAlignment else { return }
      settings.horizontalAlignment = newValue
      setNeedsLayout()
    }
  }
  /// ``contentHorizontalAlignment`` with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  // MARK: - Menu and tool tip

  /// Whether the control has an interaction for its menu. The default is `false`.
  ///
  /// Setting it adds the interaction to the view's, or removes it.
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set { enableContextMenu(newValue) }
  }
  /// The interaction for the control's menu, or `nil`.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first { $0.delegate === self }
  }
  /// Returns the configuration of the menu for a location. Galley never calls it; returns `nil` by default.
  @discardableResult
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the preview that a menu grows from. Galley never calls it; returns `nil` by default.
  @discardableResult
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration:
      UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns the preview that a menu shrinks to. Galley never calls it; returns `nil` by default.
  @discardableResult
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Called when the user taps the preview. Galley never calls it; the default implementation does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Called before the menu appears. Galley never calls it; the default implementation does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called before the menu disappears. Galley never calls it; the default implementation does nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Returns the point from which the menu opens. Galley never calls it; returns the center by default.
  @discardableResult
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }
  /// Whether a touch shows the menu. Stored for source compatibility; has no effect.
  open var showsMenuAsPrimaryAction = false
  /// The text that is shown while a pointer is over the control. Stored for source compatibility; has no effect.
  open var toolTip: String?

  // MARK: - Actions

  /// The events for which the control performs actions and calls targets.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Adds an action for events. It replaces another action with the same identifier for those events.
  open func addAction(_ action: UIAction, for controlEvents: Event) { add(action, for: controlEvents) }
  /// Removes an action, and others with its identifier, for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(action.identifier, for: controlEvents)
  }
  /// Removes the action with an identifier for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(actionIdentifier, for: controlEvents)
  }
  /// Performs an action immediately.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }
  /// Performs the actions and calls the targets for any of the given events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) { perform(for: controlEvents) }
  /// Performs the actions for ``Event/primaryActionTriggered``.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  // MARK: - Targets

  /// Adds a target's method for events. The target is referenced weakly.
  ///
  /// A target that was added with the same method before gets the events in addition. If the target is `nil`, the first
  /// object in the responder chain that responds to the action gets it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(ActionTarget(target), action, for: controlEvents)
  }
  /// Removes a target's method for events.
  ///
  /// - Parameters:
  ///   - target: The target, or `nil` for every target.
  ///   - action: The method, or `nil` for every method.
  ///   - controlEvents: The events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(target.map { ActionTarget($0) }, action, for: controlEvents)
  }
  /// The targets, and `NSNull` if there is an action for the responder chain. Objects that aren't hashable are left out.
  open var allTargets: Set<AnyHashable> { hashableTargets }
  /// Returns the names of a target's methods for an event, or `nil` if there are none.
  @discardableResult
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actions(of: ActionTarget(target), for: controlEvent)
  }
  /// Calls a method of a target on behalf of the control, through `UIApplication.sendAction(_:to:from:for:)`.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ActionSending.send(action, to: target, from: self, for: event)
  }

  private func enableContextMenu(_ isEnabled: Bool) {
    guard isEnabled != isContextMenuInteractionEnabled else { return }
    if isEnabled {
      addInteraction(UIContextMenuInteraction(delegate: self))
    } else if let interaction = contextMenuInteraction {
      removeInteraction(interaction)
    }
  }

  /// Marks the control for drawing and layout after its state has changed.
  func stateDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
  }
}

/// The state of a control and the alignment of its content.
struct ControlSettings {
  var isEnabled = true
  var isSelected = false
  var isHighlighted = false
  var verticalAlignment = UIControl.ContentVerticalAlignment.center
  var horizontalAlignment = UIControl.ContentHorizontalAlignment.center
}
