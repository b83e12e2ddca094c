public import Foundation

/// A change of a layer over time. Galley doesn't animate: ``CALayer/add(_:forKey:)`` tells the delegate immediately.
open class CAAnimation: NSObject, CAMediaTiming {
  /// The delegate, held strongly, as on iOS.
  open var delegate: (any CAAnimationDelegate)?
  /// The curve of the animation. Stored for source compatibility; has no effect.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer removes the animation at its end. The default is `true`.
  open var isRemovedOnCompletion = true
  /// The begin time, in seconds of the layer's time. Stored for source compatibility; has no effect.
  open var beginTime: CFTimeInterval = 0
  /// The duration, in seconds. Stored for source compatibility; has no effect.
  open var duration: CFTimeInterval = 0
  /// The speed, as a fraction of the layer's. Stored for source compatibility; has no effect.
  open var speed: Float = 1
  /// The offset in its own time, in seconds. Stored for source compatibility; has no effect.
  open var timeOffset: CFTimeInterval = 0
  /// The number of repetitions. Stored for source compatibility; has no effect.
  open var repeatCount: Float = 0
  /// The duration of all repetitions, in seconds. Stored for source compatibility; has no effect.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it plays backward after each repetition. Stored for source compatibility; has no effect.
  open var autoreverses = false
  /// The state before the start and after the end. Stored for source compatibility; has no effect.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Creates an animation with a duration of 0.
  public override init() { super.init() }
}

extension CAAnimation: CAAction {}
