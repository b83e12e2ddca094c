public import CoreGraphics
public import Foundation

/// What a view keeps about its looks, so that source which sets it compiles.
///
/// A layer here stores values and nothing more: it draws nothing, animates nothing and has no part in layout. A view's
/// own geometry is the view's; a layer's `frame` and `bounds` are what was last stored.
open class CALayer {
  /// The layer's place in its parent, in points.
  open var frame: CGRect = .zero
  /// The layer's own coordinates, in points.
  open var bounds: CGRect = .zero
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// Whether what lies outside the bounds is cut off.
  open var masksToBounds: Bool = false
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor? = .black
  /// The colour behind the content.
  open var backgroundColor: CGColor?
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1
  /// Whether the layer is left out.
  open var isHidden: Bool = false
  /// The colour of the shadow.
  open var shadowColor: CGColor? = .black
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The shadow's offset, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The shadow's blur radius, in points.
  open var shadowRadius: CGFloat = 3
  /// The place among siblings, from back to front.
  open var zPosition: CGFloat = 0
  /// A name of the caller's.
  open var name: String?
  /// Whether the layer is kept as a bitmap.
  open var shouldRasterize: Bool = false
  /// Pixels to the point of the kept bitmap.
  open var rasterizationScale: CGFloat = 1
  /// Pixels to the point of the content.
  open var contentsScale: CGFloat = 1

  /// A layer with the values that iOS starts from.
  public init() {}
}
