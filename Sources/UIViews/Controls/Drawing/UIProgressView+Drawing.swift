import CoreGraphics
import Foundation
import UIFoundation

extension UIProgressView {
  func drawProgress(in context: CGContext) {
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    context.fill(bounds, radius: radius, drawn(trackTintColor ?? .systemFill))
    var done = bounds
    done.size.width *= CGFloat(progress)
    context.fill(mirrored(done), radius: radius, drawn(progressTintColor ?? tintColor))
  }
}
