public import Foundation
import UIFoundation

/// Lets a person choose a date or a time: as large as wheels on a phone, and nothing is drawn in it.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Hashable, Sendable {
    /// A time.
    case time = 0
    /// A date.
    case date = 1
    /// Both.
    case dateAndTime = 2
    /// A number of hours and minutes.
    case countDownTimer = 3
    /// A year and a month.
    case yearAndMonth = 4
  }

  /// How the picker looks.
  public enum Style: Int, Hashable, Sendable {
    /// As the system likes.
    case automatic = 0
    /// As wheels.
    case wheels = 1
    /// As a small button.
    case compact = 2
    /// As a calendar.
    case inline = 3
  }

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// The chosen date, no earlier and no later than the limits.
  open var date = Date() {
    didSet { limit() }
  }
  /// Sets the chosen date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// The earliest date.
  open var minimumDate: Date? {
    didSet { limit() }
  }
  /// The latest date.
  open var maximumDate: Date? {
    didSet { limit() }
  }
  /// The chosen number of seconds.
  open var countDownDuration: TimeInterval = 0
  /// How many minutes lie between two that can be chosen.
  open var minuteInterval = 1
  /// The language and its customs: kept.
  open var locale: Locale?
  // UIKit declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar: kept.
  open var calendar: Calendar! = .current
  /// The time zone: kept.
  open var timeZone: TimeZone?
  /// How the picker would like to look: kept; it is measured as wheels.
  open var preferredDatePickerStyle = Style.automatic
  /// How the picker looks.
  open var datePickerStyle: Style { .wheels }

  private func limit() {
    let limited = max(min(date, maximumDate ?? date), minimumDate ?? date)
    if limited != date { date = limited }
  }

  /// As large as wheels.
  open override var intrinsicContentSize: CGSize { ControlMetrics.wheelsSize }
  /// As large as wheels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.wheelsSize }
}

/// Lets a person choose from wheels: as large as on a phone, and nothing is drawn in it.
@MainActor @preconcurrency
open class UIPickerView: UIView {
  /// Who knows how much there is to choose from.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  /// Who knows what there is to choose from, and hears of choices.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selection: [Int: Int] = [:]

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// How much a wheel has to choose from.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Asks again what there is to choose from.
  open func reloadAllComponents() { selection = [:] }
  /// Asks again what a wheel has to choose from.
  open func reloadComponent(_ component: Int) { selection[component] = nil }
  /// Chooses a row.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selection[component] = row }
  /// The chosen row; -1 where a wheel has none.
  open func selectedRow(inComponent component: Int) -> Int {
    selection[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }

  /// As large as wheels.
  open override var intrinsicContentSize: CGSize { ControlMetrics.wheelsSize }
  /// As large as wheels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.wheelsSize }
}

/// Knows how much there is to choose from.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How much a wheel has to choose from.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Knows what there is to choose from, and hears of choices: nobody chooses here.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// A row's title.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Called when a person has chosen a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// What holds for a delegate that says nothing.
extension UIPickerViewDelegate {
  /// None.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
