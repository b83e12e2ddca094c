public import CoreGraphics
public import Foundation
public import QuartzCore
import UIFoundation

/// The position and appearance of an element in a collection view.
///
/// Copy attributes before changing them. A subclass with more properties overrides `copy(with:)` and `isEqual(_:)`,
/// since views receive only attributes that differ from their current ones.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
  // The origin is stored instead of the center, so that an origin such as 20.333 is returned bit for bit.
  private var origin = CGPoint.zero
  private var extent = CGSize.zero
  /// The element that the attributes describe.
  final var element = CollectionElement(category: .cell, kind: "", path: [])
  /// The axes along which the element's content determines its size.
  final var estimatedAxes: FittingAxes = .both
  /// Whether the element scrolls with its section, orthogonally to the collection view.
  final var scrollsAcross = false
  /// The role of the element in a list; `nil` in other layouts.
  final var listRole: ListRole?

  /// Creates attributes with a zero frame.
  public override init() { super.init() }

  /// Creates attributes for an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(element: CollectionElement(category: .cell, kind: "", path: indexPath))
  }

  /// Creates attributes for a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(element: CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath))
  }

  /// Creates attributes for a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(element: CollectionElement(category: .decorationView, kind: decorationViewKind, path: indexPath))
  }

  convenience init(element: __owned CollectionElement) {
    self.init()
    self.element = element
  }

  /// Whether the frame and the center are finite.
  private var isFinite: Bool { frame.isFinite && center.isFinite }

  /// Makes a change, and undoes it if the frame or the center isn't finite afterward.
  private func keepingFinite(_ change: () -> Void) {
    let (oldOrigin, oldExtent) = (origin, extent)
    change()
    if !isFinite { (origin, extent) = (oldOrigin, oldExtent) }
  }

  /// The frame in the content. With a transform, it is the bounding box of the transformed element.
  open var frame: CGRect {
    get {
      if transform.isIdentity { return CGRect(origin: origin, size: extent) }
      let around = CGRect(x: -extent.width / 2, y: -extent.height / 2, width: extent.width, height: extent.height)
        .applying(transform)
      return around.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      keepingFinite {
        extent = newValue.size
        origin = newValue.origin
        if !transform.isIdentity { center = CGPoint(x: newValue.midX, y: newValue.midY) }
      }
    }
  }
  /// The center in the content.
  open var center: CGPoint {
    get { CGPoint(x: origin.x + extent.width / 2, y: origin.y + extent.height / 2) }
    set {
      keepingFinite { origin = CGPoint(x: newValue.x - extent.width / 2, y: newValue.y - extent.height / 2) }
    }
  }
  /// The size, in points. Setting it preserves the center.
  open var size: CGSize {
    get { extent }
    set {
      guard newValue != extent else { return }
      keepingFinite {
        let middle = center
        extent = newValue
        center = middle
      }
    }
  }
  /// The bounds: the size at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: extent) }
    set { size = newValue.size }
  }
  /// The affine transform around the center: the two-dimensional part of ``transform3D``.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The 3D transform around the center. The default is the identity.
  open var transform3D = CATransform3DIdentity {
    didSet { if !transform3D.isFinite || !isFinite { transform3D = oldValue } }
  }
  /// The opacity, from 0 to 1. The default is 1.
  open var alpha: CGFloat = 1 { didSet { alpha.keepFinite(oldValue) } }
  /// The z-index. Elements with a higher value appear in front. The default is 0.
  open var zIndex = 0
  /// Whether the element is hidden. The default is `false`.
  open var isHidden = false
  /// The index path of the item, or of another element in its layout.
  open var indexPath: IndexPath {
    get { element.path }
    set { element.path = newValue }
  }
  /// Whether the element is a cell, a supplementary view, or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { element.category }
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  open var representedElementKind: String? { element.category == .cell ? nil : element.kind }

  /// Returns a copy of the same class with the same values.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).made(element: element)
    copy.origin = origin
    copy.extent = extent
    copy.estimatedAxes = estimatedAxes
    copy.scrollsAcross = scrollsAcross
    copy.listRole = listRole
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  /// Returns whether the object has equal values for the same element; off the main thread, whether it is the same
  /// object.
  @discardableResult
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainThread.value(
      {
        other.element == element && other.origin == origin && other.extent == extent && other.alpha == alpha
          && other.zIndex == zIndex && other.isHidden == isHidden && other.transform3D == transform3D
      }, elsewhere: other === self)
  }

  /// The hash of the element; off the main thread, that of the object's address.
  open override var hash: Int { MainThread.value({ element.hashValue }, elsewhere: super.hash) }

  /// A description such as `<UICollectionViewLayoutAttributes: 0x7f...> index path: (0 - 3); frame = ...`; off the main
  /// thread, the class and address.
  open override var description: String { MainThread.value({ text }, elsewhere: super.description) }

  private var text: String {
    let kind = representedElementKind.map { " element kind: (\($0));" } ?? ""
    return "<\(type(of: self))> index path: (\(element.path.map(String.init).joined(separator: " - ")));\(kind) "
      + "frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height)); zIndex = \(zIndex);"
  }
}

extension UICollectionViewLayoutAttributes {
  /// A copy of the attributes with their own class.
  var copied: UICollectionViewLayoutAttributes { (copy(with: nil) as? UICollectionViewLayoutAttributes) ?? self }
}
