package import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

extension UIBackgroundConfiguration {
  /// Draws the background in a view's rectangle.
  @MainActor
  package func draw(in rect: CGRect, of view: UIView, _ context: CGContext) {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = UIEdgeInsets(
      top: backgroundInsets.top, left: isMirrored ? backgroundInsets.trailing : backgroundInsets.leading,
      bottom: backgroundInsets.bottom, right: isMirrored ? backgroundInsets.leading : backgroundInsets.trailing)
    let inner = rect.inset(by: insets.bounded)
    let radius = cornerRadius.isFinite ? max(cornerRadius, 0) : 0
    let color = resolvedBackgroundColor(for: view.tintColor).displayColor(view.traitCollection)
    if color.alpha > 0 { context.fill(inner, radius: radius, color) }
    if let image {
      image.draw(in: imageContentMode.gravity.rect(of: image.size, in: inner), of: context, tint: nil)
    }
    guard strokeWidth > 0, strokeWidth.isFinite else { return }
    context.strokeInside(
      inner, radius: radius, width: strokeWidth,
      resolvedStrokeColor(for: view.tintColor).displayColor(view.traitCollection))
  }
}
