public import Foundation

extension UIScrollView {
  /// Where the content will come to rest, which a delegate can change.
  ///
  /// UIKit hands a delegate a pointer. Nothing here makes one, since no finger scrolls, and nothing reads or writes
  /// through one: whoever calls the delegate's method lends a variable of their own for the duration of the call.
  public typealias TargetContentOffset = UnsafeMutablePointer<CGPoint>
}
