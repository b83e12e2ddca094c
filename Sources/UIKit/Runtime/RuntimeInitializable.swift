/// A class whose instances can be created without naming it: `T()`, `Self(frame: .zero)` or `type(of: view).init()`.
///
/// UIKit allows this for every class, because the Objective-C runtime finds the initializer. Swift allows it only for
/// `required` initializers, which every subclass would have to repeat, and for initializers in extensions of protocols.
/// Any other initializer with the same signature takes precedence over those, so they are called only where the class
/// is known only at run time.
///
/// These initializers have no bodies, because in a body the class would be the static type at the call site. Instead,
/// each shares its symbol with a static method with the same signature, which receives the dynamic class. That method
/// calls the class's own initializer through a convenience initializer, whose symbol, which `@_silgen_name` names, is
/// declared a second time as a static method. Table views create their cells in the same way.
///
/// A class that lacks the initializer traps with Swift's own message, as in UIKit.
///
/// If the class is known at compile time, its own `init()` is called. Generic code over a superclass calls
/// `init(frame:)` instead, or traps if the class lacks that initializer: in Swift, an `init()` that overrides a
/// convenience initializer gets a new entry in the class's method table, which the superclass doesn't know.
public protocol RuntimeInitializable {}

extension UIResponder: RuntimeInitializable {}
