import Foundation

/// Creates a layer of a class that is known only at run time.
///
/// On iOS, the runtime calls `init()` of the class that `layerClass` returns. Swift allows that only for a `required`
/// initializer, and code written for iOS declares `override init()`, which wouldn't compile with a required one. But a
/// convenience initializer calls the designated initializer of the dynamic class; the declaration of ``made(number:)``
/// makes its symbol callable under a second name. Their types are the same: a method of the metatype that takes a
/// number and returns a layer.
///
/// A class without `init()` traps, as on iOS, with Swift's own message.
extension CALayer {
  // Usable from inline, because an optimized build removes it otherwise: no Swift code calls it by its name.
  @usableFromInline @_silgen_name("galley_CALayer_of_any_class")
  convenience init(madeAs number: Int) { self.init() }

  /// Returns a layer of the class that the method is called on. The number has no effect.
  @_silgen_name("galley_CALayer_of_any_class")
  package final class func made(number: Int) -> CALayer
}
