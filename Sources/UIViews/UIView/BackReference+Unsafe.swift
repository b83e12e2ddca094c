/// A non-owning reference to a view or a guide, which becomes `nil` when the target is deallocated.
///
/// It does what `weak` does without a cost to the target: a weak reference gives an object a side table, through which
/// each of its later retains and releases goes, and layout retains views at every step. Measured on a feed cell, `weak`
/// costs an eighth of the instructions of building and laying out.
///
/// Proof: the target creates the only reference to itself and clears it in its `deinit`, before its memory is freed, so
/// nothing reads it afterwards. A reader that runs while subclasses are already in their `deinit` gets an object that
/// is being deallocated; as in any code called from a `deinit`, it may be used and retained temporarily, but must not
/// be stored. Readers are on the main actor, and the last reference to a view must be released there too, as the
/// documentation of ``UIView`` says: a `deinit` on another thread while the main actor reads is a case that `weak`
/// supports and this type does not. `@unchecked Sendable` is for the `deinit` of a view that nothing on the main actor
/// references any more.
package final class BackReference<Target: AnyObject>: @unchecked Sendable {
  private unowned(unsafe) var object: Target?

  package init(_ target: Target) { unsafe object = target }

  /// The target, or `nil` after it has been deallocated.
  package var target: Target? { unsafe object }

  /// Clears the reference. The target calls this in its `deinit`.
  package func clear() { unsafe object = nil }
}
