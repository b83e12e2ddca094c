public import Foundation
public import UIFoundation

/// The screen that stands in for a device's.
@MainActor @preconcurrency
open class UIScreen: NSObject, UITraitEnvironment, UICoordinateSpace {
  /// The only screen: 375 by 812 points at 3 pixels to the point, until a caller says otherwise.
  public static let main = UIScreen()

  /// All screens: the only one.
  public static var screens: [UIScreen] { [main] }

  private override init() { super.init() }

  /// The screen's rectangle, in points.
  ///
  /// Settable here, since there is no device: set it before making windows.
  open var bounds = CGRect(x: 0, y: 0, width: 375, height: 812)

  /// Pixels to the point.
  ///
  /// Settable here, since there is no device: every view is laid out again on the new grid. A scale that is not finite
  /// and positive is refused.
  open var scale: CGFloat {
    get { UITraitCollection.processDefault.displayScale }
    set {
      raiseException(
        unless: newValue.isFinite && newValue > 0, "A screen's scale must be finite and positive, not \(newValue)")
      TraitFollowers.change { $0.displayScale = newValue }
    }
  }

  /// The screen's rectangle, in pixels.
  open var nativeBounds: CGRect {
    CGRect(
      x: bounds.minX * scale, y: bounds.minY * scale, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels to the point of the panel: the same.
  open var nativeScale: CGFloat { scale }

  /// What the screen says of the surroundings.
  open var traitCollection: UITraitCollection { UITraitCollection.processDefault }

  /// Called when traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The screen's points as a space: its own.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The screen's points as a space that does not turn with the device: its own.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// The greatest number of pictures a second: 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// How bright the screen is, from 0 to 1: kept.
  open var brightness: CGFloat = 0.5

  /// A point of the screen in another space's points.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }
  /// A point of another space in the screen's points.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }
  /// A rectangle of the screen in another space's points.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }
  /// A rectangle of another space in the screen's points.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
}
