import CoreGraphics
public import Foundation
import UIFoundation

/// A control that selects a date or time, 320 by 216 points in size. Only the selected row is drawn.
open class UIDatePicker: UIControl {
  /// The value that a date picker selects.
  public enum Mode: Int, Hashable, Sendable {
    /// A time of day.
    case time
    /// A date without a time of day.
    case date
    /// A date and a time of day.
    case dateAndTime
    /// A duration in hours and minutes.
    case countDownTimer
    /// A year and a month.
    case yearAndMonth
  }

  /// The style of a date picker.
  public enum Style: Int, Hashable, Sendable {
    /// The style that the system chooses.
    case automatic
    /// A style with wheels.
    case wheels
    /// A compact style that expands into a calendar.
    case compact
    /// A calendar that is always visible.
    case inline
  }

  /// The value that the picker selects, as it is drawn. The default is `.dateAndTime`.
  open var datePickerMode = Mode.dateAndTime
  /// The selected date, limited to the range from ``minimumDate`` to ``maximumDate``. The default is the current date.
  open var date = Date() { didSet { limit() } }
  /// Sets the selected date, without an animation.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// The earliest date that can be selected, or `nil` for no limit.
  open var minimumDate: Date? { didSet { limit() } }
  /// The latest date that can be selected, or `nil` for no limit.
  open var maximumDate: Date? { didSet { limit() } }
  /// The duration of the countdown, in seconds. The default is 0.
  open var countDownDuration: TimeInterval = 0
  /// The interval between selectable minutes. The default is 1. Stored for source compatibility; has no effect.
  open var minuteInterval = 1
  /// The locale in which the date is drawn, or `nil` for the current one.
  open var locale: Locale?
  // Implicitly unwrapped as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar in which the date is drawn. The default is the current calendar.
  open var calendar: Calendar! = .current
  /// The time zone in which the date is drawn, or `nil` for the calendar's.
  open var timeZone: TimeZone?
  /// The preferred style. The default is `.automatic`. Stored for source compatibility; has no effect.
  open var preferredDatePickerStyle = Style.automatic
  /// The style of the picker. Always `.wheels`.
  open var datePickerStyle: Style { .wheels }

  private func limit() {
    let limited = max(min(date, maximumDate ?? date), minimumDate ?? date)
    if limited != date { date = limited }
  }

  /// 320 by 216 points, the size of the wheels.
  open override var intrinsicContentSize: CGSize { ControlMetrics.wheelsSize }
  /// Returns the intrinsic size.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.wheelsSize }

  // MARK: - For drawing

  override func drawOwnContent(in context: CGContext) {
    super.drawOwnContent(in: context)
    drawDate(in: context)
  }
}
