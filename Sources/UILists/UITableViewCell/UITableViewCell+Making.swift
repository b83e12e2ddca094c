import Foundation

/// Creation of cells whose class is known only at run time.
///
/// On iOS, the runtime calls `init(style:reuseIdentifier:)` of the registered class. Swift allows that only for a
/// `required` initializer, but iOS source declares `override init(style:reuseIdentifier:)`, which wouldn't compile for
/// a required one.
///
/// A convenience initializer, however, calls the initializer it delegates to through the class being created, whatever
/// that is. So it is enough to call the convenience initializer below with a class unknown at compile time. Swift has
/// no syntax for that, so the declaration of ``made(reuseIdentifier:)`` gives its symbol a second, callable name. Both
/// have the same type: a method of the metatype that takes an owned string and returns a cell.
///
/// A class without `init(style:reuseIdentifier:)` traps with Swift's own message, as on iOS.
extension UITableViewCell {
  convenience init(dequeuedFor reuseIdentifier: __owned String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Creates a cell of the receiver's class.
  @_silgen_name("$s7UILists15UITableViewCellC11dequeuedForACSSSgn_tcfC")
  final class func made(reuseIdentifier: __owned String?) -> UITableViewCell
}
