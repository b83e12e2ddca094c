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

/// An action that is triggered by a change to a layer. Galley triggers none.
public protocol CAAction {
  /// Performs the action for a key on the object whose change triggered it.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The default implementation.
extension CAAction {
  /// The default implementation does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension NSNull: CAAction {}
