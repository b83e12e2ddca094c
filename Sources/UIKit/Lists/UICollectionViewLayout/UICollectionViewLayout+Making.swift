import Foundation
import UIFoundation

/// Creates attributes and contexts of the classes that the layout names.
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
