public import Foundation
public import UIFoundation

/// An object in the responder chain of views, view controllers, windows and the application.
///
/// Accessibility properties are declared here because Swift can't override them in an extension of `NSObject`, where
/// Objective-C declares them.
@MainActor @preconcurrency
open class UIResponder: NSObject, UIUserActivityRestoring {
  /// The accessibility values, or `nil` if none has been set.
  final var accessibility: AccessibilityValues?

  /// Creates a responder without accessibility values.
  public override init() { super.init() }

  // MARK: - Responder chain

  /// The next responder in the chain. The default is `nil`.
  open var next: UIResponder? { nil }
  /// Whether the object can become the first responder. The default is `false`.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object can resign as the first responder. The default is `true`.
  open var canResignFirstResponder: Bool { true }
  /// Whether the object is the first responder.
  open var isFirstResponder: Bool { FirstResponder.current === self }
  /// Makes the object the first responder if it can be and the current one resigns. A view must be in a window.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.make(self) }
  /// Resigns as the first responder and returns whether the object no longer is.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstResponder.dismiss(self) }

  // MARK: - Actions

  /// Returns whether the object performs an action. The default implementation returns whether it has the method.
  @discardableResult
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isImplemented(by: self) }
  /// Returns the first object in the responder chain, from this one on, that performs an action, or `nil`.
  @discardableResult
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
  /// Whether the class has actions for editing of its own.
  var hasEditActions: Bool { false }

  // MARK: - Input views

  /// The view that replaces the keyboard. Always `nil` unless overridden.
  ///
  /// Stored for source compatibility; has no effect.
  open var inputView: UIView? { nil }
  /// The view above the keyboard. Always `nil` unless overridden. Stored for source compatibility; has no effect.
  open var inputAccessoryView: UIView? { nil }
  /// The items above the keyboard on an iPad. Stored for source compatibility; has no effect.
  open var inputAssistantItem: UITextInputAssistantItem { assistantItem }
  /// The input mode of the keyboard. Always `nil` unless overridden. Stored for source compatibility; has no effect.
  open var textInputMode: UITextInputMode? { nil }
  /// The identifier with which the input mode is remembered. Always `nil` unless overridden.
  ///
  /// Stored for source compatibility; has no effect.
  open var textInputContextIdentifier: String? { nil }
  /// The controller of the view that replaces the keyboard. Always `nil` unless overridden.
  ///
  /// Stored for source compatibility; has no effect.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller of the view above the keyboard. Always `nil` unless overridden.
  ///
  /// Stored for source compatibility; has no effect.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// Updates the views of the keyboard. Stored for source compatibility; has no effect.
  open func reloadInputViews() {}

  // MARK: - Observation and key commands

  /// Called when a value that the object observes by name has changed. The default implementation does nothing.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: ObservingContext?
  ) {}

  /// The keyboard shortcuts that the object handles. Always `nil` unless overridden.
  ///
  /// Stored for source compatibility; has no effect.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: - Editing commands

  // Galley never sends these commands.

  /// Cuts the selection. The default implementation does nothing.
  open func cut(_ sender: Any?) {}
  /// Copies the selection. The default implementation does nothing.
  open func copy(_ sender: Any?) {}
  /// Pastes the pasteboard's content. The default implementation does nothing.
  open func paste(_ sender: Any?) {}
  /// Selects content. The default implementation does nothing.
  open func select(_ sender: Any?) {}
  /// Selects all content. The default implementation does nothing.
  open func selectAll(_ sender: Any?) {}
  /// Deletes the selection. The default implementation does nothing.
  open func delete(_ sender: Any?) {}
  /// Duplicates the selection. The default implementation does nothing.
  open func duplicate(_ sender: Any?) {}
  /// Renames what is selected. The default implementation does nothing.
  open func rename(_ sender: Any?) {}
  /// Moves what is selected. The default implementation does nothing.
  open func move(_ sender: Any?) {}
  /// Exports the content. The default implementation does nothing.
  open func export(_ sender: Any?) {}

  // MARK: - Events

  /// Called when touches begin. Galley never calls it; the default implementation does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when touches move. Galley never calls it; the default implementation does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when touches end. Galley never calls it; the default implementation does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when the system cancels touches. Galley never calls it; the default implementation does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when presses begin. Galley never calls it; the default implementation does nothing.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when presses change. Galley never calls it; the default implementation does nothing.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when presses end. Galley never calls it; the default implementation does nothing.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when the system cancels presses. Galley never calls it; the default implementation does nothing.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when a motion begins. Galley never calls it; the default implementation does nothing.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when a motion ends. Galley never calls it; the default implementation does nothing.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when the system cancels a motion. Galley never calls it; the default implementation does nothing.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  // MARK: - Activities

  /// What the user does with the object, or `nil`. Stored for source compatibility; has no effect.
  open var userActivity: NSUserActivity? {
    get { UserActivityStorage.of(self).activity }
    set { UserActivityStorage.of(self).activity = newValue }
  }
  /// Called to write an activity's values. Galley never calls it; the default implementation does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Called to go on with an activity. Galley never calls it; the default implementation does nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: - Nibs

  /// Called after a nib has created the object. The default implementation does nothing; override it to finish setup.
  open func awakeFromNib() {}
  /// Returns the object to use in place of this one after a document has created it. The default is the object itself.
  ///
  /// A view may return another view, such as one of a nib, which then takes its place and its connections.
  @discardableResult
  open func awakeAfter(using coder: NSCoder) -> Any? { self }
  /// The outlets and actions that documents of Interface Builder connect by name. The default is none. Not in UIKit.
  ///
  /// Override it to list those of the class, beside those of `super`; see ``InterfaceConnections``.
  open class var interfaceConnections: InterfaceConnections { InterfaceConnections() }
  /// Called by Interface Builder. Galley never calls it; the default implementation does nothing.
  open func prepareForInterfaceBuilder() {}

  // MARK: - Accessibility values

  // Galley has no assistive technology that uses them.

  /// Whether the object is an accessibility element. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { changeAccessibility { $0.isElement = newValue } }
  }
  /// The identifier by which tests find the object and conflict reports name a view.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { changeAccessibility { $0.identifier = newValue } }
  }
  /// The spoken name. Stored for source compatibility; has no effect.
  open var accessibilityLabel: String? {
    get { accessibilityAttributedLabel?.string }
    set { accessibilityAttributedLabel = newValue?.spoken }
  }
  /// The spoken name, with attributes. Stored for source compatibility; has no effect.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility?.label }
    set { changeAccessibility { $0.label = newValue } }
  }
  /// The spoken value. Stored for source compatibility; has no effect.
  open var accessibilityValue: String? {
    get { accessibilityAttributedValue?.string }
    set { accessibilityAttributedValue = newValue?.spoken }
  }
  /// The spoken value, with attributes. Stored for source compatibility; has no effect.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility?.value }
    set { changeAccessibility { $0.value = newValue } }
  }
  /// The spoken description of the object's action. Stored for source compatibility; has no effect.
  open var accessibilityHint: String? {
    get { accessibilityAttributedHint?.string }
    set { accessibilityAttributedHint = newValue?.spoken }
  }
  /// The spoken description of the object's action, with attributes. Stored for source compatibility; has no effect.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility?.hint }
    set { changeAccessibility { $0.hint = newValue } }
  }
  /// The language in which the object is spoken. Stored for source compatibility; has no effect.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { changeAccessibility { $0.language = newValue } }
  }
  /// The accessibility traits. The default is none. Stored for source compatibility; has no effect.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { changeAccessibility { $0.traits = newValue } }
  }
  /// The accessibility frame on the screen. The default is the frame of a view, or zero.
  open var accessibilityFrame: CGRect {
    get { ownAccessibilityFrame }
    set { changeAccessibility { $0.frame = newValue } }
  }
  /// The accessibility outline on the screen. Stored for source compatibility; has no effect.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { changeAccessibility { $0.path = newValue } }
  }
  /// The point that assistive technology activates. The default is the center of ``accessibilityFrame``.
  open var accessibilityActivationPoint: CGPoint {
    get { ownActivationPoint }
    set { changeAccessibility { $0.activationPoint = newValue } }
  }
  /// The accessibility elements inside the object, in order.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { changeAccessibility { $0.elements = newValue } }
  }
  /// Returns the number of ``accessibilityElements``.
  @discardableResult
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns the accessibility element at an index, or `nil` if the index is out of range.
  @discardableResult
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// Returns the index of an accessibility element, or `NSNotFound`.
  @discardableResult
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// Whether the elements inside the object are hidden from assistive technology. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { changeAccessibility { $0.hidesElements = newValue } }
  }
  /// Whether the object's siblings are hidden from assistive technology. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { changeAccessibility { $0.isModal = newValue } }
  }
  /// Whether the elements inside the object are spoken together. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { changeAccessibility { $0.groupsChildren = newValue } }
  }
  /// Whether the object's colors stay when the screen's are inverted. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertedColors ?? false }
    set { changeAccessibility { $0.ignoresInvertedColors = newValue } }
  }
  /// Whether the user can interact with the object. The default is `true` for views with user interaction enabled.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.takesInteraction ?? (self as? UIView)?.isUserInteractionEnabled ?? false }
    set { changeAccessibility { $0.takesInteraction = newValue } }
  }
  /// The style of navigation between the elements inside the object. The default is `.automatic`.
  ///
  /// Stored for source compatibility; has no effect.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { changeAccessibility { $0.navigationStyle = newValue } }
  }
  /// The type of accessibility container. The default is `.none`. Stored for source compatibility; has no effect.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { changeAccessibility { $0.containerType = newValue } }
  }
  // Implicitly unwrapped as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The names by which the user can address the object. The default is empty.
  ///
  /// Stored for source compatibility; has no effect.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.inputLabels.map(\.string) ?? [] }
    set { changeAccessibility { $0.inputLabels = (newValue ?? []).map(\.spoken) } }
  }
  /// The custom actions of assistive technology. Stored for source compatibility; has no effect.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { changeAccessibility { $0.customActions = newValue } }
  }

  // MARK: - Accessibility actions and focus

  /// Activates the object and returns whether it succeeded. The default implementation returns `false`.
  @discardableResult
  open func accessibilityActivate() -> Bool { false }
  /// Increments the object's value. The default implementation does nothing.
  open func accessibilityIncrement() {}
  /// Decrements the object's value. The default implementation does nothing.
  open func accessibilityDecrement() {}
  /// Scrolls the content and returns whether it succeeded. The default implementation returns `false`.
  @discardableResult
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Dismisses the content and returns whether it succeeded. The default implementation returns `false`.
  @discardableResult
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action and returns whether it succeeded. The default implementation returns `false`.
  @discardableResult
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when assistive technology focuses the object. Galley never calls it.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when assistive technology moves away from the object. Galley never calls it.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether assistive technology has focused the object. Returns `false` unless overridden.
  @discardableResult
  open func accessibilityElementIsFocused() -> Bool { false }
}
