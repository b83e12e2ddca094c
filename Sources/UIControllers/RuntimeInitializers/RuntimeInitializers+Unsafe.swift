public import Foundation
import UIFoundation
public import UIViews

// Initializers for classes known only at run time (see `RuntimeInitializable`).

extension UIViewController {
  convenience init(ofAnyClassNamed nibName: __owned String?, bundle: __owned Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  /// Returns a new instance of the receiving class.
  @_silgen_name("$s13UIControllers16UIViewControllerC15ofAnyClassNamed6bundleACSSSgn_10Foundation6BundleCSgntcfC")
  final class func made(ofAnyClassNamed nibName: __owned String?, bundle: __owned Bundle?) -> Self
}

extension RuntimeInitializable where Self: UIViewController {
  @MainActor @preconcurrency @_silgen_name("galley_UIViewController_init_nibName_bundle")
  static func make(nibName: __owned String?, bundle: __owned Bundle?) -> Self {
    made(ofAnyClassNamed: nibName, bundle: bundle)
  }

  /// Creates a controller of a class that is known only at run time.
  @MainActor @preconcurrency @_silgen_name("galley_UIViewController_init_nibName_bundle")
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
}
