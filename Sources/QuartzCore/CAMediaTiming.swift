/// The timing of a layer or an animation. Nothing is animated, so it has no effect.
public protocol CAMediaTiming {
  /// The begin time, in seconds of the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// The duration, in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed, as a fraction of the parent's.
  var speed: Float { get set }
  /// The offset in its own time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions.
  var repeatCount: Float { get set }
  /// The duration of all repetitions, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it plays backward after each repetition.
  var autoreverses: Bool { get set }
  /// The state before the start and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}
