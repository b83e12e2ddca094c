public import Foundation

/// The methods of a search controller's delegate, which Galley never calls.
///
/// Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before a search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

/// Default implementations, which make each requirement optional.
extension UISearchControllerDelegate {
  /// The default implementation does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// The default implementation does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
