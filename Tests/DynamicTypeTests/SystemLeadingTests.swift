import DynamicType
import Testing

struct SystemLeadingTests {
  @Test("a size of a text style has the leading of most styles with that size")
  func recordedSizes() throws {
    let oracle = try DynamicTypeOracle.read()
    var counts: [Int: [Int: Int]] = [:]
    for (style, sizes) in oracle.pointSize {
      for (size, leading) in zip(sizes, try #require(oracle.leading[style])) {
        counts[size, default: [:]][leading, default: 0] += 1
      }
    }
    for (size, leadings) in counts {
      let leading = SystemLeading.leading(ofSize: Double(size))
      let most = leadings.values.max()
      #expect(leadings.contains { $1 == most && Double($0) == leading }, "\(size) points: \(leading) of \(leadings)")
    }
  }

  @Test("sizes between two styles are interpolated, and sizes beyond them keep the nearest ratio")
  func otherSizes() {
    // 35 lies halfway between 34 (41) and 36 (43). 5.5 is half of 11 (13), 120 twice 60 (70).
    #expect(SystemLeading.leading(ofSize: 35) == 42)
    #expect(SystemLeading.leading(ofSize: 17.5) == 22.5)
    #expect(SystemLeading.leading(ofSize: 5.5) == 6.5)
    #expect(SystemLeading.leading(ofSize: 120) == 140)
  }

  @Test("an invalid size has no leading", arguments: [0, -17, .infinity, .nan] as [Double])
  func unusable(size: Double) {
    #expect(SystemLeading.leading(ofSize: size) == 0)
  }
}
