public import UIViews

extension UIWindow {
  /// The controller whose view fills the window.
  ///
  /// Unlike in UIKit, a subclass can't override this property: windows are in a module below that of the controllers.
  public var rootViewController: UIViewController? {
    get { contentOwner as? UIViewController }
    set { contentOwner = newValue }
  }
}
