import UIFoundation

/// The registered classes and nibs of a kind of view, and the views available for reuse.
///
/// The key is the reuse identifier, together with the kind of the view in a collection view.
struct ReusableViews<Key: Hashable, View: UIView> {
  private var views: [Key: [View]] = [:]
  private var classes: [Key: View.Type] = [:]
  private var nibs: [Key: UINib] = [:]

  /// Registers a class, which replaces a nib; `nil` ends the registration.
  mutating func register(_ viewClass: View.Type?, for key: Key) {
    classes[key] = viewClass
    nibs[key] = nil
  }

  /// Registers a nib, which replaces a class; `nil` ends the registration.
  mutating func register(_ nib: UINib?, for key: Key) {
    nibs[key] = nib
    classes[key] = nil
  }

  /// Makes a view available for reuse.
  mutating func enqueue(_ view: View, for key: Key) { views[key, default: []].append(view) }

  /// Returns a view that is available for reuse, or `nil`. It isn't available any longer.
  mutating func dequeue(for key: Key) -> View? { views[key]?.popLast() }

  /// Returns the registered class, or `nil`.
  func registeredClass(for key: Key) -> View.Type? { classes[key] }

  /// Makes a view from the registered nib, or returns `nil` if there is none. Traps if the nib has another content.
  @MainActor
  func madeFromNib(for key: Key, identifier: String) -> View? {
    guard let nib = nibs[key] else { return nil }
    let objects = nib.instantiate(withOwner: nil)
    guard objects.count == 1, let view = objects.first as? View else {
      raiseException(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must "
          + "be a \(View.self) instance")
    }
    return view
  }
}

/// Returns a class to register for reuse, or `nil` to end a registration. Traps if it isn't a class of such views.
@MainActor
func registrable<View: UIView>(_ viewClass: AnyClass?, for purpose: String) -> View.Type? {
  guard let viewClass else { return nil }
  guard let viewClass = viewClass as? View.Type else {
    raiseException("\(viewClass) is registered for the \(purpose) but is no \(View.self)")
  }
  return viewClass
}
