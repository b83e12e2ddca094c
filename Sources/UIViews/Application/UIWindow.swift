public import Foundation

/// The root of a tree of views on the screen.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// A window with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    TraitFollowers.add(self)
  }

  /// A window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// A window without size; there are no archives of views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    TraitFollowers.add(self)
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// The screen that shows the window.
  open var screen: UIScreen { .main }

  /// Whether the window is the one that takes input.
  open private(set) var isKeyWindow = false

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      showRoot()
    }
  }

  /// Shows the window.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
    showRoot()
  }

  private func showRoot() {
    guard let view = rootViewController?.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
