import Foundation
import Testing
import UIFoundation

struct UITraitCollectionTests {
  @Test("a new collection specifies nothing")
  func unspecified() {
    let traits = UITraitCollection()
    #expect(traits.displayScale == 0)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.userInterfaceIdiom == .unspecified)
  }

  @Test("of several collections, the last that specifies a trait prevails")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(preferredContentSizeCategory: .small),
      UITraitCollection(displayScale: 3),
    ])
    #expect(merged.displayScale == 3)
    #expect(merged.preferredContentSizeCategory == .small)
  }

  @Test("a collection contains the traits that it has in common")
  func containing() {
    let traits = UITraitCollection {
      $0.displayScale = 2
      $0.userInterfaceStyle = .dark
    }
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(traits.containsTraits(in: nil))
    #expect(!traits.containsTraits(in: UITraitCollection(layoutDirection: .leftToRight)))
  }

  @Test("collections are equal by value")
  func equality() {
    let traits = UITraitCollection(displayScale: 2)
    #expect(traits == UITraitCollection { $0.displayScale = 2 })
    #expect(traits.modifyingTraits { $0.displayScale = 3 } == UITraitCollection(displayScale: 3))
    let distinct: Set<UITraitCollection> = [traits, UITraitCollection(displayScale: 2)]
    #expect(distinct.count == 1)
  }

  @Test("traits are current inside performAsCurrent, and only there")
  func performing() {
    let before = UITraitCollection.current
    UITraitCollection(preferredContentSizeCategory: .extraSmall).performAsCurrent {
      #expect(UITraitCollection.current.preferredContentSizeCategory == .extraSmall)
      UITraitCollection(displayScale: 1).performAsCurrent { #expect(UITraitCollection.current.displayScale == 1) }
      #expect(UITraitCollection.current.preferredContentSizeCategory == .extraSmall)
    }
    #expect(UITraitCollection.current == before)
  }

  @Test("a style or contrast changes colors, and a scale does not")
  func colorAppearance() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.displayScale = 2 }))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
  }
}
