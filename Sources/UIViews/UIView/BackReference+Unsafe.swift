/// Points to a view or a guide without keeping it alive; nil once that has gone.
///
/// What `weak` does, at no cost to the target: a weak reference gives an object a side table, through which each of its later
/// retains and releases has to go, and views are retained at every step of layout. Measured on a feed cell: an eighth of the
/// instructions of building and of laying out.
///
/// Proof: the target makes the only reference to itself and clears it in its `deinit`, before its memory goes, so nothing is
/// read afterwards. A reader that comes while subclasses are already in their `deinit` gets the object that is going, which
/// may be used and released again, as everything that is called from there does, but not kept. Readers are on the main actor;
/// whoever lets go of a view for good has to be as well, as the documentation of ``UIView`` says: a `deinit` elsewhere that
/// comes while the main actor reads is what `weak` would have taken and this does not. `@unchecked Sendable` for the `deinit`
/// of a view that nobody points to from there any more.
package final class BackReference<Target: AnyObject>: @unchecked Sendable {
  private unowned(unsafe) var object: Target?

  package init(_ target: Target) { unsafe object = target }

  /// The object, while it is there.
  package var target: Target? { unsafe object }

  /// Called in the target's `deinit`.
  package func clear() { unsafe object = nil }
}
