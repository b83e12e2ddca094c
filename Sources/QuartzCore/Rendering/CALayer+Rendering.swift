package import CoreGraphics
import Foundation

extension CALayer: LayerNode {
  /// The view of the layer if it has one, or the layer itself.
  package var node: any LayerNode { owner?.layerNode ?? self }

  /// How the layer looks, unless a view owns it.
  package var appearance: LayerAppearance {
    var look = LayerAppearance()
    look.bounds = bounds
    look.position = position
    look.anchored = AnchoredMap(anchor: anchorPoint, map: affineTransform())
    look.opacity = Double(min(opacity, 1))
    look.isHidden = isHidden
    look.masksToBounds = masksToBounds
    look.backgroundColor = backgroundColor.map { DisplayList.Color($0) }
    look.mask = mask?.node
    look.layer = self
    return look
  }

  /// The sublayers, from back to front.
  package var children: [any LayerNode] {
    let layers = sublayers ?? []
    if layers.contains(where: { $0.zPosition != 0 }) {
      return layers.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
        .map(\.element.node)
    }
    return layers.map(\.node)
  }

  /// Draws the layer's own content: that of its class, or of its delegate.
  package func drawContent(in context: CGContext) { drawOwnContent(in: context) }

  /// Draws ``contents`` as the gravity says, if it is an image.
  func drawContents(in bounds: CGRect, of context: CGContext) {
    guard let image = contents as? CGImage, bounds.width > 0, bounds.height > 0 else { return }
    let scale = contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1
    let size = CGSize(
      width: CGFloat(image.width) / scale * contentsRect.width,
      height: CGFloat(image.height) / scale * contentsRect.height)
    guard size.isFinite, size.width > 0, size.height > 0 else { return }
    context.draw(DisplayList.Image(image, source: contentsRect, in: contentsGravity.rect(of: size, in: bounds)))
  }
}

extension CALayerContentsGravity {
  /// Returns the rectangle of content with a size in bounds.
  package func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    var size = size
    switch self {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let factor = self == .resizeAspect ? min(x, y) : max(x, y)
      size = CGSize(width: size.width * factor, height: size.height * factor)
    default: break
    }
    let free = CGSize(width: bounds.width - size.width, height: bounds.height - size.height)
    let (x, y) = share
    return CGRect(
      origin: CGPoint(x: bounds.minX + free.width * x, y: bounds.minY + free.height * y), size: size)
  }

  /// The fractions of the free space that are on the left of the content and above it.
  private var share: (x: CGFloat, y: CGFloat) {
    switch self {
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    default: (0.5, 0.5)
    }
  }
}
