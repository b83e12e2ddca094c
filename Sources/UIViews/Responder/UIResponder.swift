public import Foundation
public import UIFoundation

/// An object in the chain of views, view controllers, window and application.
///
/// What assistive technology is told stands here too: Objective-C adds it to `NSObject`, from where Swift could not
/// override it.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// What assistive technology would be told; nil for nothing.
  final var accessibility: AccessibilityValues?

  /// A responder.
  public override init() { super.init() }

  /// The responder after this one.
  open var next: UIResponder? { nil }
  /// Whether the object may become the first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object may stop being the first responder.
  open var canResignFirstResponder: Bool { true }
  /// Whether the object is the first responder, which input would go to.
  open var isFirstResponder: Bool { FirstResponder.current === self }
  /// Becomes the first responder, if it can and the one before can stop; a view must be in a window.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.make(self) }
  /// Stops being the first responder, if it is and can.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstResponder.dismiss(self) }
  /// The view that would be shown in the keyboard's place: none.
  open var inputView: UIView? { nil }
  /// The view that would be shown above the keyboard: none.
  open var inputAccessoryView: UIView? { nil }
  /// The controller whose view would be shown in the keyboard's place: none.
  open var inputViewController: UIViewController? { nil }
  /// The controller whose view would be shown above the keyboard: none.
  open var inputAccessoryViewController: UIViewController? { nil }
  /// Takes over new views for the keyboard: there is none here.
  open func reloadInputViews() {}

  /// Called when a value has changed that the object observes by its name.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: ObservingContext?
  ) {}

  /// The keys with others held that do something: none.
  open var keyCommands: [UIKeyCommand]? { nil }

  // What a person does to a selection: nothing here.

  /// Called when what is selected is to be cut: never.
  open func cut(_ sender: Any?) {}
  /// Called when what is selected is to be copied: never.
  open func copy(_ sender: Any?) {}
  /// Called when what was copied is to be put in: never.
  open func paste(_ sender: Any?) {}
  /// Called when something is to be selected: never.
  open func select(_ sender: Any?) {}
  /// Called when everything is to be selected: never.
  open func selectAll(_ sender: Any?) {}
  /// Called when what is selected is to be taken away: never.
  open func delete(_ sender: Any?) {}

  /// Called when fingers were set down: never.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when fingers have moved: never.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when fingers were lifted: never.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when the system ended touches: never.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when buttons were pressed: never.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when buttons have changed: never.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when buttons were let go: never.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when the system ended presses: never.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when the device is shaken: never.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when the device was shaken: never.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when the system ended a shake: never.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Called after an object was read from an archive: never, since there are none here.
  open func awakeFromNib() {}
  /// Called by Interface Builder: never.
  open func prepareForInterfaceBuilder() {}

  // What assistive technology is told: kept.

  /// Whether assistive technology sees the object.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { changeAccessibility { $0.isElement = newValue } }
  }
  /// The name by which tests know the object, and conflict reports a view.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { changeAccessibility { $0.identifier = newValue } }
  }
  /// The object's spoken name.
  open var accessibilityLabel: String? {
    get { accessibilityAttributedLabel?.string }
    set { accessibilityAttributedLabel = newValue?.spoken }
  }
  /// The object's spoken name, with attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility?.label }
    set { changeAccessibility { $0.label = newValue } }
  }
  /// What is spoken of the object's value.
  open var accessibilityValue: String? {
    get { accessibilityAttributedValue?.string }
    set { accessibilityAttributedValue = newValue?.spoken }
  }
  /// What is spoken of the object's value, with attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility?.value }
    set { changeAccessibility { $0.value = newValue } }
  }
  /// What is spoken of what the object does.
  open var accessibilityHint: String? {
    get { accessibilityAttributedHint?.string }
    set { accessibilityAttributedHint = newValue?.spoken }
  }
  /// What is spoken of what the object does, with attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility?.hint }
    set { changeAccessibility { $0.hint = newValue } }
  }
  /// The language that the object is spoken in.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { changeAccessibility { $0.language = newValue } }
  }
  /// What the object is to assistive technology.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { changeAccessibility { $0.traits = newValue } }
  }
  /// The object's rectangle on the screen; that of a view unless it is set.
  open var accessibilityFrame: CGRect {
    get { ownAccessibilityFrame }
    set { changeAccessibility { $0.frame = newValue } }
  }
  /// The object's outline on the screen.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { changeAccessibility { $0.path = newValue } }
  }
  /// Where assistive technology would touch the object: in the middle, unless it is set.
  open var accessibilityActivationPoint: CGPoint {
    get { ownActivationPoint }
    set { changeAccessibility { $0.activationPoint = newValue } }
  }
  /// What assistive technology sees inside the object, in order.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { changeAccessibility { $0.elements = newValue } }
  }
  /// How many objects ``accessibilityElements`` has.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// One of ``accessibilityElements``.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// The place of one of ``accessibilityElements``; `NSNotFound` for others.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// Whether assistive technology sees nothing inside the object.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { changeAccessibility { $0.hidesElements = newValue } }
  }
  /// Whether assistive technology sees nothing beside the object.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { changeAccessibility { $0.isModal = newValue } }
  }
  /// Whether what is inside the object is spoken together.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { changeAccessibility { $0.groupsChildren = newValue } }
  }
  /// Whether the object keeps its colours where others are inverted.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertedColors ?? false }
    set { changeAccessibility { $0.ignoresInvertedColors = newValue } }
  }
  /// Whether a person can act on the object; where nothing is set, a view that takes events says yes.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.takesInteraction ?? (self as? UIView)?.isUserInteractionEnabled ?? false }
    set { changeAccessibility { $0.takesInteraction = newValue } }
  }
  /// How assistive technology goes through what is inside.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { changeAccessibility { $0.navigationStyle = newValue } }
  }
  /// What kind of container the object is.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { changeAccessibility { $0.containerType = newValue } }
  }
  // UIKit declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Names by which a person may call the object.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.inputLabels.map(\.string) ?? [] }
    set { changeAccessibility { $0.inputLabels = (newValue ?? []).map(\.spoken) } }
  }
  /// What assistive technology can do with the object.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { changeAccessibility { $0.customActions = newValue } }
  }
  /// Acts on the object; whether that was done: no.
  open func accessibilityActivate() -> Bool { false }
  /// Makes the object's value larger: nothing here.
  open func accessibilityIncrement() {}
  /// Makes the object's value smaller: nothing here.
  open func accessibilityDecrement() {}
  /// Scrolls; whether that was done: no.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Goes back; whether that was done: no.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does what matters most; whether that was done: no.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when assistive technology comes to the object: never.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when assistive technology leaves the object: never.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether assistive technology is at the object: never.
  open func accessibilityElementIsFocused() -> Bool { false }
}
