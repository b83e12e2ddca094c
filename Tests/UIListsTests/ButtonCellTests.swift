import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIViews

@testable import UILists

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
  /// A line is 1.193359375 times the points. One, two and four lines are rounded up to half a point; the cell adds 8
  /// above and below, and rounds up to whole points:
  ///
  ///     14   16.7070 -> 17   33.4141 -> 33.5   66.8281 -> 67       19   22.6738 -> 23   45.3477 -> 45.5   90.6953 -> 91
  ///     15   17.9004 -> 18   35.8008 -> 36     71.6016 -> 72       21   25.0605 -> 25.5 50.1211 -> 50.5  100.2422 -> 100.5
  ///     16   19.0938 -> 19.5 38.1875 -> 38.5   76.3750 -> 76.5     23   27.4473 -> 27.5 54.8945 -> 55    109.7891 -> 110
  ///     17   20.2871 -> 20.5 40.5742 -> 41     81.1484 -> 81.5     28   33.4141 -> 33.5 66.8281 -> 67    133.6563 -> 134
  ///     33   39.3809 -> 39.5 78.7617 -> 79    157.5234 -> 158      47   56.0879 -> 56.5 112.1758 -> 112.5 224.3516 -> 224.5
  ///     40   47.7344 -> 48   95.4688 -> 95.5  190.9375 -> 191      53   63.2480 -> 63.5 126.4961 -> 126.5 252.9922 -> 253
  private static let heights: [(category: UIContentSizeCategory, points: CGFloat, heights: [CGFloat])] = [
    (.extraSmall, 14, [33, 50, 83]), (.small, 15, [34, 52, 88]), (.medium, 16, [36, 55, 93]),
    (.large, 17, [37, 57, 98]), (.extraLarge, 19, [39, 62, 107]), (.extraExtraLarge, 21, [42, 67, 117]),
    (.extraExtraExtraLarge, 23, [44, 71, 126]), (.accessibilityMedium, 28, [50, 83, 150]),
    (.accessibilityLarge, 33, [56, 95, 174]), (.accessibilityExtraLarge, 40, [64, 112, 207]),
    (.accessibilityExtraExtraLarge, 47, [73, 129, 241]), (.accessibilityExtraExtraExtraLarge, 53, [80, 143, 269]),
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
    #expect(frames.map(\.minY) == [0, heights[0] + 10, heights[0] + heights[1] + 20])
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
