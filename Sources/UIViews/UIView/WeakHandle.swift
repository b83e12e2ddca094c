import Foundation

/// A weak reference in an object, which the sides of constraints share.
///
/// Operands are copied at every step of layout, and the copy of an object is cheaper than that of an unowned reference:
/// sides that hold a ``WeakReference`` of their own cost a tenth of building a feed cell.
@MainActor
final class WeakHandle {
  private let reference: WeakReference<NSObject>

  init(_ target: NSObject) { reference = WeakReference(target) }

  /// The target, or `nil` once it is being deallocated.
  @inline(__always) var target: NSObject? { reference.target }
}
