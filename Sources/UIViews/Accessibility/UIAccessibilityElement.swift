public import Foundation

/// How assistive technology goes through what is inside an object.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  /// As it likes.
  case automatic = 0
  /// Each element by itself.
  case separate = 1
  /// All as one.
  case combined = 2
}

/// What kind of container an object is to assistive technology.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  /// None.
  case none = 0
  /// Rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A place where one arrives.
  case landmark = 3
  /// Elements that belong together.
  case semanticGroup = 4
}

/// Where assistive technology scrolls to.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Upwards.
  case up = 3
  /// Downwards.
  case down = 4
  /// To what is next.
  case next = 5
  /// To what was before.
  case previous = 6
}

/// Something that assistive technology sees and that is no view.
@MainActor @preconcurrency
open class UIAccessibilityElement: UIResponder {
  /// What the element lies in.
  open weak var accessibilityContainer: AnyObject?
  /// The element's rectangle in its container's points.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// An element inside a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// The element's rectangle on the screen: what was set, else where its container has it.
  open override var accessibilityFrame: CGRect {
    get {
      if let frame = accessibility?.frame { return frame }
      let view = accessibilityContainer as? UIView
      return view?.convert(accessibilityFrameInContainerSpace, to: nil) ?? accessibilityFrameInContainerSpace
    }
    set { super.accessibilityFrame = newValue }
  }
}

/// Something that assistive technology can do with an object.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
  /// What an action does; whether it was done.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The action's name.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The action's name, with attributes.
  open var attributedName: NSAttributedString
  /// What the action does.
  open var actionHandler: Handler?

  /// An action.
  public init(name: String, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    super.init()
  }

  /// An action whose name has attributes.
  public init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.actionHandler = actionHandler
    super.init()
  }
}
