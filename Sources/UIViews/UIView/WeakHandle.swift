/// A weak reference in an object, which the sides of constraints share.
///
/// Operands are copied at every step of layout, and the copy of an object is cheaper than that of an unowned reference:
/// sides that hold a ``WeakReference`` of their own cost a tenth of building a feed cell.
final class WeakHandle<Target: AnyObject & Sendable>: Sendable {
  private let reference: WeakReference<Target>

  init(_ target: Target) { reference = WeakReference(target) }

  /// The target, or `nil` once it is being deallocated.
  var target: Target? { reference.target }
}
