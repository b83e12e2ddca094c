import DynamicType
import Foundation
import Testing
import UIFoundation

@testable import UIKit

@MainActor
struct DynamicTypeManagerTests {
  private final class Drawing {
    var font: UIFont = .preferredFont(forTextStyle: .body)
    var caption: UIFont? = .preferredFont(forTextStyle: .caption1)
  }

  private final class Badge: UIView {
    var font: UIFont = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 10), maximumPointSize: 15)
  }

  @Test("any object follows the category by the key paths of its fonts during its lifetime")
  func objects() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let manager = DynamicTypeManager.shared
        let drawing = Drawing()
        manager.follow(drawing, font: \.font)
        manager.follow(drawing, font: \.caption)
        manager.follow(drawing, font: \.font)
        do { manager.follow(Drawing(), font: \.font) }
        #expect(manager.count == 1)
        // Body and caption1 are 33 and 26 points at accessibilityL (dynamic-type.json).
        UIApplication.shared.preferredContentSizeCategory = .accessibilityLarge
        #expect(drawing.font.pointSize == 33 && drawing.caption?.pointSize == 26)
        drawing.font = .systemFont(ofSize: 17)
        manager.forget(drawing)
        UIApplication.shared.preferredContentSizeCategory = .small
        #expect(drawing.font.pointSize == 17 && drawing.caption?.pointSize == 26)
      }
    }
  }

  @Test("a view follows its own traits, with its base size and maximum, and an object without a style does not scale")
  func views() {
    let (root, badge) = (UIView(), Badge())
    root.addSubview(badge)
    DynamicTypeManager.shared.follow(badge, font: \.font)
    #expect(badge.font.pointSize == 10)
    root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    // 10 points times 62 / 22 is 28, limited to 15.
    #expect(badge.font.pointSize == 15)
    root.traitOverrides.preferredContentSizeCategory = .small
    // 10 points times 20 / 22 is 9.09, rounded to a whole point.
    #expect(badge.font.pointSize == 9)
    let plain = Drawing()
    plain.font = .systemFont(ofSize: 17)
    DynamicTypeManager.shared.follow(plain, font: \.font)
    #expect(plain.font == .systemFont(ofSize: 17))
  }

  @Test("a label deep in a tree follows the category without any call")
  func deepLabel() {
    let root = UIView()
    var inner = root
    for _ in 0..<200 {
      let view = UIView()
      inner.addSubview(view)
      inner = view
    }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    inner.addSubview(label)
    root.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    // Headline is 21 points at XXL (dynamic-type.json).
    #expect(label.font.pointSize == 21)
  }
}
