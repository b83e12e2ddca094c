import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

extension UIButton {
  /// The corner radius of a background, in points, unless a configuration has its own.
  private static let cornerRadius: CGFloat = 6

  /// Draws the background; the title and the image are views.
  func drawBackground(in context: CGContext) {
    let rect = backgroundRect(forBounds: bounds)
    if let image = currentBackgroundImage { image.draw(in: rect, of: context, tint: nil) }
    guard mayHaveConfiguration, let configuration = configuration?.updated(for: self) else { return }
    let background = configuration.background
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = background.backgroundInsets
    let inner = rect.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isMirrored ? insets.leading : insets.trailing
      ).bounded)
    let radius =
      configuration.cornerStyle == .capsule ? inner.height / 2 : max(background.cornerRadius, Self.cornerRadius)
    if let color = backgroundColor(of: configuration) {
      context.fill(inner, radius: radius, color.multipliedAlpha(by: isHighlighted ? 0.75 : 1))
    }
    if let image = background.image {
      let place = background.imageContentMode.gravity.rect(of: image.size, in: inner)
      image.draw(in: place, of: context, tint: nil)
    }
    if background.strokeWidth > 0, background.strokeWidth.isFinite {
      context.strokeInside(
        inner, radius: radius, width: background.strokeWidth, drawn(background.resolvedStrokeColor(for: tintColor)))
    }
  }

  /// Returns the color of a configuration's background, or `nil` if it is transparent.
  private func backgroundColor(of configuration: Configuration) -> DisplayList.Color? {
    if let color = configuration.background.backgroundColor, color != .clear { return drawn(color) }
    let base = configuration.baseBackgroundColor
    switch configuration.style {
    case .plain, .borderless: return base.map(drawn)
    case .gray, .bordered: return drawn(base ?? .secondarySystemFill)
    case .tinted, .borderedTinted: return drawn(base ?? tintColor).multipliedAlpha(by: 0.18)
    case .filled, .borderedProminent: return drawn(isEnabled ? base ?? tintColor : .secondarySystemFill)
    }
  }
}
