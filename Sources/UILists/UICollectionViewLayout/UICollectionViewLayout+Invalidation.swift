import Foundation

/// What a layout does with an invalidation and a registration.
extension UICollectionViewLayout {
  func takeInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    collectionView?.layoutWasInvalidated(context)
  }

  func registerClass(_ viewClass: AnyClass?, _ kind: String) {
    guard let viewClass else {
      decorationClasses[kind] = nil
      return
    }
    guard let viewClass = viewClass as? UICollectionReusableView.Type else {
      preconditionFailure(
        "\(viewClass) is registered for the decoration kind \(kind) but is no UICollectionReusableView")
    }
    decorationClasses[kind] = viewClass
  }
}
