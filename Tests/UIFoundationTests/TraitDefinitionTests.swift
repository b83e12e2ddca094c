import Foundation
import Testing

@testable import UIFoundation

struct TraitDefinitionTests {
  private struct Spacing: UITraitDefinition {
    static let defaultValue = 8
  }

  private struct Theme: UITraitDefinition {
    static let defaultValue = "plain"
    static let affectsColorAppearance = true
    static let identifier = "org.example.theme"
  }

  @Test("a custom trait has its default value, and behaves like any other trait")
  func custom() {
    let plain = UITraitCollection(displayScale: 2)
    #expect(plain[Spacing.self] == 8)
    let wide = plain.modifyingTraits { $0[Spacing.self] = 20 }
    #expect(wide[Spacing.self] == 20 && wide.displayScale == 2 && wide != plain)
    #expect(wide == plain.modifyingTraits { $0[Spacing.self] = 20 })
    #expect(wide != plain.modifyingTraits { $0[Spacing.self] = 21 })
    #expect(UITraitCollection(traitsFrom: [wide, UITraitCollection { $0[Theme.self] = "dark" }])[Spacing.self] == 20)
    #expect(wide.containsTraits(in: UITraitCollection { $0[Spacing.self] = 20 }))
    #expect(!wide.containsTraits(in: UITraitCollection { $0[Spacing.self] = 1 }))
  }

  @Test("a trait that affects colors makes color appearances differ")
  func colors() {
    let plain = UITraitCollection()
    #expect(UITraitCollection { $0[Theme.self] = "dark" }.hasDifferentColorAppearance(comparedTo: plain))
    #expect(!UITraitCollection { $0[Spacing.self] = 1 }.hasDifferentColorAppearance(comparedTo: plain))
    #expect(Theme.identifier == "org.example.theme" && Spacing.name == "Spacing")
  }

  @Test("traits with a property can be read and written by their type")
  func named() {
    let traits = UITraitCollection { $0[UITraitPreferredContentSizeCategory.self] = .small }
    #expect(traits.preferredContentSizeCategory == .small)
    #expect(traits[UITraitPreferredContentSizeCategory.self] == .small)
    #expect(traits[UITraitDisplayScale.self] == 0 && UITraitUserInterfaceStyle.defaultValue == .unspecified)
  }

  @Test("the changed traits are those with different values")
  func changed() {
    let old = UITraitCollection(displayScale: 2)
    let new = UITraitCollection { traits in
      traits.displayScale = 3
      traits.userInterfaceStyle = .dark
      traits[Spacing.self] = 1
    }
    func names(_ traits: [UITrait]) -> Set<String> { Set(traits.map { $0.name }) }
    #expect(names(new.changedTraits(from: old)) == ["UITraitDisplayScale", "UITraitUserInterfaceStyle", "Spacing"])
    #expect(names(old.changedTraits(from: nil)) == ["UITraitDisplayScale"])
    #expect(new.changedTraits(from: new).isEmpty)
  }

  @Test("overrides contain the values set and not removed")
  func overrides() {
    var overrides: any UITraitOverrides = TraitValues(nil)
    #expect((overrides as? TraitValues)?.collection == nil)
    overrides.userInterfaceStyle = .dark
    overrides[Spacing.self] = 3
    #expect(overrides.contains(UITraitUserInterfaceStyle.self) && overrides.contains(Spacing.self))
    #expect(!overrides.contains(UITraitDisplayScale.self))
    overrides.remove(Spacing.self)
    overrides.remove(UITraitUserInterfaceStyle.self)
    #expect(!overrides.contains(Spacing.self) && overrides[Spacing.self] == 8)
    #expect((overrides as? TraitValues)?.collection == nil)
  }
}
