import Foundation
import UIFoundation

/// Creates attributes and contexts of a subclass named by the layout, through a convenience initializer's second
/// symbol.
///
/// ``UITableViewCell`` does the same. On iOS, `init()` is not `required`.
extension UICollectionViewLayoutAttributes {
  /// Creates attributes of the receiver's class.
  @_silgen_name("$s7UILists32UICollectionViewLayoutAttributesC7elementAcA17CollectionElementVn_tcfC")
  final class func made(element: __owned CollectionElement) -> UICollectionViewLayoutAttributes
}

extension UICollectionViewLayoutInvalidationContext {
  /// Creates a context of the receiver's class.
  @_silgen_name("$s7UILists41UICollectionViewLayoutInvalidationContextC10everything6countsACSb_SbtcfC")
  final class func made(everything: Bool, counts: Bool) -> UICollectionViewLayoutInvalidationContext
}

extension UICollectionViewLayout {
  /// Creates attributes of the layout's attributes class.
  func makeAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes {
    let named: AnyClass = type(of: self).layoutAttributesClass
    guard named != UICollectionViewLayoutAttributes.self else {
      return UICollectionViewLayoutAttributes(element: element)
    }
    guard let attributes = named as? UICollectionViewLayoutAttributes.Type else {
      raiseException("\(type(of: self)).layoutAttributesClass is \(named), no UICollectionViewLayoutAttributes")
    }
    return attributes.made(element: element)
  }

  /// Creates a context of the layout's invalidation context class.
  func makeContext(everything: Bool = false, counts: Bool = false) -> UICollectionViewLayoutInvalidationContext {
    let named: AnyClass = type(of: self).invalidationContextClass
    guard let context = named as? UICollectionViewLayoutInvalidationContext.Type else {
      raiseException(
        "\(type(of: self)).invalidationContextClass is \(named), no UICollectionViewLayoutInvalidationContext")
    }
    return context.made(everything: everything, counts: counts)
  }
}
