import Foundation

/// How a collection makes a view of a class that it knows only when it runs: as ``UITableViewCell`` is made, by a second
/// face of a convenience initialiser. A class without `init(frame:)` traps, as on iOS, with Swift's own message.
extension UICollectionReusableView {
  convenience init(dequeuedIn frame: CGRect) { self.init(frame: frame) }

  /// A view of the class that this is called on.
  @_silgen_name("$s7UILists24UICollectionReusableViewC10dequeuedInAC10Foundation6CGRectV_tcfC")
  final class func made(in frame: CGRect) -> UICollectionReusableView
}
