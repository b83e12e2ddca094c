import Foundation
import UIFoundation

/// How attributes and contexts of a class that a subclass of the layout names are made: as ``UITableViewCell`` makes
/// cells, by a second face of a convenience initialiser, since `init()` is not `required` on iOS.
extension UICollectionViewLayoutAttributes {
  /// Attributes of the class that this is called on.
  @_silgen_name("$s7UILists32UICollectionViewLayoutAttributesC7elementAcA17CollectionElementVn_tcfC")
  final class func made(element: __owned CollectionElement) -> UICollectionViewLayoutAttributes
}

extension UICollectionViewLayoutInvalidationContext {
  /// A context of the class that this is called on.
  @_silgen_name("$s7UILists41UICollectionViewLayoutInvalidationContextC10everything6countsACSb_SbtcfC")
  final class func made(everything: Bool, counts: Bool) -> UICollectionViewLayoutInvalidationContext
}

extension UICollectionViewLayout {
  /// Attributes of the class that the layout names.
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

  /// A context of the class that the layout names.
  func makeContext(everything: Bool = false, counts: Bool = false) -> UICollectionViewLayoutInvalidationContext {
    let named: AnyClass = type(of: self).invalidationContextClass
    guard let context = named as? UICollectionViewLayoutInvalidationContext.Type else {
      raiseException(
        "\(type(of: self)).invalidationContextClass is \(named), no UICollectionViewLayoutInvalidationContext")
    }
    return context.made(everything: everything, counts: counts)
  }
}
