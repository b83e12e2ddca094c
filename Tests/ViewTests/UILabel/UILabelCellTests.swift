import DynamicType
import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// The headline and the body of a self-sizing cell, with system spacing between their baselines, in a plain view with
/// margins of 8.
///
/// The system font has a line of 1.193359375 em and a descender of -0.2412109375 em, Palatino one of 1.098 em and
/// -0.2525 em.
@MainActor
struct UILabelCellTests {
  private func height(
    _ category: ContentSizeCategory, scale: CGFloat, headline text: String = "Hi", body: String = "Yo"
  ) -> CGFloat {
    let traits = UITraitCollection {
      $0.preferredContentSizeCategory = UIContentSizeCategory(category)
      $0.displayScale = scale
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    view.overrideTraits(with: traits)
    let headline = add(text, .preferredFont(forTextStyle: .headline), to: view)
    let palatino = UIFont(name: "Palatino", size: 18) ?? .systemFont(ofSize: 1)
    let body = add(body, UIFontMetrics(forTextStyle: .body).scaledFont(for: palatino), to: view)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      headline.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      headline.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      body.leadingAnchor.constraint(equalTo: headline.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: headline.trailingAnchor),
      headline.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: margins.topAnchor, multiplier: 1),
      body.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: headline.lastBaselineAnchor, multiplier: 1),
      margins.bottomAnchor.constraint(equalToSystemSpacingBelow: body.lastBaselineAnchor, multiplier: 1),
    ])
    let target = CGSize(width: 375, height: 0)
    return view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func add(_ text: String, _ font: UIFont, to view: UIView) -> UILabel {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.text = text
    label.font = font
    view.addSubview(label)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  @Test("at the default category: 17 over 18 points")
  func large() {
    // From the top margin 22. From baseline to baseline a line of 18 * 1.098 = 19.764, a depth of 4.1 more and one of
    // 4.545 less. To the bottom margin 8.5. Each rounded up, and margins of 8:
    // 3x: 8 + 22 + 20 + 4.3333 - 4.6667 + 8.6667 + 8 = 66.3333.  2x: 8 + 22 + 20 + 4.5 - 5 + 8.5 + 8 = 66.
    #expect(abs(height(.large, scale: 3) - 199.0 / 3) < 1e-9)
    #expect(height(.large, scale: 2) == 66)
  }

  @Test("at the largest category: 53 over 51 points")
  func largest() {
    // 53 * 22 / 17 = 68.588; 51 * 1.098 = 55.998; depths of 12.784 and 12.878; 26.5.
    // 3x: 8 + 68.6667 + 56 + 13 - 13 + 26.6667 + 8 = 167.3333.  2x: 8 + 68.5 + 56 + 13 - 13 + 26.5 + 8 = 167.
    #expect(abs(height(.accessibilityExtraExtraExtraLarge, scale: 3) - 502.0 / 3) < 1e-9)
    #expect(height(.accessibilityExtraExtraExtraLarge, scale: 2) == 167)
  }

  @Test("each additional line adds its style's leading or its line height, rounded only at the end")
  func lines() {
    // 66.3333 + 22 + 2 * 19.764 = 127.8613: 383.6 pixels, so 384.
    #expect(abs(height(.large, scale: 3, headline: "a\nb", body: "a\nb\nc") - 128) < 1e-9)
  }

  @Test("right-to-left text has the same height")
  func rightToLeft() {
    #expect(abs(height(.large, scale: 3, headline: "שלום", body: "مرحبا") - 199.0 / 3) < 1e-9)
  }
}
