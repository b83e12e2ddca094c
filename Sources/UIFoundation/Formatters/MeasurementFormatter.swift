public import Foundation
import LocaleRules

/// A formatter of measurements, such as "5 miles" or "20°C".
///
/// The names of units are CLDR's. Without an option, lengths, masses, temperatures, and speeds are converted to the
/// locale's measurement system: to miles, pounds, degrees Fahrenheit, and miles per hour in the US, and to kilometers,
/// kilograms, degrees Celsius, and kilometers per hour elsewhere, but for miles in the UK. That other units stay as they
/// are is a guess. A unit that isn't one of Foundation's common ones is written with its symbol.
open class MeasurementFormatter: Formatter {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits, as on iOS.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The measurement's own unit.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// The largest unit in which the number is 1 or more.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// A temperature is a number of degrees without its scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// Which unit is written.
  open var unitOptions: UnitOptions = []
  /// How long the names of units are: as in "5mi", "5 mi", or "5 miles".
  open var unitStyle = Formatter.UnitStyle.medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The locale of the text, and of the measurement system.
  open var locale: Locale! = .autoupdatingCurrent {
    didSet { initialNumberFormatter?.locale = locale }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The formatter of the number: decimal, with at most three decimals, at first.
  open var numberFormatter: NumberFormatter! {
    get { ownNumberFormatter ?? defaultNumberFormatter }
    set { (ownNumberFormatter, initialNumberFormatter) = (newValue, nil) }
  }
  private var ownNumberFormatter: NumberFormatter?
  /// The formatter of the number that no one has set, which follows the locale.
  private var initialNumberFormatter: NumberFormatter?

  private var defaultNumberFormatter: NumberFormatter {
    if let initialNumberFormatter { return initialNumberFormatter }
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = locale
    initialNumberFormatter = formatter
    return formatter
  }

  /// Creates a formatter with medium names.
  public override init() { super.init() }

  /// Returns `nil`: formatters aren't read from archives here.
  public required init?(coder: NSCoder) { nil }

  /// Returns the text of a measurement.
  @discardableResult
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(Measurement(value: measurement.value, unit: measurement.unit as Unit))
  }

  /// Returns the name of a unit: that of several if the language distinguishes them.
  ///
  /// That it is the form for 5, such as Russian's genitive plural, is a guess.
  @discardableResult
  open func string(from unit: Unit) -> String {
    guard let name = MeasuredUnit.name(of: unit), unitStyle == .long,
      let text = LocalizedAmount.text(5, unit: name, width: .wide, language: language)
    else { return unit.symbol }
    return text.replacing(LocalizedNumber.text(5, language: language), with: "").trimmingCharacters(in: .whitespaces)
  }

  /// Returns the text of a `Measurement` of any unit, and `nil` for everything else.
  @discardableResult
  open override func string(for obj: Any?) -> String? {
    (DynamicValue.unwrapped(obj) as? any AnyMeasurement).map { text($0.general) }
  }

  private var language: String { (locale ?? .autoupdatingCurrent).identifier(.bcp47) }

  private func text(_ measurement: Measurement<Unit>) -> String {
    let shown = converted(measurement)
    guard let formatter = numberFormatter else { return "\(shown.value) \(shown.unit.symbol)" }
    let number = formatter.string(from: NSNumber(value: shown.value)) ?? "\(shown.value)"
    guard let name = MeasuredUnit.name(of: shown.unit) else { return number + " " + shown.unit.symbol }
    if unitOptions.contains(.temperatureWithoutUnit), shown.unit is UnitTemperature { return number + "°" }
    let width: LocalizedWidth = unitStyle == .long ? .wide : unitStyle == .short ? .narrow : .short
    let decimals = max(0, min(formatter.maximumFractionDigits, 9))
    guard
      let text = LocalizedAmount.text(shown.value, unit: name, width: width, decimals: decimals, language: language)
    else { return number + " " + shown.unit.symbol }
    // The number as the text has it, which has no zeros at its end.
    let plain = (0...decimals).reversed().map { LocalizedNumber.text(shown.value, decimals: $0, language: language) }
      .first(where: text.contains)
    return plain.map { text.replacing($0, with: number, maxReplacements: 1) } ?? text
  }

  private func converted(_ measurement: Measurement<Unit>) -> Measurement<Unit> {
    guard !unitOptions.contains(.providedUnit), let unit = measurement.unit as? Dimension else { return measurement }
    let base = unit.converter.baseUnitValue(fromValue: measurement.value)
    func value(_ unit: Dimension) -> Measurement<Unit> {
      Measurement(value: unit.converter.value(fromBaseUnitValue: base), unit: unit)
    }
    let system = (locale ?? .autoupdatingCurrent).measurementSystem
    guard let scale = MeasuredUnit.scale(of: unit, in: system) else { return measurement }
    guard unitOptions.contains(.naturalScale) else { return value(scale.usual) }
    return value(scale.units.first { abs(value($0).value) >= 1 } ?? scale.units.last ?? scale.usual)
  }
}

/// A measurement of any unit.
private protocol AnyMeasurement {
  var general: Measurement<Unit> { get }
}

extension Measurement: AnyMeasurement {
  fileprivate var general: Measurement<Unit> { Measurement<Unit>(value: value, unit: unit) }
}
