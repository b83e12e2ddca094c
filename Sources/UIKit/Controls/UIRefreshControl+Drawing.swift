import CoreGraphics
import Foundation
import UIFoundation

extension UIRefreshControl {
  /// Draws the indicator in the middle, and the title below it.
  func drawRefresh(in context: CGContext) {
    guard bounds.isFinite, !bounds.isEmpty else { return }
    let side = ControlMetrics.indicatorSide.medium
    let traits = traitCollection
    let tint: UIColor = layoutState.tint ?? .gray
    let rect = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    context.drawSpokes(in: rect, drawn(tint))
    guard let title = attributedTitle, title.length > 0 else { return }
    let top = bounds.midY + side / 2
    DrawnLine(title, font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel).draw(
      in: CGRect(x: bounds.minX, y: top, width: bounds.width, height: max(bounds.maxY - top, 0)), alignment: .center,
      of: context, scale: pixelSnapping.scale, traits: traits)
  }
}
