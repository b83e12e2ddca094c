public import CoreGraphics
public import Foundation

/// The methods that a layer calls on its delegate.
public protocol CALayerDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations.

  /// Called to lay out the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Called to provide the layer's content. Never called by Galley.
  func display(_ layer: CALayer)
  /// Called to draw the layer's content, unless the layer's class draws it.
  func draw(_ layer: CALayer, in ctx: CGContext)
}
