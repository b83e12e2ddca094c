import CoreGraphics
import Foundation
import UIFoundation

extension UISwitch {
  func drawSwitch(in context: CGContext) {
    let track = bounds.inset(by: alignmentRectInsets)
    let color = isOn ? onTintColor ?? .systemGreen : .systemFill
    let side = track.height - 2 * ControlLook.switchGap
    let x = isOn ? track.maxX - ControlLook.switchGap - side : track.minX + ControlLook.switchGap
    let thumb = CGRect(x: x, y: track.minY + ControlLook.switchGap, width: side, height: side)
    context.composited(alpha: isEnabled ? 1 : ControlLook.disabledAlpha) {
      context.fill(mirroredInBounds(track), radius: track.height / 2, drawn(color))
      context.fillThumb(mirroredInBounds(thumb), drawn(thumbTintColor ?? .white))
    }
  }
}
