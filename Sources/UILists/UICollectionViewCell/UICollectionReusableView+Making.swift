import Foundation

/// Creation of views whose class is known only at run time, as for ``UITableViewCell``.
///
/// It calls the second symbol of a convenience initializer. A class without `init(frame:)` traps with Swift's own
/// message, as on iOS.
extension UICollectionReusableView {
  convenience init(dequeuedIn frame: CGRect) { self.init(frame: frame) }

  /// Creates a view of the receiver's class.
  @_silgen_name("$s7UILists24UICollectionReusableViewC10dequeuedInAC10Foundation6CGRectV_tcfC")
  final class func made(in frame: CGRect) -> UICollectionReusableView
}
