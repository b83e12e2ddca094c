public import CoreGraphics
public import Foundation
public import QuartzCore
import UIFoundation
public import UIViews

/// Where an element of a collection lies, and how it looks.
///
/// Attributes are copied before they are changed; a subclass with more of them overrides `copy(with:)` and `isEqual(_:)`,
/// since a view is told only of attributes that differ from its last ones.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
  // The origin is stored, not the centre: an origin such as 20.333 then comes back bit for bit.
  private var origin = CGPoint.zero
  private var extent = CGSize.zero
  /// What the element is.
  final var element = CollectionElement(category: .cell, kind: "", path: [])
  /// The axes along which the element's content decides.
  final var estimatedAxes: FittingAxes = .both
  /// Whether the element scrolls with its section, across the collection's axis.
  final var scrollsAcross = false
  /// What the element is in a list.
  final var listRole: ListRole?

  /// Attributes without a place.
  public override init() { super.init() }

  /// Attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(element: CollectionElement(category: .cell, kind: "", path: indexPath))
  }

  /// Attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(element: CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath))
  }

  /// Attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(element: CollectionElement(category: .decorationView, kind: decorationViewKind, path: indexPath))
  }

  convenience init(element: __owned CollectionElement) {
    self.init()
    self.element = element
  }

  /// The element's rectangle in the content; with a transform, the smallest rectangle around it.
  open var frame: CGRect {
    get {
      if transform.isIdentity { return CGRect(origin: origin, size: extent) }
      let around = CGRect(x: -extent.width / 2, y: -extent.height / 2, width: extent.width, height: extent.height)
        .applying(transform)
      return around.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      extent = newValue.size
      origin = newValue.origin
      if !transform.isIdentity { center = CGPoint(x: newValue.midX, y: newValue.midY) }
    }
  }
  /// The element's centre in the content.
  open var center: CGPoint {
    get { CGPoint(x: origin.x + extent.width / 2, y: origin.y + extent.height / 2) }
    set { origin = CGPoint(x: newValue.x - extent.width / 2, y: newValue.y - extent.height / 2) }
  }
  /// The element's size, in points; its centre stays when it changes.
  open var size: CGSize {
    get { extent }
    set {
      guard newValue != extent else { return }
      let middle = center
      extent = newValue
      center = middle
    }
  }
  /// The element's size, at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: extent) }
    set { size = newValue.size }
  }
  /// A map of the element around its centre; the part of ``transform3D`` in the plane.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// A map of the element around its centre in space.
  open var transform3D = CATransform3DIdentity
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Which elements lie in front of others: those with a higher number.
  open var zIndex = 0
  /// Whether the element is left out.
  open var isHidden = false
  /// The item, or whatever a layout counts other elements by.
  open var indexPath: IndexPath {
    get { element.path }
    set { element.path = newValue }
  }
  /// Whether the element is a cell, a supplementary view or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { element.category }
  /// The kind of a supplementary or decoration view; nil for a cell.
  open var representedElementKind: String? { element.category == .cell ? nil : element.kind }

  /// Attributes of the same class and with the same values.
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

  /// Whether the other object says the same of the same element.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated {
      other.element == element && other.origin == origin && other.extent == extent && other.alpha == alpha
        && other.zIndex == zIndex && other.isHidden == isHidden
        && other.transform3D == transform3D
    }
  }

  /// Hashes the element.
  open override var hash: Int { MainActor.assumeIsolated { element.hashValue } }

  /// The element with its place, such as `<UICollectionViewLayoutAttributes: 0x7f...> index path: (0 - 3); frame = ...`.
  open override var description: String {
    MainActor.assumeIsolated {
      let kind = representedElementKind.map { " element kind: (\($0));" } ?? ""
      return "<\(type(of: self))> index path: (\(element.path.map(String.init).joined(separator: " - ")));\(kind) "
        + "frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height)); zIndex = \(zIndex);"
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The attributes' copy, for their own class.
  var copied: UICollectionViewLayoutAttributes { (copy(with: nil) as? UICollectionViewLayoutAttributes) ?? self }
}

/// Axes along which content decides on a size.
struct FittingAxes: OptionSet {
  let rawValue: Int
  static let horizontal = FittingAxes(rawValue: 1 << 0)
  static let vertical = FittingAxes(rawValue: 1 << 1)
  static let both: FittingAxes = [.horizontal, .vertical]
}
