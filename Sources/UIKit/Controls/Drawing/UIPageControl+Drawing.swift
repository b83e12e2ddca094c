import CoreGraphics
import Foundation
import UIFoundation

extension UIPageControl {
  /// The greatest number of dots that are drawn. Nobody could see more.
  private static let maximumDots = 1_000

  func drawDots(in context: CGContext) {
    if hidesForSinglePage, numberOfPages <= 1 { return }
    let (_, _, dot, gap) = ControlMetrics.pageControl
    let count = min(max(numberOfPages, 0), Self.maximumDots)
    let width = CGFloat(count) * (dot + gap) - gap
    for page in 0..<count {
      let x = bounds.midX - width / 2 + CGFloat(page) * (dot + gap)
      let color =
        page == currentPage ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      let rect = mirroredInBounds(CGRect(x: x, y: bounds.midY - dot / 2, width: dot, height: dot))
      if let image = indicatorImage(forPage: page) ?? preferredIndicatorImage {
        image.draw(in: rect, of: context, tint: drawn(color))
      } else {
        context.fill(rect, radius: dot / 2, drawn(color))
      }
    }
  }
}
