public import Foundation

/// An accessibility element that isn't a view.
open class UIAccessibilityElement: UIResponder {
  /// The object that contains the element.
  open weak var accessibilityContainer: AnyObject?
  /// The element's frame in the coordinates of its container. The default is zero.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element in a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// The element's frame on the screen: the value that was set, or else the frame in the container, converted.
  open override var accessibilityFrame: CGRect {
    get {
      if let frame = accessibility?.frame { return frame }
      let view = accessibilityContainer as? UIView
      return view?.convert(accessibilityFrameInContainerSpace, to: nil) ?? accessibilityFrameInContainerSpace
    }
    set { super.accessibilityFrame = newValue }
  }
}

/// A custom action of assistive technology.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
  /// The type of an action's handler, which returns whether the action succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name of the action, with attributes.
  open var attributedName: NSAttributedString
  /// The closure that performs the action. Galley never calls it. Stored for source compatibility; has no effect.
  open var actionHandler: Handler?
  /// The picture of the action. Stored for source compatibility; has no effect.
  open var image: UIImage?

  /// Creates an action with a name, a picture, and a handler.
  public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Creates an action with a name that has attributes, a picture, and a handler.
  public convenience init(attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler) {
    self.init(attributedName: attributedName, actionHandler: actionHandler)
    self.image = image
  }

  /// Creates an action with a name, a picture, and a method of a target.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  /// Creates an action with a name and a handler.
  public init(name: String, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    super.init()
  }

  /// The object with the method ``selector``. Galley never calls it. Stored for source compatibility; has no effect.
  open weak var target: AnyObject?
  /// The method of the target. Galley never calls it. Stored for source compatibility; has no effect.
  open var selector = Selector("")

  /// Creates an action with a name and a method of a target.
  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Creates an action with a name that has attributes and a handler.
  public init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.actionHandler = actionHandler
    super.init()
  }
}
