import Foundation
import Testing

@testable import AdoptedShapes

@Suite struct SearchShapeTests {
  @Test("predicates, sort descriptors, and formatters that Foundation lacks work in files without UIKit")
  func search() {
    let day = 86400.0
    let start = Date(timeIntervalSince1970: 0)
    let search = Search(entries: [
      .init(title: "Café", date: start + day), .init(title: "cafeteria", date: start + 2 * day),
      .init(title: "Tea", date: start + 3 * day), .init(title: "Cafe", date: start),
    ])
    #expect(search.titles(after: start, containing: "CAFE") == ["cafeteria", "Café"])
    #expect(search.age(of: search.entries[0], at: start + 3 * day) == "2 days ago")
  }
}
