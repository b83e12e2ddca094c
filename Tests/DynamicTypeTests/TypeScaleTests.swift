import DynamicType
import Testing

struct TypeScaleTests {
  private func scaled(_ value: Double, _ style: TypeStyle, displayScale: Double) -> [Double] {
    ContentSizeCategory.allCases.map {
      TypeScale(style).scaledValue(value, at: $0, displayScale: displayScale)
    }
  }

  private func expect(_ values: [Double], are expected: [Double], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(values.count == expected.count, sourceLocation: sourceLocation)
    for (value, published) in zip(values, expected) {
      #expect(abs(value - published) < 0.0005, "published to three decimals", sourceLocation: sourceLocation)
    }
  }

  @Test("body 17 at 3x scales as measured on iOS")
  func bodyAtThree() {
    let measured = [14.667, 15.333, 16.333, 17, 18.667, 20, 22.333, 26.333, 31, 37, 43.333, 48]
    expect(scaled(17, .body, displayScale: 3), are: measured)
  }

  @Test("body 10 at 2x scales as measured on iOS")
  func bodyAtTwo() {
    let measured = [8.5, 9, 9.5, 10, 11, 12, 13, 15.5, 18, 22, 25.5, 28]
    expect(scaled(10, .body, displayScale: 2), are: measured)
  }

  @Test("large title 22 at the largest size is 37.667 at 3x")
  func largeTitle() {
    expect([scaled(22, .largeTitle, displayScale: 3)[11]], are: [37.667])
  }

  @Test("negative values scale to the pixel away from zero, like positive ones")
  func negative() {
    // 10 * 29 / 22 = 13.18: 26.36 half points, rounded 26; and -5 * 19 / 22 * 2 = -8.64, rounded -9.
    expect([scaled(-10, .body, displayScale: 2)[6], scaled(-5, .body, displayScale: 2)[0]], are: [-13, -4.5])
    // A tie: 22 * 19 / 22 is 19 exactly, so 11 * 19 / 22 = 9.5 at 1x goes to 10 and -9.5 to -10.
    expect([scaled(11, .body, displayScale: 1)[0], scaled(-11, .body, displayScale: 1)[0]], are: [10, -10])
  }

  @Test("point sizes scale to whole points by the ratio of leadings, with ties rounded up")
  func pointSizes() {
    let body = TypeScale(.body)
    // 18 * 19 / 22 = 15.545, 18 * 24 / 22 = 19.636, 18 * 62 / 22 = 50.727.
    #expect(body.scaledPointSize(18, at: .extraSmall) == 16)
    #expect(body.scaledPointSize(18, at: .extraLarge) == 20)
    #expect(body.scaledPointSize(18, at: .accessibilityExtraExtraExtraLarge) == 51)
    // 11 * 19 / 22 = 9.5.
    #expect(body.scaledPointSize(11, at: .extraSmall) == 10)
  }

  @Test("a size at large is rounded to whole points, too")
  func roundsAtLarge() {
    #expect(TypeScale(.body).scaledPointSize(17.4, at: .large) == 17)
  }

  @Test("the maximum limits the size only if it is above 0")
  func maximum() {
    let body = TypeScale(.body)
    #expect(body.scaledPointSize(18, at: .accessibilityExtraExtraExtraLarge, maximum: 30.5) == 30.5)
    #expect(body.scaledPointSize(18, at: .accessibilityExtraExtraExtraLarge, maximum: 0) == 51)
    #expect(body.scaledPointSize(18, at: .accessibilityExtraExtraExtraLarge, maximum: -3) == 51)
    #expect(body.scaledPointSize(18, at: .accessibilityExtraExtraExtraLarge, maximum: .nan) == 51)
  }

  @Test("an unknown style leaves every value unchanged, to the pixel")
  func unknownStyle() {
    #expect(TypeScale(nil).scaledValue(10, at: .accessibilityExtraExtraExtraLarge, displayScale: 2) == 10)
    #expect(TypeScale(nil).scaledPointSize(12, at: .accessibilityExtraExtraExtraLarge) == 12)
  }

  @Test("unusual numbers give defined results", arguments: [0, -2, Double.nan, .infinity, -.infinity])
  func oddScales(displayScale: Double) {
    // Counts as 1: 10 * 19 / 22 = 8.64.
    #expect(TypeScale(.body).scaledValue(10, at: .extraSmall, displayScale: displayScale) == 9)
  }

  @Test("values that cannot be scaled are returned unchanged")
  func oddValues() {
    let body = TypeScale(.body)
    #expect(body.scaledValue(.nan, at: .extraLarge, displayScale: 2).isNaN)
    #expect(body.scaledValue(.infinity, at: .extraLarge, displayScale: 2) == .infinity)
    let huge = Double.greatestFiniteMagnitude
    #expect(body.scaledValue(huge, at: .extraLarge, displayScale: 2) == huge)
    #expect(body.scaledPointSize(huge, at: .extraLarge) == huge)
    #expect(body.scaledPointSize(.nan, at: .extraLarge).isNaN)
  }
}
