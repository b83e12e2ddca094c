import CoreGraphics
import Foundation
import UIFoundation

extension UIDatePicker {
  /// Draws the selected date or duration, with the band behind it.
  func drawDate(in context: CGContext) {
    guard bounds.isFinite, !bounds.isEmpty else { return }
    context.composited(alpha: isEnabled ? 1 : ControlLook.disabledAlpha) {
      context.drawWheelBand(in: bounds, traitCollection)
      let (look, margin) = (ControlLook.wheels, ControlLook.wheelBand.margin)
      let line = DrawnLine(shownDate, font: .systemFont(ofSize: look.fontSize), color: .label)
      let rect = CGRect(
        x: bounds.minX + margin, y: bounds.midY - look.row / 2, width: max(bounds.width - 2 * margin, 0),
        height: look.row)
      line.draw(in: rect, alignment: .center, of: context, scale: pixelSnapping.scale, traits: traitCollection)
    }
  }

  private var shownDate: String {
    let formatter = DateFormatter()
    formatter.locale = locale ?? calendar?.locale ?? .current
    formatter.calendar = calendar ?? .current
    formatter.timeZone = timeZone ?? calendar?.timeZone ?? .current
    switch datePickerMode {
    case .time: (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
    case .date: (formatter.dateStyle, formatter.timeStyle) = (.long, .none)
    case .dateAndTime: (formatter.dateStyle, formatter.timeStyle) = (.medium, .short)
    case .yearAndMonth: formatter.setLocalizedDateFormatFromTemplate("yMMMM")
    case .countDownTimer:
      let minutes = countDownDuration.isFinite ? max(countDownDuration / 60, 0).rounded(.down) : 0
      let (hours, rest) = ((minutes / 60).rounded(.down), minutes.truncatingRemainder(dividingBy: 60))
      return String(format: "%.0f:%02.0f", hours, rest)
    }
    return formatter.string(from: date)
  }
}
