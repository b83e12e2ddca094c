import CoreGraphics
import Foundation
import UIFoundation

/// Draws the background, and the tabs in equal widths.
extension UITabBar {
  func drawBackground(in context: CGContext) {
    guard bounds.isFinite, !bounds.isEmpty else { return }
    drawBar(
      in: bounds, standardAppearance, tint: barTintColor, isTranslucent: isTranslucent, line: .minYEdge, context)
    backgroundImage?.draw(in: bounds, of: context, tint: nil)
    let items = items ?? []
    let width = bounds.width / CGFloat(max(items.count, 1))
    for (index, item) in items.enumerated() {
      let rect = CGRect(
        x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width,
        height: min(bounds.height, BarMetrics.tabBarHeight))
      draw(item, in: mirroredInBounds(rect), context)
    }
  }

  private func draw(_ item: UITabBarItem, in rect: CGRect, _ context: CGContext) {
    let isSelected = item === selectedItem
    let color: UIColor = isSelected ? tintColor : unselectedItemTintColor ?? .systemGray
    let look = BarLook.tab
    if let image = isSelected ? item.selectedImage ?? item.image : item.image {
      let side = BarLook.symbolSide
      let size = image.isSymbolImage ? CGSize(width: side, height: side) : image.size
      let imageRect = CGRect(
        x: rect.midX - size.width / 2, y: rect.minY + look.image - size.height / 2, width: size.width,
        height: size.height)
      let tint = image.renderingMode == .alwaysOriginal ? nil : drawn(item.isEnabled ? color : .tertiaryLabel)
      image.draw(in: pixelSnapping.frame(imageRect), of: context, tint: tint)
    }
    guard let title = item.title, !title.isEmpty else { return }
    drawTitle(
      title, item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:],
      font: .systemFont(ofSize: BarLook.tabSize, weight: .medium), color: item.isEnabled ? color : .tertiaryLabel,
      in: CGRect(x: rect.minX, y: rect.minY + look.title, width: rect.width, height: look.titleHeight), context)
  }
}
