import Foundation

/// How a view makes a layer of a class that it knows only when it runs.
///
/// On iOS the runtime calls `init()` of whatever class `layerClass` names. Swift allows that only for a `required`
/// initialiser, and source written for iOS says `override init()`, which a required one would not let compile. But a
/// convenience initialiser calls the initialiser that it delegates to through the class that is being made, whatever that
/// is; the declaration of ``made(number:)`` gives its symbol a second, callable face. Their types are the same: a method of
/// the metatype that takes a number and returns a layer.
///
/// A class without `init()` traps, as on iOS, with Swift's own message.
extension CALayer {
  // Usable from inline: else an optimised build leaves it out, since nobody calls it by its name.
  @usableFromInline convenience init(madeAs number: Int) { self.init() }

  /// A layer of the class that this is called on; the number says nothing.
  @_silgen_name("$s10QuartzCore7CALayerC6madeAsACSi_tcfC")
  package final class func made(number: Int) -> CALayer
}
