import Foundation
import Testing
import UIKit

/// Sections by first letters, with the titles that UIKit's documentation of `UILocalizedIndexedCollation` lists for English.
@MainActor struct IndexedCollationTests {
  private final class Person: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private let selector = Selector("name", { (object: Person) in { object.name } })

  @Test("sections are letters, and the rest is in the last one")
  func sections() {
    let collation = UILocalizedIndexedCollation.current()
    #expect(collation.sectionTitles.count == 27)
    #expect(collation.sectionTitles.first == "A" && collation.sectionIndexTitles.last == "#")
    let sections = ["bob", "Ärzte", "élan", "3D", "", "中"].map {
      collation.sectionTitles[collation.section(for: Person($0), collationStringSelector: selector)]
    }
    #expect(sections == ["B", "A", "E", "#", "#", "#"])
    // The sections of letters that Unicode doesn't decompose are a guess.
    for (name, title) in ["Østergaard": "O", "Łódź": "L", "Đà": "D", "Ægir": "A", "œuvre": "O", "ß": "S"] {
      let section = collation.section(for: Person(name), collationStringSelector: selector)
      #expect(collation.sectionTitles[section] == title)
    }
    #expect(collation.section(for: "zoo", collationStringSelector: Selector("self")) == 25)
    #expect(collation.section(forSectionIndexTitle: 3) == 3)
  }

  /// `localizedStandardCompare(_:)`: numbers by their values, and case after letters.
  @Test("objects are sorted by their texts")
  func sorting() {
    let sorted = UILocalizedIndexedCollation.current().sortedArray(
      from: ["b10", "B2", "ab", "aa"].map(Person.init), collationStringSelector: selector)
    #expect(sorted.compactMap { ($0 as? Person)?.name } == ["aa", "ab", "B2", "b10"])
  }
}
