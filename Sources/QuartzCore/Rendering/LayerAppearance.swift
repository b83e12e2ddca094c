package import CoreGraphics
package import Foundation

/// Everything that determines how a layer or a view looks, besides its content and its sublayers.
package struct LayerAppearance {
  package var bounds = CGRect.zero
  /// The position of the anchor point in the superlayer.
  package var position = CGPoint.zero
  /// The anchor point and the transform about it.
  package var anchored = AnchoredMap()
  package var opacity = 1.0
  package var isHidden = false
  package var masksToBounds = false
  package var backgroundColor: DisplayList.Color?
  /// The outline of the layer, or `nil` for that of the bounds and the layer's corner radius.
  package var shape: DisplayList.Shape?
  /// The node whose alpha channel masks this one.
  package var mask: (any LayerNode)?
  /// The properties that few layers set, or `nil` for their defaults.
  package var layer: CALayer?

  /// Creates the appearance of a transparent layer without a size.
  package init() {}

  /// The transform from the layer's coordinates to its superlayer's.
  var toSuperlayer: CGAffineTransform {
    let anchor = anchored.anchorPoint(in: bounds)
    if anchored.map.isIdentity {
      return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(anchored.map)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The outline of the bounds, with rounded corners.
  var outline: DisplayList.Shape {
    if let shape { return shape }
    guard let layer, layer.cornerRadius > 0, layer.cornerRadius.isFinite, !layer.maskedCorners.isEmpty else {
      return .rect(bounds)
    }
    return layer.outline(of: bounds, radius: layer.cornerRadius)
  }
}

extension CALayer {
  /// Returns a rectangle whose masked corners are rounded. The radius is at most half of each side.
  fileprivate func outline(of rect: CGRect, radius: CGFloat) -> DisplayList.Shape {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    if radius <= 0 { return .rect(rect) }
    let all: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    if maskedCorners.isSuperset(of: all) { return .roundedRect(rect, radius: radius) }
    func size(_ corner: CACornerMask) -> CGSize? {
      maskedCorners.contains(corner) ? CGSize(width: radius, height: radius) : nil
    }
    let radii = CornerRadii(
      topLeft: size(.layerMinXMinYCorner), topRight: size(.layerMaxXMinYCorner),
      bottomLeft: size(.layerMinXMaxYCorner), bottomRight: size(.layerMaxXMaxYCorner))
    return .path(CGPath(roundedRect: rect, radii: radii))
  }

  /// Draws the border inside the bounds, above everything else in the layer.
  func drawBorder(of bounds: CGRect, in context: CGContext) {
    guard borderWidth > 0, borderWidth.isFinite, let borderColor, borderColor.alpha > 0 else { return }
    let width = min(borderWidth, bounds.width / 2, bounds.height / 2)
    let inner = bounds.insetBy(dx: width, dy: width)
    let frame = CGMutablePath()
    frame.addPath(outline(of: bounds, radius: cornerRadius.isFinite ? max(cornerRadius, 0) : 0).path)
    frame.addPath(outline(of: inner, radius: cornerRadius.isFinite ? max(cornerRadius - width, 0) : 0).path)
    context.fillColor = DisplayList.Color(borderColor)
    context.fill(transforming: .path(frame), rule: .evenOdd)
  }

  /// The shadow, or `nil` if it isn't visible.
  var visibleShadow: DisplayList.Shadow? {
    guard shadowOpacity > 0, let shadowColor, shadowColor.alpha > 0, shadowOffset.isFinite, shadowRadius.isFinite
    else { return nil }
    let color = DisplayList.Color(shadowColor).multipliedAlpha(by: Double(min(shadowOpacity, 1)))
    // The radius of a layer's shadow is the standard deviation; a context's blur is twice that.
    return DisplayList.Shadow(offset: shadowOffset, blur: 2 * max(shadowRadius, 0), color: color)
  }
}
