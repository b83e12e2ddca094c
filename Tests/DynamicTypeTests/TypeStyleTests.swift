import DynamicType
import Foundation
import Testing

/// `Tests/Oracles/dynamic-type.json`; its `about` describes the source of its numbers.
struct DynamicTypeOracle: Decodable, Sendable {
  let categories: [String]
  let weight: [String: String]
  let emphasizedWeight: [String: String]
  let pointSize: [String: [Int]]
  let leading: [String: [Int]]
  let printedLeading: [String: [Int]]

  static func read() throws -> DynamicTypeOracle {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: tests.appendingPathComponent("Oracles/dynamic-type.json"))
    return try JSONDecoder().decode(DynamicTypeOracle.self, from: data)
  }
}

struct TypeStyleTests {
  @Test("the categories are the recorded 12, smallest first")
  func categories() throws {
    let recorded = try DynamicTypeOracle.read().categories
    #expect(ContentSizeCategory.allCases.map { "\($0)" } == recorded)
  }

  @Test("every recorded cell of every table matches")
  func tables() throws {
    let oracle = try DynamicTypeOracle.read()
    #expect(oracle.pointSize.count == 11)
    for (name, sizes) in oracle.pointSize {
      let style = try #require(TypeStyle(rawValue: name))
      #expect(ContentSizeCategory.allCases.map { style.pointSize(at: $0) } == sizes)
      #expect(ContentSizeCategory.allCases.map { style.leading(at: $0) } == oracle.leading[name])
      #expect(ContentSizeCategory.allCases.map { style.printedLeading(at: $0) } == oracle.printedLeading[name])
      #expect(style.weight.rawValue == oracle.weight[name])
      #expect(style.emphasizedWeight.rawValue == oracle.emphasizedWeight[name])
    }
  }

  @Test("the extra large titles are 36 and 28 bold at large, and scale like the large title")
  func extraLargeTitles() {
    #expect(TypeStyle.extraLargeTitle.pointSize(at: .large) == 36)
    #expect(TypeStyle.extraLargeTitle2.pointSize(at: .large) == 28)
    #expect(TypeStyle.extraLargeTitle.weight == .bold)
    #expect(TypeStyle.extraLargeTitle2.weight == .bold)
    // floor(36 * 70 / 41 + 0.5) = floor(61.96...) and floor(28 * 70 / 41 + 0.5) = floor(48.30...).
    #expect(TypeStyle.extraLargeTitle.pointSize(at: .accessibilityExtraExtraExtraLarge) == 61)
    #expect(TypeStyle.extraLargeTitle2.pointSize(at: .accessibilityExtraExtraExtraLarge) == 48)
    // 36 * 41 / 34 = 43.41 and 28 * 41 / 34 = 33.76.
    #expect(TypeStyle.extraLargeTitle.leading(at: .large) == 43)
    #expect(TypeStyle.extraLargeTitle2.leading(at: .large) == 34)
  }

  @Test("sizes and leadings never decrease as the category grows", arguments: TypeStyle.allCases)
  func monotone(style: TypeStyle) {
    for (smaller, larger) in zip(ContentSizeCategory.allCases, ContentSizeCategory.allCases.dropFirst()) {
      #expect(style.pointSize(at: smaller) <= style.pointSize(at: larger))
      #expect(style.leading(at: smaller) <= style.leading(at: larger))
    }
  }
}
