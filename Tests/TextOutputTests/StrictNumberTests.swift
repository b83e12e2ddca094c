import Testing

@testable import TextOutput

@Suite struct StrictNumberTests {
  @Test(
    "decimal numbers are read exactly",
    arguments: [
      ("0", 0), ("375", 375), ("-3", -3), ("+3", 3), ("20.5", 20.5), (".5", 0.5), ("1e3", 1000), ("2.5E-1", 0.25),
      ("007", 7), ("1e308", 1e308), ("5e-324", Double.leastNonzeroMagnitude), ("0e999", 0), ("0.1", 0.1),
    ])
  func accepted(text: String, value: Double) {
    #expect(StrictNumber.double(text) == value)
  }

  @Test(
    "anything but a finite decimal number is rejected",
    arguments: [
      "", " ", "nan", "NaN", "inf", "-inf", "infinity", "0x10", "0x1p4", "1e400", "-1e400", "1e-400", "0.0e", "1e",
      "e5",
      "1e+", "+", "-", ".", "5.", "1.2.3", "1,5", "1 ", " 1", "1_000", "--1", "+-1", "١٢", "1\u{0}", "1e5.5",
    ])
  func refused(text: String) {
    #expect(StrictNumber.double(text) == nil)
  }

  @Test("minus zero is read as zero")
  func minusZero() {
    #expect(StrictNumber.double("-0.0")?.sign == .plus)
  }

  @Test("an integer consists of digits with an optional sign, and fits in Int")
  func integers() {
    #expect(StrictNumber.integer("12") == 12)
    #expect(StrictNumber.integer("-12") == -12)
    #expect(StrictNumber.integer("9223372036854775807") == .max)
    for text in ["", "1.0", "1e3", "9223372036854775808", "0x1", "٣", " 1", "-"] {
      #expect(StrictNumber.integer(text) == nil, "\(text)")
    }
  }
}
