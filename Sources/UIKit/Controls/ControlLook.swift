import CoreGraphics
import Foundation
import UIFoundation

/// The look of controls: our own numbers, in points. Apple publishes none; frames and contents have the exact positions
/// of layout.
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
  /// The sides of a clear button's disc and of the cross in it.
  static let clearButton: (disc: CGFloat, cross: CGFloat) = (17, 13)
  /// The thickness of borders.
  static let border: CGFloat = 0.5
  /// The space between a slider's track and an image beside it.
  static let sliderImageGap: CGFloat = 8
  /// The corner radii of buttons with the corner styles small, medium, and large, and of a style's background.
  static let buttonRadii: (small: CGFloat, medium: CGFloat, large: CGFloat, background: CGFloat) = (5, 8, 12, 6)
  /// The opacity of the tint color behind a tinted button.
  static let tintedAlpha = 0.18
  /// The factors of opacity of a highlighted button's background, title, and image, and of a disabled one's image.
  static let highlight: (background: Double, title: Double, image: Double) = (0.75, 0.3, 0.6)
  static let disabledImageAlpha = 0.4
  /// The opacity of a disabled control.
  static let disabledAlpha = 0.5
  /// The height of a picker's rows, the number of rows drawn above and below the selected one, and the font size.
  static let wheels: (row: CGFloat, beside: Int, fontSize: CGFloat) = (32, 3, 20)
  /// The margin beside the band behind a picker's selected rows, and its corner radius.
  static let wheelBand: (margin: CGFloat, radius: CGFloat) = (8, 8)
  /// The opacities of the ultra-thin, thin, regular, thick, and chrome materials.
  static let materialAlphas: [CGFloat] = [0.45, 0.6, 0.75, 0.88, 0.94]
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

  /// Calls a closure whose drawing is composited with an opacity.
  func composited(alpha: Double, _ draw: () -> Void) {
    guard alpha < 1 else { return draw() }
    beginGroup(DisplayList.Group(alpha: alpha, elements: []))
    draw()
    endGroup()
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
  func mirroredInBounds(_ rect: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
