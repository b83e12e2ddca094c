import Foundation

/// A layer whose sublayers have depth on iOS. Galley draws it as any other layer.
open class CATransformLayer: CALayer {}
