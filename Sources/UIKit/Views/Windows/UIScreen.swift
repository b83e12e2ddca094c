import CoreGraphics
public import Foundation
public import UIFoundation

/// The screen of the device that Galley simulates.
@MainActor @preconcurrency
open class UIScreen: NSObject, UITraitEnvironment, UICoordinateSpace {
  /// The main screen: 375 by 812 points at scale 3, unless you change ``bounds`` or ``scale``.
  public static let main = UIScreen()

  /// All screens: only ``main``.
  public static var screens: [UIScreen] { [main] }

  private override init() { super.init() }

  /// The screen's bounds, in points. The default is 375 by 812.
  ///
  /// Unlike in UIKit, you can set this property; do so before you create windows. The margins of cells depend on the
  /// width (uikit-recorded.md, "Cell margins", IB).
  open var bounds: CGRect {
    get { storedBounds }
    set { if newValue.isUsable() { storedBounds = newValue } }
  }
  private var storedBounds = CGRect(x: 0, y: 0, width: 375, height: 812)

  /// The interface's orientation: portrait, unless the screen is wider than it is high.
  final var orientation: UIInterfaceOrientation {
    bounds.width > bounds.height ? .landscapeRight : .portrait
  }

  /// The number of pixels per point. The default is 3.
  ///
  /// Unlike in UIKit, you can set this property; every view is then laid out again on the new pixel grid. Setting a
  /// scale that is not finite and positive traps.
  open var scale: CGFloat {
    get { UITraitCollection.processDefault.displayScale }
    set { setScale(newValue) }
  }

  /// The screen's bounds, in pixels.
  open var nativeBounds: CGRect {
    CGRect(
      x: bounds.minX * scale, y: bounds.minY * scale, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The number of the display's pixels per point, equal to ``scale``.
  open var nativeScale: CGFloat { scale }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { UITraitCollection.processDefault }

  /// Called when the screen's traits have changed. Galley never calls it.
  ///
  /// Stored for source compatibility; has no effect.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The screen's coordinate space: the screen itself.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinate space that doesn't rotate with the device: the screen itself.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// The maximum number of frames per second. Always 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// The screen's brightness, from 0 to 1. The default is 0.5. Stored for source compatibility; has no effect.
  open var brightness: CGFloat = 0.5

  /// Converts a point from the screen's coordinate space to another.
  @discardableResult
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(point, to: coordinateSpace)
  }
  /// Converts a point from another coordinate space to the screen's.
  @discardableResult
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(point, from: coordinateSpace)
  }
  /// Converts a rectangle from the screen's coordinate space to another.
  @discardableResult
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, to: coordinateSpace)
  }
  /// Converts a rectangle from another coordinate space to the screen's.
  @discardableResult
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, from: coordinateSpace)
  }
}
