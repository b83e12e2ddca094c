public import Foundation
public import UIFoundation

/// The root of a view hierarchy on the screen.
open class UIWindow: UIView {
  /// The position of a window in the stacking order, from back to front.
  public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The level as a number.
    public let rawValue: CGFloat

    /// Creates a level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of the application's windows: 0.
    public static let normal = Level(0)
    /// The level of the status bar: 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts: 2000.
    public static let alert = Level(2000)
  }

  /// Whether the window has been made visible. Views appear only in visible windows.
  final var isShown = false
  /// Whether the window stands for the whole screen, even if the main screen is wider.
  package final var isScreen = false
  private weak var scene: UIWindowScene?

  // MARK: - Creating a window

  /// Creates a window with the given frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a window that fills the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a window that fills the screen and belongs to the given scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  /// Creates a window without a size. A document of Interface Builder adds its values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() { followProcessTraits() }

  // MARK: - Scene, screen, and level

  /// The scene that the window belongs to.
  open var windowScene: UIWindowScene? {
    get { scene }
    set {
      if scene !== newValue { scene?.removeWindow(self) }
      scene = newValue
      newValue?.addWindow(self)
    }
  }

  open override var window: UIWindow? { self }

  /// The screen that shows the window.
  open var screen: UIScreen { .main }

  /// The window's level in the stacking order. The default is `.normal`.
  ///
  /// Stored for source compatibility; has no effect.
  open var windowLevel = Level.normal

  /// Whether the window is the key window. There is at most one, in all scenes.
  open internal(set) var isKeyWindow = false

  // MARK: - Events

  /// Passes the touches of an event that are in the window to the views in which they began, by their phase.
  ///
  /// Of several views, the one that is drawn first gets its touches first. Gesture recognizers aren't asked. Galley creates no events, but tests and applications can.
  open func sendEvent(_ event: UIEvent) {
    let own = (event.allTouches ?? []).filter { $0.window === self }
    for (phase, touches) in Dictionary(grouping: own, by: \.phase).sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      var views: [UIView] = []
      for touch in touches {
        if let view = touch.view, !views.contains(where: { $0 === view }) { views.append(view) }
      }
      views.sort { $0.placeInTree.lexicographicallyPrecedes($1.placeInTree) }
      for view in views {
        let touches = Set(touches.filter { $0.view === view })
        switch phase {
        case .began: view.touchesBegan(touches, with: event)
        case .moved: view.touchesMoved(touches, with: event)
        case .stationary: break
        case .ended: view.touchesEnded(touches, with: event)
        case .cancelled: view.touchesCancelled(touches, with: event)
        }
      }
    }
  }

  // MARK: - Safe area and frame

  /// The area, in points from each edge, that a device's hardware and bars would cover. The default is zero. Not in
  /// UIKit.
  ///
  /// Galley simulates no notch or status bar; set this property to get the window's ``UIView/safeAreaInsets``.
  public final var deviceSafeAreaInsets: UIEdgeInsets {
    get { insetState.safeArea }
    set {
      guard newValue.isUsable() else { return }
      setSafeArea(newValue)
      rootViewController?.placePresented(in: self)
    }
  }

  /// The window's frame. A change of its size notifies the root view controller before and after.
  open override var frame: CGRect {
    get { super.frame }
    set {
      guard newValue.size != bounds.size, let rootViewController else { return super.frame = newValue }
      rootViewController.resize(self, to: newValue.size) { super.frame = newValue }
    }
  }

  // MARK: - Showing content

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      showRoot()
    }
  }

  /// Makes the window the key window, in place of the previous one.
  open func makeKey() { replaceKeyWindow() }

  /// Called after the window has become the key window. The default implementation does nothing.
  open func becomeKey() {}
  /// Called after the window has ceased to be the key window. The default implementation does nothing.
  open func resignKey() {}

  /// Makes the window visible and the key window. The views of the controllers in it appear.
  open func makeKeyAndVisible() {
    isHidden = false
    showRoot()
    replaceKeyWindow()
    guard !isShown else { return }
    isShown = true
    let owners = subtree.compactMap(\.tree.owner)
    for owner in owners { owner.viewWillMove(toShown: true) }
    for owner in owners { owner.viewDidMove() }
  }

  private func showRoot() {
    guard let view = rootViewController?.viewToShow, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}

extension UIView {
  /// The indices of the superviews and of the view among their siblings, from the outermost one on.
  fileprivate var placeInTree: [Int] {
    guard let superview else { return [] }
    return superview.placeInTree + [superview.subviews.firstIndex { $0 === self } ?? 0]
  }
}

extension UIWindow {
  /// Makes the window the key window, and all others not.
  func replaceKeyWindow() {
    guard !isKeyWindow else { return }
    let former = TraitFollowers.windows.filter { $0 !== self && $0.isKeyWindow }
    for other in former { other.isKeyWindow = false }
    isKeyWindow = true
    // An override may make another window the key window.
    for other in former where !other.isKeyWindow { other.resignKey() }
    if isKeyWindow { becomeKey() }
  }
}
