import Foundation
import Testing
import UIFoundation

@testable import UIKit

@MainActor
struct TraitOverrideTests {
  private struct Density: UITraitDefinition {
    static let defaultValue = 1
  }

  private final class Row: UIView {
    var seen: [String] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self, Density.self]) { (self: Row, previous) in
        self.seen.append("\(previous[Density.self])>\(self.traitCollection[Density.self])")
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("a view's overrides apply to it and everything inside, and can be removed")
  func overriding() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    middle.traitOverrides.preferredContentSizeCategory = .small
    middle.traitOverrides[Density.self] = 4
    #expect(leaf.traitCollection.preferredContentSizeCategory == .small && leaf.traitCollection[Density.self] == 4)
    #expect(root.traitCollection.preferredContentSizeCategory == .large && root.traitCollection[Density.self] == 1)
    #expect(middle.traitOverrides.contains(Density.self) && !leaf.traitOverrides.contains(Density.self))
    middle.traitOverrides.remove(Density.self)
    #expect(leaf.traitCollection[Density.self] == 1)
    leaf.overrideUserInterfaceStyle = .dark
    #expect(leaf.traitCollection.userInterfaceStyle == .dark && leaf.overrideUserInterfaceStyle == .dark)
    leaf.overrideUserInterfaceStyle = .unspecified
    #expect(leaf.traitCollection.userInterfaceStyle == .light)
  }

  @Test("registered observers are notified of the requested traits, with old values, until they unregister")
  func registration() {
    let (root, row) = (UIView(), Row())
    root.addSubview(row)
    root.traitOverrides[Density.self] = 2
    root.traitOverrides.userInterfaceStyle = .dark
    root.traitOverrides[Density.self] = 3
    root.traitOverrides[Density.self] = 3
    #expect(row.seen == ["1>2", "2>3"])
    var calls = 0
    let registration = row.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in calls += 1 }
    root.traitOverrides.userInterfaceStyle = .light
    row.unregisterForTraitChanges(registration)
    root.traitOverrides.userInterfaceStyle = .dark
    #expect(calls == 1)
  }

  @Test("an inner override hides an outer change from the views inside")
  func hiding() {
    let (root, row) = (UIView(), Row())
    root.addSubview(row)
    row.traitOverrides[Density.self] = 9
    row.seen = []
    root.traitOverrides[Density.self] = 2
    #expect(row.seen == [] && row.traitCollection[Density.self] == 9)
  }

  @Test("limits keep the text size in a view between a minimum and a maximum")
  func limits() {
    let (root, leaf) = (UIView(), UIView())
    root.addSubview(leaf)
    root.minimumContentSizeCategory = .medium
    root.maximumContentSizeCategory = .extraLarge
    func category(_ asked: UIContentSizeCategory) -> UIContentSizeCategory {
      root.traitOverrides.preferredContentSizeCategory = asked
      return leaf.traitCollection.preferredContentSizeCategory
    }
    #expect(category(.extraSmall) == .medium && category(.large) == .large)
    #expect(category(.accessibilityExtraLarge) == .extraLarge)
    root.maximumContentSizeCategory = nil
    #expect(leaf.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
  }

  @Test("a label inside limits has a font of an allowed size")
  func limitedLabel() {
    let (root, label) = (UIView(), UILabel())
    root.addSubview(label)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    root.maximumContentSizeCategory = .extraLarge
    root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    // Body is 19 points at XL (dynamic-type.json).
    #expect(label.font.pointSize == 19)
  }

  @Test("a view's traits are current during its layout, constraint updates, and change notifications")
  func current() {
    final class Witness: UIView {
      var scales: [CGFloat] = []
      private func note() { scales.append(UITraitCollection.current.displayScale) }
      override func layoutSubviews() {
        super.layoutSubviews()
        note()
      }
      override func updateConstraints() {
        note()
        super.updateConstraints()
      }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { note() }
    }
    let (root, witness) = (UIView(), Witness())
    root.addSubview(witness)
    root.traitOverrides.displayScale = 1
    root.layoutIfNeeded()
    #expect(witness.scales.count >= 3 && Set(witness.scales) == [1])
    #expect(UITraitCollection.current.displayScale == 3)
  }
}
