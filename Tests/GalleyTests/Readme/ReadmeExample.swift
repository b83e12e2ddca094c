import UIKit

/// The README's example, verbatim between the two dashed lines, except that its output is collected.
@MainActor func example(print: (String) -> Void) {
  // ---
  let label = UILabel()
  label.text = "Galley breaks and measures real text, glyph by glyph."
  label.numberOfLines = 0
  label.adjustsFontForContentSizeCategory = true
  let palatino = UIFont(name: "Palatino", size: 18) ?? .systemFont(ofSize: 18)
  label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: palatino)

  for category in [UIContentSizeCategory.small, .large, .accessibilityLarge] {
    UIApplication.shared.preferredContentSizeCategory = category
    let size = label.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity))
    print("\(label.font.pointSize) pt: \(size.width) x \(size.height)")
  }
  // ---
}
