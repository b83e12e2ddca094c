import CoreGraphics
import Foundation
import UIFoundation

extension UIProgressView {
  func drawProgress(in context: CGContext) {
    draw(trackImage, trackTintColor ?? .systemFill, in: bounds, context)
    var done = bounds
    done.size.width *= CGFloat(progress)
    draw(progressImage, progressTintColor ?? tintColor, in: mirroredInBounds(done), context)
  }

  private func draw(_ image: UIImage?, _ color: UIColor, in rect: CGRect, _ context: CGContext) {
    if let image { return image.draw(in: rect, of: context, tint: nil) }
    context.fill(rect, radius: progressViewStyle == .bar ? 0 : bounds.height / 2, drawn(color))
  }
}
