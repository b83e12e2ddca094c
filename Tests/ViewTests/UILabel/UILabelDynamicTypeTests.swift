import Foundation
import Testing
import UIFoundation

@testable import UIKit

@MainActor
struct UILabelDynamicTypeTests {
  private let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge

  /// Runs `body` with the application at a category, and restores the previous one.
  private func at(_ category: UIContentSizeCategory, _ body: () -> Void) {
    let before = UIApplication.shared.preferredContentSizeCategory
    UIApplication.shared.preferredContentSizeCategory = category
    defer { UIApplication.shared.preferredContentSizeCategory = before }
    body()
  }

  private func adjusting(_ font: UIFont) -> UILabel {
    let label = UILabel()
    label.text = "Text"
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  @Test("a label without a window follows the category back and forth")
  func detached() {
    let following = adjusting(.preferredFont(forTextStyle: .body))
    let size = following.intrinsicContentSize
    at(largest) {
      #expect(following.font.pointSize == 53)
      // 53 * 1.193359375 = 63.248, 189.7 pixels at 3x, so 190.
      #expect(abs(following.intrinsicContentSize.height - 190.0 / 3) < 1e-9)
    }
    #expect(following.font.pointSize == 17 && following.intrinsicContentSize == size)
  }

  @Test("a scaled font scales from its base size, up to its maximum")
  func scaled() {
    let palatino = UIFont(name: "Palatino", size: 18) ?? .systemFont(ofSize: 1)
    let following = adjusting(UIFontMetrics(forTextStyle: .body).scaledFont(for: palatino))
    let limited = adjusting(
      UIFontMetrics(forTextStyle: .body).scaledFont(for: palatino, maximumPointSize: 30))
    at(largest) {
      // 18 * 62 / 22 = 50.7.
      #expect(following.font.pointSize == 51 && following.font.fontName == "Palatino-Roman")
      #expect(limited.font.pointSize == 30)
    }
    #expect(following.font.pointSize == 18 && limited.font.pointSize == 18)
  }

  @Test("a font without a style does not scale, and neither does that of a label that does not adjust")
  func staying() {
    let plain = adjusting(.systemFont(ofSize: 17))
    let fixed = UILabel()
    fixed.font = .preferredFont(forTextStyle: .body)
    at(largest) { #expect(plain.font.pointSize == 17 && fixed.font.pointSize == 17) }
  }

  @Test("a label updates its font when it starts to adjust")
  func late() {
    let following = UILabel()
    following.font = .preferredFont(forTextStyle: .body)
    at(largest) {
      following.adjustsFontForContentSizeCategory = true
      #expect(following.font.pointSize == 53)
      following.adjustsFontForContentSizeCategory = false
    }
    #expect(following.font.pointSize == 53)
  }

  @Test("a label deep in a tree follows, and is notified once through the tree's own traits")
  func deep() {
    let root = UIView()
    var inner = root
    for _ in 0..<20 {
      let next = UIView()
      inner.addSubview(next)
      inner = next
    }
    let following = adjusting(.preferredFont(forTextStyle: .headline))
    inner.addSubview(following)
    at(largest) { #expect(following.font.pointSize == 53) }
    root.overrideTraits(with: UITraitCollection(preferredContentSizeCategory: .extraSmall))
    #expect(following.font.pointSize == 14)
    at(largest) { #expect(following.font.pointSize == 14) }
    following.removeFromSuperview()
    #expect(following.font.pointSize == 17)
  }

  @Test("the font has changed before the notification is posted")
  func notification() {
    let following = adjusting(.preferredFont(forTextStyle: .body))
    let seen = Seen()
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { seen.sizes.append(following.font.pointSize) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    at(largest) {}
    #expect(seen.sizes == [53, 17])
  }

  @Test("following the category does not retain a label")
  func lifetime() {
    weak var gone: UILabel?
    do {
      let following = adjusting(.preferredFont(forTextStyle: .body))
      gone = following
    }
    #expect(gone == nil)
    at(largest) {}
  }
}

@MainActor
private final class Seen {
  var sizes: [CGFloat] = []
}
