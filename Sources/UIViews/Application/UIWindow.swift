public import Foundation
public import UIFoundation

/// The root of a tree of views on the screen.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// The place of a window among others, from back to front.
  public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The place as a number.
    public let rawValue: CGFloat

    /// A place by number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A place by number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Where windows are.
    public static let normal = Level(0)
    /// Where the status bar is.
    public static let statusBar = Level(1000)
    /// Where alerts are.
    public static let alert = Level(2000)
  }

  /// Whether the window was made visible: only then do views appear in it.
  final var isShown = false
  private weak var scene: UIWindowScene?

  /// A window with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    TraitFollowers.add(self)
  }

  /// A window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// A window of a scene, as large as the screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    TraitFollowers.add(self)
    self.windowScene = windowScene
  }

  /// A window without size; there are no archives of views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    TraitFollowers.add(self)
  }

  /// The scene that the window belongs to.
  open var windowScene: UIWindowScene? {
    get { scene }
    set {
      if scene !== newValue { scene?.forget(self) }
      scene = newValue
      newValue?.take(self)
    }
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// The screen that shows the window.
  open var screen: UIScreen { .main }

  /// The window's place among others.
  open var windowLevel = Level.normal

  /// Whether the window is the one that takes input.
  open private(set) var isKeyWindow = false

  /// How far a device's chrome would reach into the window, which is its ``UIView/safeAreaInsets``. Not UIKit's: no device
  /// has a notch or a status bar here, so no window has any until a caller says so.
  public final var deviceSafeAreaInsets: UIEdgeInsets {
    get { insetState.safeArea }
    set {
      setSafeArea(newValue)
      rootViewController?.placePresented(in: self)
    }
  }

  /// The window's rectangle. A window that takes another size tells its controller, before and after.
  open override var frame: CGRect {
    get { super.frame }
    set {
      guard newValue.size != bounds.size, let rootViewController else { return super.frame = newValue }
      let transition = ImmediateTransition()
      rootViewController.viewWillTransition(to: newValue.size, with: transition)
      super.frame = newValue
      rootViewController.placePresented(in: self)
      transition.run()
    }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      showRoot()
    }
  }

  /// Makes the window the one that takes input.
  open func makeKey() { isKeyWindow = true }

  /// Shows the window: the views of controllers in it appear.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
    showRoot()
    guard !isShown else { return }
    isShown = true
    let controllers = subtree.compactMap(\.tree.controller)
    for controller in controllers { controller.viewWillMove(toShown: true) }
    for controller in controllers { controller.viewDidMove() }
  }

  private func showRoot() {
    guard let view = rootViewController?.view, view.superview !== self, rootViewController?.family.coveredIn == nil
    else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
