/// The optional methods of a search controller's delegate as properties, so that code can test for them.
extension UISearchControllerDelegate {
  /// The delegate's `willPresentSearchController(_:)` method.
  public var willPresentSearchController: ((UISearchController) -> Void)? { { self.willPresentSearchController($0) } }
  /// The delegate's `didDismissSearchController(_:)` method.
  public var didDismissSearchController: ((UISearchController) -> Void)? { { self.didDismissSearchController($0) } }
}
