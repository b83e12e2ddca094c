import CoreGraphics
public import Foundation

/// The methods that let a gesture drive a transition, which Galley never calls.
///
/// Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed of the rest of the transition, as a fraction of the usual one. The default is 1.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest of the transition. The default is to start and end slowly.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a gesture drives the transition from its start. The default is `true`.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: CGFloat { 1 }
  /// A slow start and end.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// `true`.
  public var wantsInteractiveStart: Bool { true }
}

/// An object that drives a transition by a fraction, which a gesture sets.
///
/// Galley's transitions take no time, so none is driven; the object stores the fraction.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The duration of the transition, in seconds. Always 0, since transitions take no time.
  open var duration: CGFloat { 0 }
  /// The fraction of the transition that is complete, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest of the transition. The default is 1. Stored for source compatibility; has no effect.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest of the transition. Stored for source compatibility; has no effect.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The curve of the transition. Stored for source compatibility; has no effect.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether a gesture drives the transition from its start. The default is `true`.
  ///
  /// Stored for source compatibility; has no effect.
  open var wantsInteractiveStart = true

  /// Creates an object that has not begun.
  public override init() { super.init() }

  /// Begins the transition. Galley never calls it; the default implementation resets the fraction.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    percentComplete = 0
  }
  /// Pauses the transition. Stored for source compatibility; has no effect.
  open func pause() {}
  /// Sets the fraction that is complete, within 0 and 1. A value that is not a number is ignored.
  open func update(_ percentComplete: CGFloat) {
    if !percentComplete.isNaN { self.percentComplete = min(max(percentComplete, 0), 1) }
  }
  /// Ends the interaction. Stored for source compatibility; has no effect.
  open func cancel() {}
  /// Ends the interaction. Stored for source compatibility; has no effect.
  open func finish() {}
}
