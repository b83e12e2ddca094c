import Foundation

/// The names of Foundation's units in CLDR, and the units of measurement systems.
enum MeasuredUnit {
  /// Returns the name of a unit in CLDR, such as "kilometer-per-hour", or `nil` for one that isn't listed.
  static func name(of unit: Unit) -> String? { names.first { type(of: $0.0) == type(of: unit) && $0.0 == unit }?.1 }

  private static let names: [(Unit, String)] = [
    (UnitLength.kilometers, "kilometer"), (UnitLength.meters, "meter"), (UnitLength.decimeters, "decimeter"),
    (UnitLength.centimeters, "centimeter"), (UnitLength.millimeters, "millimeter"),
    (UnitLength.micrometers, "micrometer"), (UnitLength.miles, "mile"), (UnitLength.yards, "yard"),
    (UnitLength.feet, "foot"), (UnitLength.inches, "inch"), (UnitLength.nauticalMiles, "nautical-mile"),
    (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.milligrams, "milligram"),
    (UnitMass.metricTons, "tonne"), (UnitMass.pounds, "pound"), (UnitMass.ounces, "ounce"),
    (UnitMass.stones, "stone"), (UnitMass.carats, "carat"), (UnitTemperature.celsius, "celsius"),
    (UnitTemperature.fahrenheit, "fahrenheit"), (UnitTemperature.kelvin, "kelvin"),
    (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
    (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"), (UnitDuration.seconds, "second"),
    (UnitDuration.minutes, "minute"), (UnitDuration.hours, "hour"), (UnitVolume.liters, "liter"),
    (UnitVolume.milliliters, "milliliter"), (UnitVolume.gallons, "gallon"), (UnitVolume.pints, "pint"),
    (UnitVolume.cups, "cup"), (UnitVolume.fluidOunces, "fluid-ounce"), (UnitArea.squareMeters, "square-meter"),
    (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareFeet, "square-foot"),
    (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
    (UnitEnergy.joules, "joule"), (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.calories, "calorie"),
    (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.kilowattHours, "kilowatt-hour"),
    (UnitPower.watts, "watt"), (UnitPower.kilowatts, "kilowatt"), (UnitPower.horsepower, "horsepower"),
    (UnitAngle.degrees, "degree"), (UnitAngle.radians, "radian"), (UnitPressure.hectopascals, "hectopascal"),
    (UnitPressure.millibars, "millibar"), (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
    (UnitFrequency.hertz, "hertz"), (UnitFrequency.kilohertz, "kilohertz"), (UnitFrequency.megahertz, "megahertz"),
    (UnitFrequency.gigahertz, "gigahertz"),
  ]

  /// The units of a system, from the largest to the smallest.
  struct Scale {
    var units: [Dimension]
    /// The unit without the option of a natural scale.
    var usual: Dimension
  }

  /// Returns the units that a system has for what a unit measures, or `nil` if the unit is written as it is.
  static func scale(of unit: Dimension, in system: Locale.MeasurementSystem) -> Scale? {
    let isUS = system == .us
    switch unit {
    case is UnitLength:
      if isUS { return Scale(units: [UnitLength.miles, .feet, .inches], usual: UnitLength.miles) }
      let metric = [UnitLength.kilometers, .meters, .centimeters, .millimeters]
      return Scale(units: metric, usual: system == .uk ? UnitLength.miles : .kilometers)
    case is UnitMass:
      return isUS
        ? Scale(units: [UnitMass.pounds, .ounces], usual: UnitMass.pounds)
        : Scale(units: [UnitMass.kilograms, .grams, .milligrams], usual: UnitMass.kilograms)
    case is UnitTemperature:
      let usual = isUS ? UnitTemperature.fahrenheit : .celsius
      return Scale(units: [usual], usual: usual)
    case is UnitSpeed:
      let usual = isUS || system == .uk ? UnitSpeed.milesPerHour : .kilometersPerHour
      return Scale(units: [usual], usual: usual)
    default: return nil
    }
  }
}
