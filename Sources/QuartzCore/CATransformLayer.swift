import Foundation

/// A layer whose sublayers have depth on iOS. Galley draws it as any other layer.
open class CATransformLayer: CALayer {}

/// A layer that displays a part of its sublayers: that within its bounds.
open class CAScrollLayer: CALayer {}

/// A layer that displays copies of its sublayers on iOS. Galley draws them once.
open class CAReplicatorLayer: CALayer {
  /// The number of copies. The default is 1.
  open var instanceCount = 1
  /// The delay between copies, in seconds. The default is 0.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from each copy to the next. The default is the identity.
  open var instanceTransform = CATransform3DIdentity
}
