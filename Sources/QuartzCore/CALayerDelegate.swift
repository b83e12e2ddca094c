public import CoreGraphics
public import Foundation

/// The methods that a layer calls on its delegate.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Called to lay out the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Called to provide the layer's content. Never called by Galley.
  func display(_ layer: CALayer)
  /// Called to draw the layer's content, unless the layer's class draws it.
  func draw(_ layer: CALayer, in ctx: CGContext)
}

/// The default implementations.
extension CALayerDelegate {
  /// The default implementation does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// The default implementation does nothing.
  public func display(_ layer: CALayer) {}
  /// The default implementation does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
}
