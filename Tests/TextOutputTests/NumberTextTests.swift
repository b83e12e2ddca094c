import Testing

@testable import TextOutput

@Suite struct NumberTextTests {
  @Test("the shortest text parses to the same number, and integers have no fraction")
  func shortest() {
    #expect(NumberText.shortest(375) == "375")
    #expect(NumberText.shortest(-0.0) == "0")
    #expect(NumberText.shortest(20.5) == "20.5")
    #expect(NumberText.shortest(0.1) == "0.1")
    #expect(NumberText.shortest(1e100) == "1e+100")
    // Bit patterns from a linear congruential sequence (Knuth's MMIX constants, seed 1).
    var pattern: UInt64 = 1
    for _ in 0..<1000 {
      pattern = pattern &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(bitPattern: pattern)
      if value.isFinite { #expect(Double(NumberText.shortest(value)) == value) }
    }
  }

  @Test(
    "numbers are rounded to a fixed number of decimals, ties away from zero",
    arguments: [
      (61.0 / 3, 3, "20.333"), (0.5, 0, "1"), (-0.5, 0, "-1"), (1.0, 3, "1.000"), (-2.25, 1, "-2.3"),
      (-0.0001, 3, "0.000"),
      (0.0625, 3, "0.063"), (999.9996, 3, "1000.000"),
      (1_234_567.0, 2, "1234567.00"), (0.0, 3, "0.000"), (-0.0, 1, "0.0"),
    ])
  func fixed(value: Double, decimals: Int, text: String) {
    #expect(NumberText.fixed(value, decimals: decimals) == text)
  }

  @Test("numbers too large to scale are written in full")
  func fixedExtremes() {
    #expect(NumberText.fixed(1e300, decimals: 3) == "1e+300")
    #expect(NumberText.fixed(.infinity, decimals: 3) == "inf")
    #expect(NumberText.fixed(.nan, decimals: 3) == "nan")
    #expect(NumberText.fixed(1.5, decimals: -1) == "2")
    #expect(NumberText.fixed(1.5, decimals: 99) == "1.500000")
  }
}
