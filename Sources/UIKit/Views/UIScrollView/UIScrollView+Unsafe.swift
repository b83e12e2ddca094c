public import Foundation

extension UIScrollView {
  /// A pointer to the offset at which scrolling will stop, which a delegate can change.
  ///
  /// UIKit passes a delegate a pointer. Galley never creates one, because no finger scrolls, and never reads or writes
  /// through one: a caller of the delegate's method lends a variable for the duration of the call.
  public typealias TargetContentOffset = UnsafeMutablePointer<CGPoint>
}
