import CoreGraphics
import Foundation
import UIFoundation

extension UIPickerView {
  /// The greatest number of wheels that are drawn. Nobody could read more.
  private static let maximumComponents = 100

  /// Draws the band behind the selected rows, and the rows' titles in columns of equal width.
  func drawRows(in context: CGContext) {
    guard bounds.isFinite, !bounds.isEmpty else { return }
    context.drawWheelBand(in: bounds, traitCollection)
    let count = min(numberOfComponents, Self.maximumComponents)
    guard count > 0 else { return }
    let width = (bounds.width - 2 * ControlLook.wheelBand.margin) / CGFloat(count)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    context.saveGState()
    context.clip(to: bounds)
    for component in 0..<count {
      let column = CGFloat(isMirrored ? count - 1 - component : component)
      drawTitles(of: component, x: bounds.minX + ControlLook.wheelBand.margin + column * width, width: width, context)
    }
    context.restoreGState()
  }

  private func drawTitles(of component: Int, x: CGFloat, width: CGFloat, _ context: CGContext) {
    let look = ControlLook.wheels
    let selected = selectedRow(inComponent: component)
    let count = numberOfRows(inComponent: component)
    for offset in -look.beside...look.beside {
      let (row, isOutside) = selected.addingReportingOverflow(offset)
      guard !isOutside, row >= 0, row < count else { continue }
      let color: UIColor = offset == 0 ? .label : .tertiaryLabel
      let font = UIFont.systemFont(ofSize: look.fontSize)
      guard let title = delegate?.pickerView(self, titleForRow: row, forComponent: component) else { continue }
      let rect = CGRect(
        x: x, y: bounds.midY + (CGFloat(offset) - 0.5) * look.row, width: width, height: look.row)
      DrawnLine(title, font: font, color: color)
        .draw(in: rect, alignment: .center, of: context, scale: pixelSnapping.scale, traits: traitCollection)
    }
  }
}

extension CGContext {
  /// Draws the band behind the selected row of wheels.
  func drawWheelBand(in bounds: CGRect, _ traits: UITraitCollection) {
    let ((margin, radius), row) = (ControlLook.wheelBand, ControlLook.wheels.row)
    let band = CGRect(
      x: bounds.minX + margin, y: bounds.midY - row / 2, width: bounds.width - 2 * margin, height: row)
    fill(band, radius: radius, UIColor.tertiarySystemFill.displayColor(traits))
  }
}
