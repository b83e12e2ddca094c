import Foundation
import Testing

@testable import UIFoundation

/// The texts are CLDR's patterns of units, in the styles of Apple's documentation of `Formatter.UnitStyle`.
struct MeasurementFormatterTests {
  private func formatter(
    _ locale: String, _ style: Formatter.UnitStyle = .medium, _ options: MeasurementFormatter.UnitOptions = []
  ) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitStyle = style
    formatter.unitOptions = options
    return formatter
  }

  @Test("styles, as CLDR's narrow, short, and long patterns")
  func styles() {
    let miles = Measurement(value: 5, unit: UnitLength.miles)
    #expect(formatter("en_US", .short, .providedUnit).string(from: miles) == "5mi")
    #expect(formatter("en_US", .medium, .providedUnit).string(from: miles) == "5 mi")
    #expect(formatter("en_US", .long, .providedUnit).string(from: miles) == "5 miles")
    #expect(formatter("de_DE", .long, .providedUnit).string(from: miles) == "5 Meilen")
    let speed = Measurement(value: 1234.5, unit: UnitSpeed.kilometersPerHour)
    #expect(formatter("de_DE", .medium, .providedUnit).string(from: speed) == "1.234,5 km/h")
  }

  /// 1,000 m / 1,609.344 m = 0.6214; 20 °C * 9 / 5 + 32 = 68 °F; 1 kg / 0.45359237 kg = 2.205 lb.
  @Test("units are converted to those of the locale")
  func conversion() {
    let length = Measurement(value: 1000, unit: UnitLength.meters)
    #expect(formatter("en_US").string(from: length) == "0.621 mi")
    #expect(formatter("de_DE").string(from: length) == "1 km")
    let temperature = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(formatter("en_US").string(from: temperature) == "68°F")
    #expect(formatter("en_US", .medium, .temperatureWithoutUnit).string(from: temperature) == "68°")
    #expect(formatter("en_US").string(from: Measurement(value: 1, unit: UnitMass.kilograms)).hasPrefix("2.205 lb"))
    #expect(formatter("en_US").string(for: length) == "0.621 mi")
    #expect(formatter("en_US").string(for: 3) == nil)
  }

  @Test("a natural scale has numbers of one or more")
  func naturalScale() {
    let formatter = formatter("de_DE", .medium, .naturalScale)
    #expect(formatter.string(from: Measurement(value: 0.25, unit: UnitLength.meters)) == "25 cm")
    #expect(formatter.string(from: Measurement(value: 2500, unit: UnitLength.meters)) == "2,5 km")
  }

  @Test("the number is the number formatter's")
  func numbers() {
    let formatter = formatter("en_US", .medium, .providedUnit)
    formatter.numberFormatter.maximumFractionDigits = 1
    formatter.numberFormatter.minimumFractionDigits = 1
    #expect(formatter.string(from: Measurement(value: 5, unit: UnitLength.miles)) == "5.0 mi")
    let own = Measurement(value: 2, unit: UnitLength(symbol: "pole", converter: UnitConverterLinear(coefficient: 5)))
    #expect(formatter.string(from: own) == "2.0 pole")
    formatter.unitStyle = .long
    #expect(formatter.string(from: UnitLength.miles as Unit) == "miles")
  }

  @Test("the number formatter has the locale, unless it's the app's")
  func locales() {
    let formatter = formatter("en_US", .medium, .providedUnit)
    let length = Measurement(value: 1.5, unit: UnitLength.miles)
    #expect(formatter.string(from: length) == "1.5 mi")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: length) == "1,5 mi")
    let own = NumberFormatter()
    own.locale = Locale(identifier: "en_US")
    own.minimumFractionDigits = 2
    formatter.numberFormatter = own
    formatter.locale = Locale(identifier: "es_ES")
    #expect(formatter.string(from: length) == "1.50 mi")
  }
}
