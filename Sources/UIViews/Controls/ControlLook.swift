import CoreGraphics
import Foundation
import UIFoundation

/// The look of controls: our own numbers, in points. Apple publishes none; frames and contents have the exact positions of
/// layout.
enum ControlLook {
  /// The thickness of a slider's track, and the diameter of its thumb.
  static let slider: (track: CGFloat, thumb: CGFloat) = (4, 27)
  /// The space between the edge of a switch and its thumb.
  static let switchGap: CGFloat = 2
  /// The corner radius of a segmented control, and the space between its edge and the selected segment.
  static let segments: (radius: CGFloat, gap: CGFloat) = (8, 2)
  /// The corner radius of a stepper, and the length and thickness of its signs.
  static let stepper: (radius: CGFloat, sign: CGFloat, thickness: CGFloat) = (8, 14, 1.5)
  /// The corner radius of a text field's rounded border.
  static let fieldRadius: CGFloat = 5
  /// The thickness of borders.
  static let border: CGFloat = 0.5
  /// The number of an activity indicator's spokes.
  static let spokes = 8

  /// The shadow of thumbs.
  static let thumbShadow = DisplayList.Shadow(
    offset: CGSize(width: 0, height: 2), blur: 4, color: DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 0.2))
}

extension CGContext {
  /// Fills a rectangle with rounded corners.
  func fill(_ rect: CGRect, radius: CGFloat, _ color: DisplayList.Color) {
    guard rect.width > 0, rect.height > 0 else { return }
    let radius = min(radius, rect.width / 2, rect.height / 2)
    fillColor = color
    fill(transforming: radius > 0 ? .roundedRect(rect, radius: radius) : .rect(rect))
  }

  /// Strokes the inside of a rectangle with rounded corners.
  func strokeInside(_ rect: CGRect, radius: CGFloat, width: CGFloat, _ color: DisplayList.Color) {
    let inner = rect.insetBy(dx: width / 2, dy: width / 2)
    guard inner.width > 0, inner.height > 0 else { return }
    let radius = max(min(radius - width / 2, inner.width / 2, inner.height / 2), 0)
    strokeColor = color
    setLineWidth(width)
    stroke(transforming: CGPath(roundedRect: inner, cornerWidth: radius, cornerHeight: radius))
  }

  /// Fills a circle with the shadow of thumbs.
  func fillThumb(_ rect: CGRect, _ color: DisplayList.Color) {
    saveGState()
    setShadow(ControlLook.thumbShadow)
    fill(rect, radius: rect.height / 2, color)
    restoreGState()
  }
}

extension UIView {
  /// Returns a color for the view's traits.
  func drawn(_ color: UIColor) -> DisplayList.Color { color.displayColor(traitCollection) }

  /// The tint color for the view's traits.
  var drawnTint: DisplayList.Color { drawn(tintColor) }

  /// Returns a rectangle mirrored in the bounds if the layout is right to left.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
