import Foundation
import Glibc
import TestSupport
import Testing
import UIFoundation

@testable import UIKit

/// A change of the category takes constant time for each live cell.
@MainActor
struct CategoryGrowthTests {
  private func cells(_ count: Int) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 10_000))
    for index in 0..<count {
      let cell = UIView(frame: CGRect(x: 0, y: CGFloat(index), width: 320, height: 80))
      cell.formsLayoutRegion = true
      let (headline, body) = (UILabel(), UILabel())
      headline.font = .preferredFont(forTextStyle: .headline)
      body.font = .preferredFont(forTextStyle: .body)
      for label in [headline, body] {
        label.adjustsFontForContentSizeCategory = true
        label.text = "Cell \(index % 10)"
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.addSubview(label)
      }
      NSLayoutConstraint.activate([
        headline.topAnchor.constraint(equalTo: cell.topAnchor),
        headline.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
        body.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
        body.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: headline.lastBaselineAnchor, multiplier: 1),
      ])
      root.addSubview(cell)
    }
    root.layoutIfNeeded()
    return root
  }

  private func seconds(_ work: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let before = now()
    work()
    return now() - before
  }

  private func change(_ count: Int) -> Double {
    let root = cells(count)
    return (0..<4).map { round in
      seconds {
        root.traitOverrides.preferredContentSizeCategory = round % 2 == 0 ? .accessibilityLarge : .small
        root.layoutIfNeeded()
      }
    }.min() ?? 0
  }

  @Test("a change of the category for 1,000 live cells takes about ten times as long as for 100")
  func growth() {
    // Linear growth is 10, and quadratic growth would be 100. Three times the linear growth allows for the caches of a
    // busy machine.
    let count = Rounds.count(quick: 40, full: 100)
    #expect(change(10 * count) < 30 * change(count))
  }

  @Test("every label of 1,000 live cells has its new font, and the right spacing between baselines")
  func fonts() {
    let root = cells(1_000)
    root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    root.layoutIfNeeded()
    let labels = root.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
    // Headline and body are 33 points at accessibilityL (dynamic-type.json).
    #expect(labels.count == 2_000 && labels.allSatisfy { $0.font.pointSize == 33 })
    let heights = Set(root.subviews.map { ($0.subviews[1].frame.minY * 3).rounded() })
    #expect(heights.count == 1)
  }
}
