import CoreGraphics
import Foundation
import UIFoundation

/// Draws the background, which extends over the safe area above the bar, and the titles and buttons of the top item.
extension UINavigationBar {
  func drawBackground(in context: CGContext) {
    guard bounds.isFinite, !bounds.isEmpty else { return }
    let appearance = topItem?.standardAppearance ?? standardAppearance
    var rect = bounds
    if let above = superview?.safeAreaInsets.top, above > 0, frame.minY == above {
      rect.origin.y -= above
      rect.size.height += above
    }
    drawBar(
      in: rect, appearance, tint: barTintColor, isTranslucent: isTranslucent, line: .maxYEdge, context)
    if let topItem { draw(topItem, appearance, in: context) }
  }

  private func draw(_ item: UINavigationItem, _ appearance: UINavigationBarAppearance, in context: CGContext) {
    let isLarge = bounds.height > systemMetrics.navigationBarHeight && item.largeTitleDisplayMode != .never
    let bar = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width,
      height: min(bounds.height, systemMetrics.navigationBarHeight))
    let room = drawButtons(of: item, in: bar, context)
    guard item.titleView == nil, let title = item.title, !title.isEmpty else { return }
    if isLarge {
      let attributes = (largeTitleTextAttributes ?? [:]).merging(appearance.largeTitleTextAttributes) { $1 }
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      drawTitle(
        title, attributes, font: .systemFont(ofSize: BarLook.largeTitleSize, weight: .bold), color: .label,
        in: CGRect(
          x: bounds.minX + BarLook.margin, y: bar.maxY, width: max(bounds.width - 2 * BarLook.margin, 0),
          height: bounds.maxY - bar.maxY), alignment: isMirrored ? .right : .left, context)
    } else {
      let attributes = (titleTextAttributes ?? [:]).merging(appearance.titleTextAttributes) { $1 }
      // The title is centered in the bar, between equal margins beside the wider group of buttons.
      drawTitle(
        title, attributes, font: .systemFont(ofSize: BarLook.titleSize, weight: .semibold), color: .label,
        in: bar.insetBy(dx: min(room, bar.width / 2), dy: 0), context)
    }
  }

  /// Draws the Back button and the other buttons, and returns the width that the wider side takes.
  private func drawButtons(of item: UINavigationItem, in bar: CGRect, _ context: CGContext) -> CGFloat {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var (near, far) = (BarLook.margin, BarLook.margin)
    func placeButton(_ button: UIBarButtonItem, atStart isStart: Bool) {
      guard let drawn = drawnButton(button) else { return }
      let offset = isStart ? near : far
      draw(
        drawn, at: isStart == isMirrored ? bar.maxX - offset - drawn.width : bar.minX + offset, in: bar, context)
      if isStart { near += drawn.width + BarLook.gap } else { far += drawn.width + BarLook.gap }
    }
    let own = item.leftBarButtonItems ?? []
    if let back = backItem, !item.hidesBackButton, own.isEmpty || item.leftItemsSupplementBackButton {
      let chevron = isMirrored ? "chevron.right" : "chevron.left"
      placeButton(UIBarButtonItem(image: UIImage(systemName: chevron)), atStart: true)
      if item.backButtonDisplayMode != .minimal {
        near -= BarLook.gap
        placeButton(UIBarButtonItem(title: back.backButtonTitle ?? back.title ?? "Back"), atStart: true)
      }
    }
    for button in own { placeButton(button, atStart: true) }
    for button in item.rightBarButtonItems ?? [] { placeButton(button, atStart: false) }
    return max(near, far)
  }
}
