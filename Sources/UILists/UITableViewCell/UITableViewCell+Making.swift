import Foundation

/// How a table makes a cell of a class that it knows only when it runs.
///
/// On iOS the runtime calls `init(style:reuseIdentifier:)` of whatever class was registered. Swift allows that only for
/// a `required` initialiser, and source written for iOS says `override init(style:reuseIdentifier:)`, which a required
/// one would not let compile. But a convenience initialiser calls the initialiser that it delegates to through the
/// class that is being made, whatever that is. So it is enough to call the convenience initialiser below with a class
/// that was not known at compile time, and the language has no words for that: the declaration of ``made(reuseIdentifier:)``
/// gives its symbol a second, callable face. Their types are the same: a method of the metatype that takes a string it
/// owns and returns a cell.
///
/// A class without `init(style:reuseIdentifier:)` traps, as on iOS, with Swift's own message.
extension UITableViewCell {
  convenience init(dequeuedFor reuseIdentifier: __owned String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// A cell of the class that this is called on.
  @_silgen_name("$s7UILists15UITableViewCellC11dequeuedForACSSSgn_tcfC")
  final class func made(reuseIdentifier: __owned String?) -> UITableViewCell
}
