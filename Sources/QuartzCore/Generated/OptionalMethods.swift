// `make generate` writes this file from the protocols of the module, except the imports.

public import CoreGraphics
import Foundation

// MARK: - CAAnimationDelegate

/// Default implementations of the optional methods.
extension CAAnimationDelegate {
  /// The default implementation does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// The default implementation does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

// MARK: - CALayerDelegate

/// Default implementations of the optional methods.
extension CALayerDelegate {
  /// The default implementation does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// The default implementation does nothing.
  public func display(_ layer: CALayer) {}
  /// The default implementation does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
}
