import Foundation

/// A layer that displays a part of its sublayers. Stored for source compatibility; has no effect.
open class CAScrollLayer: CALayer {}
