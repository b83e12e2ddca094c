import CoreGraphics
import Foundation

/// The strokes that represent a system symbol, in a square with sides of 1 and y down.
///
/// The shapes are our own, for the few names that cells and bars use. Every other symbol is a rounded square, so that a
/// picture shows its place and size.
struct SymbolShape {
  /// The thickness of the strokes, as a fraction of the side.
  static let thickness: CGFloat = 1.0 / 12

  let path: CGPath

  /// Creates the shape of a symbol by its name. Filled circles are drawn as outlines, like the others.
  init(_ name: String) {
    let path = CGMutablePath()
    func line(_ points: (CGFloat, CGFloat)...) { path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) }) }
    func circle(_ inset: CGFloat) {
      path.addEllipse(in: CGRect(x: inset, y: inset, width: 1 - 2 * inset, height: 1 - 2 * inset))
    }
    switch name {
    case "chevron.right", "chevron.forward": line((0.38, 0.22), (0.66, 0.5), (0.38, 0.78))
    case "chevron.left", "chevron.backward": line((0.62, 0.22), (0.34, 0.5), (0.62, 0.78))
    case "chevron.down": line((0.22, 0.38), (0.5, 0.66), (0.78, 0.38))
    case "chevron.up": line((0.22, 0.62), (0.5, 0.34), (0.78, 0.62))
    case "checkmark": line((0.18, 0.55), (0.4, 0.78), (0.82, 0.24))
    case "xmark":
      line((0.24, 0.24), (0.76, 0.76))
      line((0.76, 0.24), (0.24, 0.76))
    case "plus":
      line((0.5, 0.16), (0.5, 0.84))
      line((0.16, 0.5), (0.84, 0.5))
    case "minus": line((0.16, 0.5), (0.84, 0.5))
    case "circle", "circle.fill": circle(0.12)
    case "info.circle":
      circle(0.1)
      line((0.5, 0.45), (0.5, 0.72))
      line((0.5, 0.28), (0.5, 0.32))
    case "plus.circle", "plus.circle.fill":
      circle(0.1)
      line((0.5, 0.3), (0.5, 0.7))
      line((0.3, 0.5), (0.7, 0.5))
    case "minus.circle", "minus.circle.fill":
      circle(0.1)
      line((0.3, 0.5), (0.7, 0.5))
    case "xmark.circle", "xmark.circle.fill":
      circle(0.1)
      line((0.36, 0.36), (0.64, 0.64))
      line((0.64, 0.36), (0.36, 0.64))
    case "checkmark.circle", "checkmark.circle.fill":
      circle(0.1)
      line((0.32, 0.52), (0.45, 0.66), (0.69, 0.36))
    case "magnifyingglass":
      path.addEllipse(in: CGRect(x: 0.16, y: 0.16, width: 0.5, height: 0.5))
      line((0.59, 0.59), (0.84, 0.84))
    case "ellipsis":
      for x: CGFloat in [0.22, 0.5, 0.78] {
        path.addEllipse(in: CGRect(x: x - 0.03, y: 0.47, width: 0.06, height: 0.06))
      }
    case "line.3.horizontal":
      for y: CGFloat in [0.3, 0.5, 0.7] { line((0.16, y), (0.84, y)) }
    default:
      path.addRoundedRect(
        in: CGRect(x: 0.125, y: 0.125, width: 0.75, height: 0.75), cornerWidth: 0.2, cornerHeight: 0.2)
    }
    self.path = path.copy() ?? path
  }
}
