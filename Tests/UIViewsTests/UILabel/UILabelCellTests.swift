import DynamicType
import Foundation
import Testing
import UIFoundation

@testable import UIViews

/// The headline and the body of a self-sizing cell, with system spacing between their baselines, in a plain view with
/// margins of 8.
///
/// The system font has a line of 1.193359375 em and a descender of -0.2412109375 em, Palatino one of 1.007 em and
/// -0.281 em.
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
    // From the top margin, the headline's leading of 22. From baseline to baseline, 18 * (1.007 - 0.281) + 17 *
    // 0.2412109375 = 17.1686. To the bottom margin, 18 * 1.007 = 18.126. Each rounded up, and margins of 8:
    // 3x: 8 + 22 + 17.3333 + 18.3333 + 8 = 73.6667.  2x: 8 + 22 + 17.5 + 18.5 + 8 = 74.
    #expect(abs(height(.large, scale: 3) - 221.0 / 3) < 1e-9)
    #expect(height(.large, scale: 2) == 74)
  }

  @Test("at the largest category: 53 over 51 points")
  func largest() {
    // The headline's leading is 62; 51 * (1.007 - 0.281) + 53 * 0.2412109375 = 49.8102; 51 * 1.007 = 51.357.
    // 3x: 8 + 62 + 50 + 51.6667 + 8 = 179.6667.  2x: 8 + 62 + 50 + 51.5 + 8 = 179.5.
    #expect(abs(height(.accessibilityExtraExtraExtraLarge, scale: 3) - 539.0 / 3) < 1e-9)
    #expect(height(.accessibilityExtraExtraExtraLarge, scale: 2) == 179.5)
  }

  @Test("each additional line adds its style's leading or its line height, rounded only at the end")
  func lines() {
    // 73.6667 + 22 + 2 * 18.126 = 131.9187: 395.8 pixels, so 396.
    #expect(abs(height(.large, scale: 3, headline: "a\nb", body: "a\nb\nc") - 132) < 1e-9)
  }

  @Test("right-to-left text has the same height")
  func rightToLeft() {
    #expect(abs(height(.large, scale: 3, headline: "שלום", body: "مرحبا") - 221.0 / 3) < 1e-9)
  }
}
