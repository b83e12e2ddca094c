public import Foundation

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

/// What an animation displays before its start and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The final state is displayed after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The initial state is displayed before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The initial state is displayed before the start, and the final state after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation is removed at its end.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The curve by which the speed of an animation changes.
open class CAMediaTimingFunction: NSObject {
  /// The two control points of the curve: x and y of the first, x and y of the second.
  public let controlPoints: [Float]

  /// Creates one of the predefined curves.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a curve from its control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controlPoints = [c1x, c1y, c2x, c2y]
    super.init()
  }
}

/// The name of a predefined curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String
  /// Creates a curve name from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The animation runs at a constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// The animation starts slowly and accelerates.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// The animation starts fast and slows down.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// The animation starts slowly, accelerates, and slows down at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The default curve of the system.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
