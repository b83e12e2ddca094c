import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

extension UIBackgroundConfiguration {
  /// Draws the background in a view's rectangle: the effect, the color, the image, and the stroke, from back to front.
  @MainActor
  func draw(in rect: CGRect, of view: UIView, _ context: CGContext) {
    let inner = rect.inset(by: insets(in: view))
    guard inner.isFinite, inner.width > 0, inner.height > 0 else { return }
    let radius = cornerRadius.isFinite ? max(cornerRadius, 0) : 0
    if let blur = visualEffect as? UIBlurEffect { context.fill(inner, radius: radius, view.drawn(blur.style.color)) }
    let color = view.drawn(resolvedBackgroundColor(for: view.tintColor))
    if color.alpha > 0 { context.fill(inner, radius: radius, color) }
    if let image, image.size.isFinite {
      let corner = min(radius, inner.width / 2, inner.height / 2)
      context.saveGState()
      context.clip(to: corner > 0 ? .roundedRect(inner, radius: corner) : .rect(inner))
      image.draw(in: imageContentMode.gravity.rect(of: image.size, in: inner), of: context, tint: view.drawnTint)
      context.restoreGState()
    }
    guard strokeWidth > 0, strokeWidth.isFinite else { return }
    let outset = strokeOutset.bounded
    context.strokeInside(
      inner.insetBy(dx: -outset, dy: -outset), radius: radius > 0 ? radius + outset : 0, width: strokeWidth,
      view.drawn(resolvedStrokeColor(for: view.tintColor)))
  }

  /// The insets of the background, with the layout margins of the edges that add them.
  @MainActor
  private func insets(in view: UIView) -> UIEdgeInsets {
    var insets = backgroundInsets.bounded
    let (margins, edges) = (view.directionalLayoutMargins, edgesAddingLayoutMarginsToBackgroundInsets)
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }
}
