import CoreGraphics
import Foundation
import UIFoundation

extension UISlider {
  /// The frames of the parts, before they are mirrored.
  private struct Frames {
    var track: CGRect
    var minimumImage = CGRect.zero
    var maximumImage = CGRect.zero
  }

  /// The frames of the images, at the ends of the alignment rectangle, and of the track between them.
  private func frames(in bounds: CGRect) -> Frames {
    var (inner, gap) = (bounds.inset(by: alignmentRectInsets), ControlLook.sliderImageGap)
    func takeSpace(for image: UIImage?, from edge: CGRectEdge) -> CGRect {
      guard let size = image?.size, size.isFinite, size.width > 0 else { return .zero }
      let part = inner.divided(atDistance: size.width, from: edge).slice
      inner = inner.divided(atDistance: size.width + gap, from: edge).remainder
      return CGRect(x: part.minX, y: inner.midY - size.height / 2, width: part.width, height: size.height)
    }
    let (low, high) = (
      takeSpace(for: minimumValueImage, from: .minXEdge), takeSpace(for: maximumValueImage, from: .maxXEdge)
    )
    let thickness = ControlLook.slider.track
    let track = CGRect(x: inner.minX, y: inner.midY - thickness / 2, width: inner.width, height: thickness)
    return Frames(track: track, minimumImage: low, maximumImage: high)
  }

  func trackRectangle(in bounds: CGRect) -> CGRect { frames(in: bounds).track }
  func imageRectangle(in bounds: CGRect, isMinimum: Bool) -> CGRect {
    let frames = frames(in: bounds)
    return isMinimum ? frames.minimumImage : frames.maximumImage
  }

  /// Returns the position of the thumb on a track.
  func thumbRectangle(on track: CGRect, value: Float) -> CGRect {
    let range = CGFloat(maximumValue) - CGFloat(minimumValue)
    let share = range > 0 ? (CGFloat(value) - CGFloat(minimumValue)) / range : 0
    let side = ControlLook.slider.thumb
    let thumb = currentThumbImage?.size ?? CGSize(width: side, height: side)
    return CGRect(
      x: track.minX + max(track.width - thumb.width, 0) * share, y: track.midY - thumb.height / 2, width: thumb.width,
      height: thumb.height)
  }

  func drawSlider(in context: CGContext) {
    guard bounds.isFinite, !bounds.isEmpty else { return }
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    guard track.isFinite, thumb.isFinite else { return }
    let (center, rect) = (thumb.midX, mirroredInBounds(thumb))
    context.composited(alpha: isEnabled ? 1 : ControlLook.disabledAlpha) {
      let (low, high) = (minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds))
      minimumValueImage?.draw(in: mirroredInBounds(low), of: context, tint: drawnTint)
      maximumValueImage?.draw(in: mirroredInBounds(high), of: context, tint: drawnTint)
      draw(currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill, in: track, context)
      var done = track
      done.size.width = center - track.minX
      draw(currentMinimumTrackImage, minimumTrackTintColor ?? tintColor, in: done, context)
      if let image = currentThumbImage {
        image.draw(in: rect, of: context, tint: thumbTintColor.map(drawn))
      } else {
        context.fillThumb(rect, drawn(thumbTintColor ?? .white))
      }
    }
  }

  /// Draws a part of the track: its image, stretched to the part's width, or its color.
  private func draw(_ image: UIImage?, _ color: UIColor, in part: CGRect, _ context: CGContext) {
    guard let image else { return context.fill(mirroredInBounds(part), radius: part.height / 2, drawn(color)) }
    let height = image.size.height
    let rect = CGRect(x: part.minX, y: part.midY - height / 2, width: part.width, height: height)
    image.draw(in: mirroredInBounds(rect), of: context, tint: nil)
  }
}
