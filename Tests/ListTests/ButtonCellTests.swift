import CoreGraphics
import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Cells that keep their width, and have the height of a wrapping label next to a button.
@MainActor
struct ButtonCellTests {
  private final class Texts: NSObject, UICollectionViewDataSource {
    let texts = ["One line", "Two\nlines", "Four\nlines\nof\ntext"]
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? ButtonCell)?.label.text = texts[indexPath.item]
      return cell
    }
  }

  /// The body's points at each category (dynamic-type.json), and the cells' heights on a screen of 2 pixels to the
  /// point.
  ///
  /// A line is 1.193359375 times the points, and the style's leading is the distance between two (uikit-recorded.md, "Text
  /// of labels", IB; dynamic-type.json). One, two and four lines are rounded up to half a point; the cell adds 8 above and
  /// below, and rounds up to whole points:
  ///
  ///     14/19  16.7070 -> 17  35.7070 -> 36  73.7070 -> 74
  ///     15/20  17.9004 -> 18  37.9004 -> 38  77.9004 -> 78
  ///     16/21  19.0938 -> 19.5  40.0938 -> 40.5  82.0938 -> 82.5
  ///     17/22  20.2871 -> 20.5  42.2871 -> 42.5  86.2871 -> 86.5
  ///     19/24  22.6738 -> 23  46.6738 -> 47  94.6738 -> 95
  ///     21/26  25.0605 -> 25.5  51.0605 -> 51.5  103.0605 -> 103.5
  ///     23/29  27.4473 -> 27.5  56.4473 -> 56.5  114.4473 -> 114.5
  ///     28/34  33.4141 -> 33.5  67.4141 -> 67.5  135.4141 -> 135.5
  ///     33/40  39.3809 -> 39.5  79.3809 -> 79.5  159.3809 -> 159.5
  ///     40/48  47.7344 -> 48  95.7344 -> 96  191.7344 -> 192
  ///     47/56  56.0879 -> 56.5  112.0879 -> 112.5  224.0879 -> 224.5
  ///     53/62  63.2480 -> 63.5  125.2480 -> 125.5  249.2480 -> 249.5
  private static let heights: [(category: UIContentSizeCategory, points: CGFloat, heights: [CGFloat])] = [
    (.extraSmall, 14, [33, 52, 90]),
    (.small, 15, [34, 54, 94]),
    (.medium, 16, [36, 57, 99]),
    (.large, 17, [37, 59, 103]),
    (.extraLarge, 19, [39, 63, 111]),
    (.extraExtraLarge, 21, [42, 68, 120]),
    (.extraExtraExtraLarge, 23, [44, 73, 131]),
    (.accessibilityMedium, 28, [50, 84, 152]),
    (.accessibilityLarge, 33, [56, 96, 176]),
    (.accessibilityExtraLarge, 40, [64, 112, 208]),
    (.accessibilityExtraExtraLarge, 47, [73, 129, 241]),
    (.accessibilityExtraExtraExtraLarge, 53, [80, 142, 266]),
  ]

  private func make(_ texts: Texts, _ category: UIContentSizeCategory) -> UICollectionView {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 335, height: 44)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 1000), collectionViewLayout: flow)
    change(collection, to: category)
    collection.register(ButtonCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = texts
    collection.layoutIfNeeded()
    return collection
  }

  private func change(_ collection: UICollectionView, to category: UIContentSizeCategory) {
    collection.overrideTraits(
      with: UITraitCollection {
        $0.preferredContentSizeCategory = category
        $0.displayScale = 2
      })
    collection.layoutIfNeeded()
  }

  @Test("at every text size, cells have the height of their label and an unchanged width", arguments: 0..<12)
  func everyCategory(index: Int) throws {
    let (category, points, heights) = Self.heights[index]
    let texts = Texts()
    let collection = make(texts, category)
    let frames = Collections.frames(collection)
    #expect(frames.map(\.height) == heights)
    #expect(frames.map(\.width) == [335, 335, 335])
    // Each is alone in its line, (375 - 335) / 2 from the edges; lines are 10 apart.
    #expect(frames.map(\.minX) == [20, 20, 20])
    let tops = [0, heights[0] + 10, heights[0] + heights[1] + 20]
    #expect(frames.map(\.minY) == tops)
    #expect(collection.contentSize == CGSize(width: 375, height: heights.reduce(20, +)))
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)) as? ButtonCell)
    #expect(cell.label.font.pointSize == points)
    // 335 - 16 - 8 - 60 - 16 = 235; the label has the remaining width.
    #expect(cell.label.frame == CGRect(x: 16, y: 8, width: 235, height: heights[1] - 16))
    #expect(cell.button.frame.minX == 259 && cell.button.frame.width == 60)
    #expect(abs(cell.button.frame.midY - heights[1] / 2) <= 0.5)
  }

  @Test("cells on the screen follow the text size through all categories and back")
  func live() {
    let texts = Texts()
    let collection = make(texts, .large)
    for step in Self.heights + Self.heights.reversed() {
      change(collection, to: step.category)
      #expect(Collections.frames(collection).map(\.height) == step.heights)
    }
  }
}
