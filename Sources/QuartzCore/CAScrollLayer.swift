import Foundation

/// A layer that displays a part of its sublayers: that within its bounds.
open class CAScrollLayer: CALayer {}
