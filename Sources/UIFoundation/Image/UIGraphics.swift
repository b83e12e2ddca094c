public import CoreGraphics
public import Foundation

/// Returns the current graphics context, or `nil` if there is none.
@discardableResult
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }

/// Makes a context the current one, until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(context) }

/// Removes the current context, and restores the previous one.
public func UIGraphicsPopContext() { GraphicsContexts.pop() }

/// Begins an image context with a size in points and a scale in pixels per point; 0 means the scale of the screen.
///
/// An opaque context is filled with black first.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let context = CGContext(canvas: CGRect(origin: .zero, size: size), isOpaque: opaque)
  GraphicsContexts.push(context, scale: scale > 0 ? scale : UITraitCollection.current.displayScale)
}

/// Begins an image context with a size in points and a scale of 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Returns the image that was drawn in the current context so far, or `nil` without an image context.
@discardableResult
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { GraphicsContexts.image }

/// Ends the current image context.
public func UIGraphicsEndImageContext() { GraphicsContexts.pop() }

/// Fills a rectangle with the fill color, replacing what is behind it.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the fill color and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = GraphicsContexts.current else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame within a rectangle's edges with the fill color; it is a point wide.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame within a rectangle's edges with the fill color and a blend mode; it is a point wide.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = GraphicsContexts.current else { return }
  let path = CGMutablePath()
  path.addRect(rect)
  path.addRect(rect.insetBy(dx: 1, dy: 1))
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(transforming: .path(path), rule: .evenOdd)
  context.restoreGState()
}

/// Limits later drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) { GraphicsContexts.current?.clip(to: rect) }

extension CGContext {
  /// Creates a context for an image, whose canvas is filled with black if it is opaque.
  convenience init(canvas: CGRect, isOpaque: Bool) {
    self.init(bounds: canvas.isFinite ? canvas.standardized : .zero)
    if isOpaque { append(.fill(.rect(bounds), .winding, .black)) }
  }
}
