import CoreGraphics
import Foundation
import UIFoundation

extension UISlider {
  func drawSlider(in context: CGContext) {
    let (thickness, thumb) = ControlLook.slider
    let inner = bounds.inset(by: alignmentRectInsets)
    let track = CGRect(x: inner.minX, y: inner.midY - thickness / 2, width: inner.width, height: thickness)
    let range = CGFloat(maximumValue) - CGFloat(minimumValue)
    let share = range > 0 ? (CGFloat(value) - CGFloat(minimumValue)) / range : 0
    let center = track.minX + thumb / 2 + max(track.width - thumb, 0) * share
    if !isEnabled { context.setAlpha(0.5) }
    context.fill(mirrored(track), radius: thickness / 2, drawn(maximumTrackTintColor ?? .systemFill))
    let done = CGRect(x: track.minX, y: track.minY, width: center - track.minX, height: thickness)
    context.fill(mirrored(done), radius: thickness / 2, drawn(minimumTrackTintColor ?? tintColor))
    let circle = CGRect(x: center - thumb / 2, y: inner.midY - thumb / 2, width: thumb, height: thumb)
    if let image = currentThumbImage {
      let size = image.size
      let place = CGRect(
        x: center - size.width / 2, y: inner.midY - size.height / 2, width: size.width, height: size.height)
      return image.draw(in: mirrored(place), of: context, tint: nil)
    }
    context.fillThumb(mirrored(circle), drawn(thumbTintColor ?? .white))
  }
}
