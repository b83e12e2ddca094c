public import Foundation
public import UIFoundation

/// Owns a view and takes part in its layout.
@MainActor @preconcurrency
open class UIViewController: UIResponder, UITraitEnvironment {
  private var loadedView: UIView?

  /// The controller's name.
  open var title: String?

  /// A controller that makes its view when it is first asked for.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// A controller that makes its view when it is first asked for.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// A controller that makes its view when it is first asked for; there are no archives of views here.
  public required init?(coder: NSCoder) { super.init() }

  /// The view, made by ``loadView()`` when first asked for.
  open var view: UIView {
    get {
      if let loadedView { return loadedView }
      loadView()
      let made = loadedView ?? UIView(frame: UIScreen.main.bounds)
      if loadedView == nil { self.view = made }
      viewDidLoad()
      return made
    }
    set {
      loadedView?.tree.controller = nil
      loadedView = newValue
      newValue.tree.controller = self
    }
  }

  /// The view, if it was made.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The view's superview, as the next responder.
  open override var next: UIResponder? { loadedView?.superview }

  /// Makes the view: as large as the screen. Override to make another, without calling super.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// Called once the view was made.
  open func viewDidLoad() {}
  /// Called before the view places its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view placed its subviews.
  open func viewDidLayoutSubviews() {}

  /// What the controller knows of its surroundings: its view's traits.
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? UITraitCollection.current }
  /// Called when traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
