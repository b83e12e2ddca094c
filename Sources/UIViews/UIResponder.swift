public import Foundation

/// An object in the chain of views, view controllers, window and application.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// A responder.
  public override init() { super.init() }

  /// The responder after this one.
  open var next: UIResponder? { nil }

  /// Whether the object may become the first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object may stop being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether the object is the first responder: never, since there is no input here.
  open var isFirstResponder: Bool { false }

  /// Asks to become the first responder; there is no input here, so it answers whether the object could.
  @discardableResult
  open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

  /// Called when fingers were set down: never.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when fingers have moved: never.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when fingers were lifted: never.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when the system ended touches: never.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called after an object was read from an archive: never, since there are none here.
  open func awakeFromNib() {}

  /// Called by Interface Builder: never.
  open func prepareForInterfaceBuilder() {}

  /// Asks to stop being the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool { canResignFirstResponder }
}
