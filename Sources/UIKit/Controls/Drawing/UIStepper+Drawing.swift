import CoreGraphics
import Foundation
import UIFoundation

extension UIStepper {
  func drawStepper(in context: CGContext) {
    let (radius, length, thickness) = ControlLook.stepper
    context.fill(bounds, radius: radius, drawn(.tertiarySystemFill))
    let line = CGRect(x: bounds.midX - 0.5, y: bounds.midY - length / 2, width: 1, height: length)
    context.fill(line, radius: 0, drawn(.separator))
    func sign(atX x: CGFloat, isPlus: Bool, isEnabled: Bool) {
      let color = drawn(isEnabled && self.isEnabled ? .label : .tertiaryLabel)
      let flat = CGRect(x: x - length / 2, y: bounds.midY - thickness / 2, width: length, height: thickness)
      context.fill(mirroredInBounds(flat), radius: thickness / 2, color)
      guard isPlus else { return }
      let upright = CGRect(x: x - thickness / 2, y: bounds.midY - length / 2, width: thickness, height: length)
      context.fill(mirroredInBounds(upright), radius: thickness / 2, color)
    }
    sign(atX: bounds.minX + bounds.width / 4, isPlus: false, isEnabled: wraps || value > minimumValue)
    sign(atX: bounds.minX + bounds.width * 3 / 4, isPlus: true, isEnabled: wraps || value < maximumValue)
  }
}
