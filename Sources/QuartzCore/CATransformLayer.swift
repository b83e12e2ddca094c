import Foundation

/// A layer whose sublayers have depth. Stored for source compatibility; has no effect.
open class CATransformLayer: CALayer {}
