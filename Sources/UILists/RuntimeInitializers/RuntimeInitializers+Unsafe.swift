public import Foundation
public import UIViews

// Initializers for classes known only at run time (see `RuntimeInitializable`).

extension UICollectionViewLayout: RuntimeInitializable {}

extension UITableViewCell {
  convenience init(ofAnyClass style: CellStyle, reuseIdentifier: __owned String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Creates a cell of the receiver's class.
  @_silgen_name("$s7UILists15UITableViewCellC10ofAnyClass15reuseIdentifierA2C0D5StyleO_SSSgntcfC")
  final class func made(ofAnyClass style: CellStyle, reuseIdentifier: __owned String?) -> Self
}

extension UITableViewHeaderFooterView {
  convenience init(dequeuedFor reuseIdentifier: __owned String?) { self.init(reuseIdentifier: reuseIdentifier) }

  /// Creates a view of the receiver's class.
  @_silgen_name("$s7UILists023UITableViewHeaderFooterC0C11dequeuedForACSSSgn_tcfC")
  final class func made(reuseIdentifier: __owned String?) -> Self
}

extension UICollectionViewLayoutAttributes {
  /// Creates attributes of the receiver's class, through `init(element:)`.
  @_silgen_name("$s7UILists32UICollectionViewLayoutAttributesC7elementAcA17CollectionElementVn_tcfC")
  final class func made(element: __owned CollectionElement) -> Self
}

extension UICollectionViewLayoutInvalidationContext {
  /// Creates a context of the receiver's class, through `init(everything:counts:)`.
  @_silgen_name("$s7UILists41UICollectionViewLayoutInvalidationContextC10everything6countsACSb_SbtcfC")
  final class func made(everything: Bool, counts: Bool) -> Self
}

extension UITableView {
  convenience init(ofAnyClassIn frame: CGRect, style: Style) { self.init(frame: frame, style: style) }

  /// Creates a table view of the receiver's class.
  @_silgen_name("$s7UILists11UITableViewC12ofAnyClassIn5styleAC10Foundation6CGRectV_AC5StyleOtcfC")
  final class func made(ofAnyClassIn frame: CGRect, style: Style) -> Self
}

extension UICollectionView {
  convenience init(ofAnyClassIn frame: CGRect, layout: __owned UICollectionViewLayout) {
    self.init(frame: frame, collectionViewLayout: layout)
  }

  /// Creates a collection view of the receiver's class.
  @_silgen_name("$s7UILists16UICollectionViewC12ofAnyClassIn6layoutAC10Foundation6CGRectV_AA0bC6LayoutCntcfC")
  final class func made(ofAnyClassIn frame: CGRect, layout: __owned UICollectionViewLayout) -> Self
}

extension RuntimeInitializable where Self: UICollectionViewLayout {
  @MainActor @preconcurrency @_silgen_name("galley_UICollectionViewLayout_init")
  static func make() -> Self { made(ofAnyClass: true) }

  /// Creates a layout of a class known only at run time.
  @MainActor @preconcurrency @_silgen_name("galley_UICollectionViewLayout_init")
  public init()
}

extension RuntimeInitializable where Self: UITableViewCell {
  @MainActor @preconcurrency @_silgen_name("galley_UITableViewCell_init_style_reuseIdentifier")
  static func make(style: UITableViewCell.CellStyle, reuseIdentifier: __owned String?) -> Self {
    made(ofAnyClass: style, reuseIdentifier: reuseIdentifier)
  }

  /// Creates a cell of a class known only at run time.
  @MainActor @preconcurrency @_silgen_name("galley_UITableViewCell_init_style_reuseIdentifier")
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
}

extension RuntimeInitializable where Self: UITableViewHeaderFooterView {
  @MainActor @preconcurrency @_silgen_name("galley_UITableViewHeaderFooterView_init_reuseIdentifier")
  static func make(reuseIdentifier: __owned String?) -> Self { made(reuseIdentifier: reuseIdentifier) }

  /// Creates a header or footer of a class known only at run time.
  @MainActor @preconcurrency @_silgen_name("galley_UITableViewHeaderFooterView_init_reuseIdentifier")
  public init(reuseIdentifier: String?)
}

extension RuntimeInitializable where Self: UITableView {
  @MainActor @preconcurrency @_silgen_name("galley_UITableView_init_frame_style")
  static func make(frame: CGRect, style: UITableView.Style) -> Self { made(ofAnyClassIn: frame, style: style) }

  /// Creates a table view of a class known only at run time.
  @MainActor @preconcurrency @_silgen_name("galley_UITableView_init_frame_style")
  public init(frame: CGRect, style: UITableView.Style)
}

extension RuntimeInitializable where Self: UICollectionView {
  @MainActor @preconcurrency @_silgen_name("galley_UICollectionView_init_frame_layout")
  static func make(frame: CGRect, layout: __owned UICollectionViewLayout) -> Self {
    made(ofAnyClassIn: frame, layout: layout)
  }

  /// Creates a collection view of a class known only at run time.
  @MainActor @preconcurrency @_silgen_name("galley_UICollectionView_init_frame_layout")
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
}
